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
        "def f(x):\n    vars = 0\n    class A:\n        y = vars()\n        vars = 1\n    return A.y\n",
        "def f(x):\n    d = {}\n    return [vars() for d[vars] in [1]]\n",
        "def f(x):\n    vars = 0\n    def g():\n        global vars\n        return vars()\n    return g()\n",
        "def f(p):\n    io = 1\n    def g():\n        import io\n        return io.open(p)\n    return g()\n",
        "def f(p):\n    io = 1\n    class A:\n        import io\n        y = io.open(p)\n    return A.y\n",
        "def f(p):\n    io = 1\n    def g():\n        nonlocal io\n        import io\n    g()\n    return io.open(p)\n",
    ],
)
def test_a_variable_of_one_scope_hides_no_builtin_or_module_of_another(source):
    assert impurity(source).reason == "impure"


@pytest.mark.parametrize(
    "source",
    [
        "def f(vars):\n    def g():\n        return [vars for _ in vars]\n    return g()\n",
        "def f(vars):\n    class A:\n        y = vars\n    return A.y\n",
        "def f():\n    n = 0\n    def g():\n        nonlocal n\n        n += 1\n        return n\n    return g()\n",
    ],
)
def test_a_variable_is_one_in_the_scopes_within_its_own(source):
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


@pytest.mark.parametrize(
    "source",
    [
        "import enum\nenum.bltns.open",
        "import textwrap\ntextwrap.re.enum.bltns.open",
        "from enum import bltns as b\nb.open",
        "from json.tool import Path\nPath",
        "from ast import *\nx = contextmanager\nimport contextlib\ncontextlib.sys",
        "import typing\ntyping._eval_type",
        "import json.tool\njson.tool.Path",
        "import json\njson.tool.Path",
        "from json import tool",
        "from json import decoder\nx = decoder",
        "import xml.etree.ElementTree\nxml.etree.ElementTree.parse('f')",
        "import urllib.parse\nurllib.request.urlopen",
        "import urllib.parse\nx = urllib",
        "import enum\nx = enum",
        "import enum\nfrom operator import attrgetter\nattrgetter('bltns.open')(enum)",
        "import enum\ndef f(enum):\n    return enum\ngetattr(enum, 'bltns')",
        "def f():\n    import enum\n    x = enum",
        "import xml.etree.ElementTree as ET\nET.parse('f')",
    ],
)
def test_no_way_leads_through_a_pure_module_to_another(source):
    assert impurity(source) is not None


@pytest.mark.parametrize(
    "source",
    [
        "g = getattr",
        "list(map(getattr, [f], ['_' + 'a']))",
        "import operator\noperator.attrgetter('_' + 'a')",
        "from operator import attrgetter as of\nof(*names)",
        "from operator import *\nx = attrgetter",
        "match f:\n    case object(__globals__=g):\n        g.get('x')",
        "match f:\n    case object(gi_frame=g):\n        pass",
        "import string\nstring.Formatter()",
        "from typing import get_type_hints as hints\nhints(f)",
        "import functools\nfunctools.update_wrapper(f, g, ['_' + 'a'])",
        "from functools import wraps\nwraps(f, ['_' + 'a'])",
        "from functools import singledispatch\n@singledispatch\ndef f(x):\n    pass",
    ],
)
def test_attributes_are_not_asked_for_by_names_that_cannot_be_read(source):
    assert impurity(source).reason == "impure"


@pytest.mark.parametrize(
    "source",
    [
        "def g(globals):\n    return globals\ndef f(x):\n    return globals()",
        "if 0:\n    globals = 1\ndef f(x):\n    return globals()",
        "class A:\n    globals = 1\n    def f(self):\n        return globals()",
        "def f(x):\n    return [globals for globals in x], globals()",
        "def f(x):\n    global compile\n    compile = 1\n    return compile",
        "f = lambda compile=compile: compile",
    ],
)
def test_a_name_is_the_builtin_wherever_no_function_binds_it(source):
    assert impurity(source).reason == "impure"


@pytest.mark.parametrize(
    "source",
    [
        "from datetime import datetime\nclock = datetime.now",
        "from datetime import datetime\ngetattr(datetime, 'now')()",
        "from operator import methodcaller\nmethodcaller('today')",
        "import statistics\nstatistics.random.random()",
        "from statistics import random",
        "def g(id):\n    return id\ndef f(x):\n    return id(x)",
    ],
)
def test_chance_and_time_are_seen_on_byways(source):
    assert impurity(source) is not None


@pytest.mark.parametrize(
    "source",
    [
        "import string\ndef f(string):\n    return string.upper()\ndef g():\n    return string.digits",
        "def f(xs):\n    return [hash for hash in xs] + [(lambda id: id)(x) for x in xs]",
        "async def f(xs):\n    return {vars: id for vars, id in xs}, {help for help in xs}",
        "def f(xs):\n    vars, *input = xs\n    return input",
        "def f():\n    try:\n        pass\n    except ValueError as help:\n        return help",
        "def f(x):\n    match x:\n        case [hash, *vars]:\n            return hash, vars",
        "def f(x):\n    match x:\n        case int(real=r):\n            return r",
        "from functools import wraps\ndef d(f):\n    @wraps(f)\n    def g(x):\n        return f(x)\n    return g",
        "import operator\nf = operator.attrgetter('real', 'imag'), operator.methodcaller('replace', '_', '')",
        "import collections.abc\nx = collections.abc.Iterable, collections.Counter",
        "import json\nx = json.decoder.JSONDecodeError, json.dumps",
        "from math import *\ndef f(x):\n    return sqrt(x) + pi",
        "import heapq, itertools, decimal, io\nx = heapq.nlargest, itertools.chain, decimal.Decimal, io.StringIO",
        "import urllib.parse\nurllib.parse.quote('a')",
        "import xml.etree.ElementTree\nxml.etree.ElementTree.fromstring('<a/>')",
        "import xml.etree.ElementTree as ET\nET.fromstring('<a/>')",
    ],
)
def test_names_of_ones_own_and_what_modules_are_for_are_pure(source):
    assert impurity(source) is None


def test_other_tools_may_be_imported_where_they_are_named():
    assert impurity("from clamp import clamp").reason == "impure"
    assert impurity("from clamp import clamp", ("clamp",)) is None
