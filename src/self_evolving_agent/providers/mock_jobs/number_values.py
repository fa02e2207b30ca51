"""What the mock does with numbers that a task states."""

from .arithmetic import CLAMP, PRIME
from .calculations import DAYS_BETWEEN, PRIME_SUM
from .conversions import ROMAN, TEMPERATURE
from .orders import BASES
from .recurrences import FACTORIAL, FIBONACCI, GCD
from .stated import dates, digits_and_bases, number_and_range, number_before, whole_numbers
from .value_job import ValueJob

NUMBER_JOBS = (
    ValueJob(
        of=CLAMP,
        name="clamp",
        pattern=r"\bclamp|\b(constrain|limit|restrict|confine|bound|keep|bring|force)\w*\b.*\b(range|between|within|to)\b",
        unless=r"\bwords?\b|\bcharacters?\b|\bdecimals?\b|\bdigits?\b",
        values=number_and_range,
        does="Return the value if it lies in the range from low to high, or else the end of the range nearest to it.",
        asked_as=("clamp a number to a range", "keep a value within two bounds", "limit a reading to an interval"),
        plain="expression",
    ),
    ValueJob(
        of=GCD,
        name="gcd",
        pattern=r"\bgcd\b|greatest common (divisor|factor)",
        values=whole_numbers(2),
        does="Return the greatest common divisor of a and b, which is never negative.",
        asked_as=("greatest common divisor of two numbers", "largest number dividing both", "highest common factor"),
    ),
    ValueJob(
        of=FACTORIAL,
        name="factorial",
        pattern=r"\bfactorial\b",
        unless=r"digits?|zero|divid|sum",
        values=whole_numbers(1, most=1000),
        does="Return the factorial of n, the product of all whole numbers from 1 to n.",
        asked_as=("factorial of a number", "n!", "multiply all whole numbers up to n"),
        plain="expression",
        steps="recursion",
    ),
    ValueJob(
        of=FIBONACCI,
        name="fibonacci",
        pattern=r"\bfibonacci\b",
        unless=r"sequence|series|list|first|sum",
        values=whole_numbers(1, most=1000),
        does="Return the nth Fibonacci number, where the numbers 0 and 1 are those for n = 0 and n = 1.",
        asked_as=("nth Fibonacci number", "Fibonacci number at a place", "element n of the Fibonacci row"),
    ),
    ValueJob(
        of=PRIME,
        name="is_prime",
        pattern=r"\bis\b.*\bprime\b|\bprimality\b",
        unless=PRIME.unless,
        values=whole_numbers(1),
        does="Return whether n is a prime number.",
        asked_as=("is a number prime", "check a number for primality", "has a number no divisors but itself and 1"),
        plain="expression",
    ),
    ValueJob(
        of=PRIME_SUM,
        name="sum_of_primes_below",
        pattern=r"\bprimes?\b.*\b(below|under|less than|smaller than)\b.*\d",
        unless=r"^(?!.*\b(sum|add|total)\w*\b)|average|count|how many",
        values=whole_numbers(1, most=2_000_000),
        does="Return the sum of all prime numbers that are smaller than limit.",
        asked_as=("sum of the primes below a limit", "add up all primes under a number", "total of primes less than n"),
        spare=("assert sum_of_primes_below(50) == 328",),
    ),
    ValueJob(
        of=PRIME_SUM,
        name="sum_of_primes_up_to",
        pattern=r"\bprimes?\b.*\b(up to|until|through)\b.*\d",
        unless=r"^(?!.*\b(sum|add|total)\w*\b)|average|count|how many",
        values=whole_numbers(1, most=2_000_000),
        does="Return the sum of all prime numbers up to last, which is counted too.",
        asked_as=("sum of the primes up to a number", "add up all primes through n", "total of primes, n included"),
        spare=("assert sum_of_primes_up_to(50) == 328",),
    ),
    ValueJob(
        of=DAYS_BETWEEN,
        name="days_between",
        pattern=r"\bdays?\b",
        unless=r"week|working|business",
        values=dates,
        does="Return how many days lie between two dates, written as YYYY-MM-DD, whichever of them comes first.",
        asked_as=("days between two dates", "how many days from one date to another", "distance of two dates in days"),
    ),
    ValueJob(
        of=TEMPERATURE,
        name="celsius_to_fahrenheit",
        pattern=r"\bfahrenheit\b",
        values=number_before("celsius|centigrade|C"),
        does="Return a temperature given in degrees Celsius as degrees Fahrenheit.",
        asked_as=("Celsius to Fahrenheit", "convert centigrade to Fahrenheit", "how hot is it in Fahrenheit"),
    ),
    ValueJob(
        of=TEMPERATURE,
        name="fahrenheit_to_celsius",
        pattern=r"\b(celsius|centigrade)\b",
        values=number_before("fahrenheit|F"),
        does="Return a temperature given in degrees Fahrenheit as degrees Celsius.",
        asked_as=("Fahrenheit to Celsius", "convert Fahrenheit to centigrade", "how hot is it in Celsius"),
        plain="expression",
    ),
    ValueJob(
        of=BASES,
        name="convert_base",
        pattern=r"\bbase\b",
        values=digits_and_bases,
        does="Return a whole number, given by its digits in the base source, in the base target; both from 2 to 36.",
        asked_as=("convert a number to another base", "binary to decimal", "change the base of digits"),
    ),
    ValueJob(
        of=ROMAN,
        name="to_roman",
        pattern=r"\broman\b",
        values=whole_numbers(1, most=3999),
        does="Return a whole number from 1 to 3999 as a Roman numeral.",
        asked_as=("write a number as a Roman numeral", "Roman digits of a number", "number in Roman notation"),
        plain="expression",
        steps="table",
    ),
)
