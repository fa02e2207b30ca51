import pytest

from self_evolving_agent.tools.purity import impurity
from tool_samples import HONEST


@pytest.mark.parametrize("name", HONEST)
def test_honest_tools_are_pure(name):
    assert impurity(HONEST[name][0]) is None


@pytest.mark.parametrize(
    "source",
    [
        "import re, math\nfrom collections import Counter\nfrom collections.abc import Iterable\n",
        "import urllib.parse\nfrom urllib.parse import quote\nimport xml.etree.ElementTree as ET\n",
        "from __future__ import annotations\nfrom dataclasses import dataclass\n",
        "def f(input, vars, id, hash):\n    return input, vars, id, hash\n",
        "def f(x):\n    return type(x).__name__\n",
        "class Point:\n    def __init__(self, x):\n        self.x = x\n",
        "def f(x):\n    return getattr(x, 'real')\n",
        "from datetime import date, datetime\ndef f(t):\n    return datetime.fromisoformat(t) - date(1, 1, 1)\n",
        "def f(x__):\n    return x__.y__\n",
        "if __name__ == '__main__':\n    print(1)\n",
    ],
)
def test_what_only_computes_is_pure(source):
    assert impurity(source) is None


@pytest.mark.parametrize(
    "source",
    [
        *("import os", "import sys", "import subprocess as s", "from os import path", "import pathlib", "import numpy"),
        *("import pickle", "import importlib", "from . import other", "import os as a\nimport json as a"),
        *(
            "open('f')",
            "eval('1')",
            "exec('1')",
            "__import__('os')",
            "compile('1', '', 'eval')",
            "input()",
            "globals()",
        ),
        *("breakpoint()", "raise SystemExit", "x = __builtins__", "print(__file__)", "def f(open):\n    open('f')"),
        *("().__class__.__base__.__subclasses__()", "f.__globals__", "f.__dict__", "f.__code__", "g.gi_frame.f_back"),
        *("getattr(x, 'a' + 'b')", "getattr(x, '__class__')", "setattr(x, 'a', 1)", "delattr(x, 'a')"),
        *("import json\njson.dumps = str", "import math\ndel math.pi", "import dataclasses\ndataclasses.sys.exit()"),
        *(
            "from dataclasses import sys",
            "from io import open as o",
            "import io\nio.open('f')",
            "import codecs\ncodecs.open('f')",
        ),
        *("import operator\noperator.attrgetter('__class__.__base__')", "'{0.__class__}'.format(1)"),
    ],
)
def test_what_reaches_out_or_looks_behind_is_impure(source):
    assert impurity(source).reason == "impure"


@pytest.mark.parametrize(
    "source",
    [
        *("import socket", "import urllib.request", "from urllib import request", "from urllib.request import urlopen"),
        *("import requests", "import httpx as h", "import http.client", "import os, ssl"),
    ],
)
def test_what_needs_the_network_is_said_to(source):
    assert impurity(source).reason == "needs_network"


@pytest.mark.parametrize(
    "source",
    [
        *("import random", "from random import choice", "import time", "import uuid", "import secrets"),
        *("from datetime import datetime\ndatetime.now()", "import datetime\ndatetime.datetime.now(datetime.UTC)"),
        *(
            "from datetime import date\ndate.today()",
            "from datetime import datetime\ndatetime.utcnow()",
            "id(1)",
            "hash('a')",
        ),
    ],
)
def test_what_asks_for_chance_or_the_time_is_not_the_same_twice(source):
    assert impurity(source).reason == "nondeterministic"


def test_other_tools_may_be_imported_where_they_are_named():
    assert impurity("from clamp import clamp").reason == "impure"
    assert impurity("from clamp import clamp", ("clamp",)) is None
