"""The fake Ollama is held against the official client, so that it cannot drift from the protocol (ADR 4)."""

from contextlib import asynccontextmanager

import ollama
import pytest
from fake_model_servers import PULLED, FakeOllama

HELLO = [{"role": "user", "content": "hi"}]


@asynccontextmanager
async def talking():
    async with FakeOllama() as server:
        client = ollama.AsyncClient(host=server.address)
        try:
            yield server, client
        finally:
            await client._client.aclose()  # the package closes it in __del__ at best


async def test_the_official_client_reads_a_streamed_reply_from_the_fake():
    async with talking() as (server, client):
        server.streams(server.piece("Hel"), server.piece("lo"), server.final())
        parts = [part async for part in await client.chat("small:1b", HELLO, stream=True)]
    assert "".join(part.message.content or "" for part in parts) == "Hello"
    assert (parts[-1].done, parts[-1].done_reason) == (True, "stop")


async def test_the_official_client_lists_and_shows_the_models_of_the_fake():
    async with talking() as (server, client):
        server.installs("small:1b", "large:70b")
        server.loads("small:1b")
        server.shows(["completion", "thinking"])
        listed, loaded, shown = await client.list(), await client.ps(), await client.show("small:1b")
    assert [model.model for model in listed.models] == ["small:1b", "large:70b"]
    assert [model.model for model in loaded.models] == ["small:1b"]
    assert shown.capabilities == ["completion", "thinking"]


async def test_the_official_client_follows_a_pull_from_the_fake():
    async with talking() as (server, client):
        server.installs()
        server.pulls(*PULLED)
        lines = [line async for line in await client.pull("small:1b", stream=True)]
        listed = await client.list()
    assert [(line.completed, line.total) for line in lines if line.digest][-1] == (10, 10)
    assert lines[-1].status == "success"
    assert [model.model for model in listed.models] == ["small:1b"]


async def test_the_official_client_sees_a_pull_of_the_fake_fail():
    async with talking() as (server, client):
        server.pulls(PULLED[0], {"error": "pull model manifest: file does not exist"})
        with pytest.raises(ollama.ResponseError, match="file does not exist"):
            async for _ in await client.pull("nosuch:1b", stream=True):
                pass


async def test_the_official_client_sees_the_error_inside_the_fakes_stream():
    async with talking() as (server, client):
        server.streams(server.piece("Hel"), server.error("out of memory"))
        stream = await client.chat("small:1b", HELLO, stream=True)
        with pytest.raises(ollama.ResponseError, match="out of memory"):
            async for _ in stream:
                pass
