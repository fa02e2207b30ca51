"""A few sessions that anybody has: `mock`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from pydantic import JsonValue

from self_evolving_agent.records import made_id, read_record

from .claims import Claims, HeldClaim

SESSIONS: tuple[dict[str, JsonValue], ...] = (
    {
        "goal": "write a function is_palindrome(text) that tells whether a text reads the same backwards",
        "domain": "programming",
        "result": "success",
        "transcript": "def is_palindrome(text): return text == text[::-1]",
    },
    {
        "goal": "write a function fibonacci(n) that gives the n-th Fibonacci number",
        "domain": "python",
        "result": "failure",
        "errors": ["RecursionError: maximum recursion depth exceeded"],
        "transcript": "def fibonacci(n): return fibonacci(n - 1) + fibonacci(n - 2)",
    },
    {
        "goal": "sum of the numbers 3, 5, 8 and 13",
        "domain": "finance",
        "result": "partial",
        "errors": ["ValueError: could not convert string to float: '13 '"],
        "tool_calls": ["read_file numbers.txt", "python sum.py"],
    },
    {
        "goal": "write a function is_prime(n) that tells whether n is prime",
        "domain": "backend",
        "result": "success",
        "errors": ["AssertionError: is_prime(1) is True", "AssertionError: is_prime(0) is True", "NameError: sqrt"],
        "transcript": "first: all(n % d for d in range(2, n))\nin the end: n > 1 and all(n % d for d in range(2, n))",
    },
    {
        "goal": "plan a weekend in Lisbon for two",
        "domain": "travel",
        "result": "success",
        "transcript": "Day 1: Alfama, Castelo. Day 2: Belém.",
        "rating": 5,
    },
    {"goal": "draft a short thank-you note", "domain": "email", "result": "maybe"},
)
"""The last one is flawed."""


class MockSource:
    """Claims each of its sessions once per home."""

    name = "mock"

    def __init__(self, claims: Claims) -> None:
        self._claims = claims

    async def claims(self) -> AsyncIterator[HeldClaim]:
        for number, raw in enumerate(SESSIONS, 1):
            record_id = made_id("mock", str(number))
            claim = self._claims.claim(read_record(raw, record_id, record_id, f"session {number}"))
            if claim is not None:
                yield claim

    async def wait(self, timeout_s: float) -> None:
        await asyncio.sleep(timeout_s)

    async def aclose(self) -> None: ...
