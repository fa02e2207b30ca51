"""What is small talk, what is work, and what goes on from the last task, by the words alone."""

import time

import pytest

from self_evolving_agent.chat.talk import is_following, is_foreign, is_talk
from self_evolving_agent.chat.wording.own_values import OwnValues

TALK = (
    "hi",
    "Hi!",
    "hello there",
    "hey, how are you?",
    "thanks!",
    "thank you very much",
    "many thanks, that was great",
    "thanks again",
    "ok, cool",
    "good morning",
    "bye",
    "see you later!",
    "How are you doing today?",
    "who are you?",
    "what can you do?",
    "what's your name",
    "lol",
    "great job!",
    "that's very nice",
    "Hallo, wie geht's?",
    "danke schön",
    "merci",
    "hola",
    "你好",
    ":-)",
    "!!!",
    "👍",
    "why?",
    "are you sure?",
)
WORK = (
    "hi-lo sort 3, 1",
    "good primes below 10",
    "sort hi, bye, thanks",
    "hello world in python",
    "translate hello into French",
    "thanks, now sort 3, 1, 2",
    "what is the gcd of 48 and 36?",
    "is 7 a good number?",
    "cool 37 celsius to fahrenheit",
    "hi\nsort these",
    "print hello",
    "say 'hi' 3 times",
    "write a poem",
    "yes or no: is 7 prime?",
    "all primes below 20",
    "so what is 3 + 4",
    "ok, 5 times 7",
    "how many days are in a year",
    "great circle distance between 2 points",
    "nice numbers: 3, 4",
)
UNCLEAR = (
    "you look tired",
    "Paris",
    "I am bored",
    "turtles",
    "capital of Spain",
    "good primes",
    "hey you clever thing",
)
FOLLOWING = (
    "and for 20?",
    "and for 20",
    "what about Spain?",
    "how about in Python",
    "the same for 30",
    "same with 5",
    "again",
    "now use recursion",
    "but in reverse",
    "and the capital of France?",
    "or without a loop",
    "in French instead",
    "for 7 as well",
    "und für 20?",
    "et pour 20 ?",
    "and if it is 3?",
    "what is the median?",
    "and the mean?",
)
BY_ITSELF = (
    "now write a poem about the sea",
    "and what is the capital of Spain?",
    "what is 3 plus 2?",
    "write a function that adds two numbers",
    "sort these words: pear, fig",
    "now sort [3, 1]",
    "then tell me a story",
    "also, who wrote Faust?",
    "add tests to the function and then run them against three different implementations of it, please",
)
FOREIGN = ("ordne sie absteigend", "füge 5 zu jeder hinzu", "trie-les par ordre", "nur die geraden")


@pytest.mark.parametrize("said", TALK)
def test_small_talk_is_known_by_its_words(said: str):
    assert is_talk(said) is True


@pytest.mark.parametrize("said", WORK)
def test_work_is_never_taken_for_talk(said: str):
    assert is_talk(said) is not True


@pytest.mark.parametrize("said", UNCLEAR)
def test_short_things_whose_words_say_nothing_are_left_to_the_model(said: str):
    assert is_talk(said) is None


@pytest.mark.parametrize("said", FOLLOWING)
def test_a_turn_that_says_only_what_differs_goes_on_from_the_last_task(said: str):
    assert is_following(said)


@pytest.mark.parametrize("said", BY_ITSELF)
def test_a_turn_that_says_it_all_is_a_task_of_its_own(said: str):
    assert not is_following(said)


@pytest.mark.parametrize("said", FOREIGN)
def test_a_short_text_without_a_word_of_english_is_foreign(said: str):
    assert is_foreign(said)


@pytest.mark.parametrize("said", ["sort them", "double 5", "Wörter: Apfel, Birne", "Paris", "gcd of 4 and 6"])
def test_english_and_what_has_its_own_data_is_not_foreign(said: str):
    assert not is_foreign(said)


@pytest.mark.parametrize("said", [f"that is {'good ' * 4000}x", "1" * 50_000, "a" * 50_000])
def test_whatever_was_pasted_in_is_told_from_talk_at_once(said: str):
    began = time.process_time()
    assert not is_talk(said)
    assert not OwnValues(said).spans
    assert time.process_time() - began < 2
