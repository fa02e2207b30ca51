"""The one choke point where secrets are taken out of what is about to be stored."""

import re
from collections.abc import Iterable

from pydantic import JsonValue

REDACTED = "[redacted]"
MIN_SECRET = 8
"""Shorter values are no secrets worth the name, and replacing them would shred ordinary text."""

_MARKERS = (
    "sk-",
    "ghp_",
    "gho_",
    "ghu_",
    "ghs_",
    "ghr_",
    "github_pat_",
    "AKIA",
    "ASIA",
    "xox",
    "AIza",
    "hf_",
    "earer",
    "PRIVATE KEY",
)
"""Every shape below contains one of these: text without any is not searched further."""

_SHAPES = re.compile(
    r"""
      (?<![A-Za-z0-9_-])(?:
          sk-(?=[A-Za-z0-9_-]*[0-9])[A-Za-z0-9_-]{20,}          # OpenAI, Anthropic and those who copy the form
        | gh[pousr]_[A-Za-z0-9]{36,}                            # GitHub
        | github_pat_[A-Za-z0-9_]{22,}
        | (?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Za-z0-9])              # AWS
        | xox[abeprs]-[A-Za-z0-9-]{10,}                         # Slack
        | AIza[A-Za-z0-9_-]{35}                                 # Google
        | hf_[A-Za-z0-9]{34}                                    # Hugging Face
      )
    | (?<=[Bb]earer[ ])(?=[A-Za-z._~+/-]*[0-9])[A-Za-z0-9._~+/-]{20,}=*
    | -----BEGIN[ ](?:[A-Z]+[ ])*PRIVATE[ ]KEY-----             # a whole block, or one that was cut off
      (?:(?:\s|\\[nr])*[A-Z][A-Za-z-]*:[ ][^\n\\]*)*           # headers of an encrypted key
      (?:\s|\\[nr]|["'+])*[A-Za-z0-9+/=]{40,}
      (?:[A-Za-z0-9+/=\s"']|\\[nr])*
      (?:-----END[ ](?:[A-Z]+[ ])*PRIVATE[ ]KEY-----)?
    """,
    re.VERBOSE,
)


class Redactor:
    """Replaces known secrets and well-known token shapes with `[redacted]`.

    Args:
        secrets: Values to remove wherever they stand; those under 8 characters are ignored.
    """

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        # The longest first, so that a secret that contains another leaves no rest behind.
        self._secrets = tuple(sorted({s for s in secrets if len(s) >= MIN_SECRET}, key=lambda s: (-len(s), s)))

    def text(self, text: str) -> str:
        """Give the text without secrets; the same object when there are none."""
        for secret in self._secrets:
            if secret in text:
                text = text.replace(secret, REDACTED)
        if any(marker in text for marker in _MARKERS):
            text = _SHAPES.sub(REDACTED, text)
        return text

    def tree(self, value: JsonValue) -> JsonValue:
        """Give a JSON value with every string in it redacted, the names of fields included."""
        match value:
            case str():
                return self.text(value)
            case list():
                return [self.tree(item) for item in value]
            case dict():
                return {self.text(name): self.tree(item) for name, item in value.items()}
            case _:
                return value

    def content(self, content: bytes) -> bytes:
        """Give text in UTF-8 redacted, and any other content as it is."""
        try:
            text = content.decode("utf-8")
        except UnicodeDecodeError:
            return content
        redacted = self.text(text)
        return content if redacted == text else redacted.encode("utf-8")
