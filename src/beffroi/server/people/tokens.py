"""What is hard to guess: names, secrets, words and codes."""

from __future__ import annotations

import hashlib
import secrets

SECRET_BYTES = 32
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without those that are mistaken for each other."""
CODE_LENGTH = 6


def new_id() -> str:
    return secrets.token_urlsafe(12)


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def hashed(secret: str) -> str:
    """What is kept of a secret; it has so much entropy that no salt is needed."""
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()


def new_word() -> str:
    """By which a seat changes hands; 128 bits, because it is as good as the seat."""
    return secrets.token_urlsafe(16)


def new_code() -> str:
    """Something short that can be said on the telephone."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str:
    """A code as it was typed, made comparable."""
    return "".join(letter for letter in text.upper() if letter in CODE_LETTERS)[: CODE_LENGTH + 1]
