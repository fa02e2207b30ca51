import pytest

from self_evolving_agent.executors.absent import absent_package, explained

MISSING = "Traceback (most recent call last):\nModuleNotFoundError: No module named 'pandas'"


@pytest.mark.parametrize(
    ("text", "packages", "package"),
    [
        ("Use Pandas to read the file and take the mean.", (), "pandas"),
        ("Load it into a NumPy array, then sum it up.", (), "numpy"),
        ("Use scikit-learn for a regression.", ("numpy",), "scikit-learn"),
        ("Load it into a NumPy array, then sum it up.", ("numpy",), None),
        ("Read the rows with csv.DictReader and add them up.", (), None),
        ("Group the requested values by name.", (), None),
    ],
)
def test_an_idea_that_stands_on_a_package_which_is_not_there_is_known(text, packages, package):
    assert absent_package(text, packages) == package


def test_the_author_of_a_program_is_told_that_a_package_is_not_there():
    told = explained(MISSING, ())
    assert told.startswith(MISSING)
    assert told.endswith("pandas is not there: write it with the standard library alone.")


def test_the_author_is_told_which_packages_are_there():
    assert explained(MISSING, ("numpy",)).endswith("with the standard library and numpy alone.")


def test_another_failure_is_told_as_it_is():
    assert explained("ValueError: no", ()) == "ValueError: no"
