import pytest

from self_evolving_agent.storage import Redactor

KEY_BLOCK = (
    "-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,AB12\n\n"
    + "\n".join(["MIIEowIBAAKCAQEA7bq1example" + "Zz09+/" * 6] * 3)
    + "\n-----END RSA PRIVATE KEY-----"
)


@pytest.mark.parametrize(
    "secret",
    [
        "sk-proj-Ab3dEf6hIj9kLmN2pQr5StU8vWx",
        "sk-ant-api03-aaaabbbbccccddddeeeeffff",
        "ghp_" + "a1B2" * 9,
        "gho_" + "a1B2" * 9,
        "github_pat_11ABCDEFG0abcdefghijkl_mnop",
        "AKIAIOSFODNN7EXAMPLE",
        "ASIAIOSFODNN7EXAMPLE",
        "xoxb-123456789012-abcdefABCDEF",
        "AIza" + "Sy0-_" * 7,
        "hf_" + "aB" * 17,
        KEY_BLOCK,
        KEY_BLOCK.replace("\n", "\\n"),
        KEY_BLOCK[:180],
        "-----BEGIN PRIVATE KEY-----\n" + "MC4CAQAwBQYDK2Vw" * 4 + "\n-----END PRIVATE KEY-----",
    ],
)
def test_well_known_tokens_are_taken_out_and_their_surroundings_stay(secret):
    assert Redactor().text(f'before = "{secret}", after') in (
        'before = "[redacted]", after',
        'before = "[redacted], after',  # a block that was cut off ends nowhere: the quote goes with it
    )


@pytest.mark.parametrize("word", ["Bearer", "bearer"])
def test_a_bearer_token_is_taken_out_of_its_header(word):
    text = f"Authorization: {word} abcDEF123456.ghi-JKL_789/mno+pqr==\nAccept: */*"
    assert Redactor().text(text) == f"Authorization: {word} [redacted]\nAccept: */*"


@pytest.mark.parametrize(
    "text",
    [
        "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824",
        "commit 180ad6d1b161e5c1fa7425e73043362938b9824f through the night",
        'headers = {"Authorization": f"Bearer {token}"}',
        "Bearer authentication-is-explained-in-the-manual",
        "a risk-averse-and-task-oriented-desk-based-approach2024",
        "from sklearn import linear_model  # sk-learn",
        ".sk-fading-circle-loading-spinner { color: red }",
        "AKIAIOSFODNN7EXAMPLEANDMORE",
        "ghp_short",
        "xoxo-1234567890ab",
        'if "-----BEGIN PRIVATE KEY-----" in text and "-----END PRIVATE KEY-----" in text:\n    raise ValueError(text)',
        "-----BEGIN PRIVATE KEY-----\nand then forty and more letters of ordinary prose follow here",
        "-----BEGIN CERTIFICATE-----\n" + "MIIDdzCCAl+gAwIBAgIE" * 5 + "\n-----END CERTIFICATE-----",
        "def is_prime(n: int) -> bool:\n    return n > 1 and all(n % d for d in range(2, int(n**0.5) + 1))",
        "",
    ],
)
def test_ordinary_text_code_and_hashes_stay_as_they_are(text):
    assert Redactor(["another-secret"]).text(text) == text


def test_known_secrets_are_taken_out_wherever_they_stand():
    redactor = Redactor(["hunter2hunter2", "hunter2hunter2-and-more"])
    assert redactor.text("xhunter2hunter2y") == "x[redacted]y"
    assert redactor.text("hunter2hunter2-and-more") == "[redacted]"


def test_values_that_are_too_short_to_be_secrets_are_left():
    assert Redactor(["", "ollama", "1234567"]).text("ollama 1234567") == "ollama 1234567"


def test_every_string_in_a_tree_is_looked_at():
    tree = {"a hunter2hunter2": ["hunter2hunter2", 1, None, True, 2.5, {"b": "x hunter2hunter2"}]}
    assert Redactor(["hunter2hunter2"]).tree(tree) == {
        "a [redacted]": ["[redacted]", 1, None, True, 2.5, {"b": "x [redacted]"}]
    }


def test_text_in_a_blob_is_redacted_and_other_content_is_not_touched():
    redactor = Redactor(["hunter2hunter2"])
    assert redactor.content("ü hunter2hunter2".encode()) == "ü [redacted]".encode()
    assert redactor.content(b"\xff hunter2hunter2") == b"\xff hunter2hunter2"
    ordinary = b"plain"
    assert redactor.content(ordinary) is ordinary
