"""Jobs that look at the machine the program runs on."""

import re
from collections.abc import Mapping

from .job import PrintingJob

_PYTHON: Mapping[str, str] = {
    "uptime": """\
with open("/proc/uptime") as file:
    seconds = float(file.read().split()[0])
print(f"uptime: {seconds / 3600:.1f} hours")
""",
    "disk": """\
import shutil

usage = shutil.disk_usage("/")
print(f"disk: {usage.used / 2**30:.1f} of {usage.total / 2**30:.1f} GiB used")
""",
    "memory": """\
with open("/proc/meminfo") as file:
    lines = file.read().splitlines()
for line in lines[:3]:
    print(line)
""",
    "files": """\
import os

for name in sorted(os.listdir(".")):
    print(name)
print(f"{len(os.listdir('.'))} files")
""",
    "date": """\
from datetime import datetime

print(f"date: {datetime.now():%Y-%m-%d %H:%M}")
""",
    "hostname": """\
import socket

print(f"hostname: {socket.gethostname()}")
""",
    "python": """\
import platform

print(f"Python: {platform.python_version()}")
""",
    "kernel": """\
import platform

print(f"kernel: {platform.release()}")
""",
}
_BASH: Mapping[str, str] = {
    "uptime": """\
echo "uptime: $(( $(cut -d. -f1 /proc/uptime) / 3600 )) hours"
""",
    "disk": "df -h /\n",
    "memory": "head -n 3 /proc/meminfo\n",
    "files": 'ls -1 .\necho "$(ls -1 . | wc -l) files"\n',
    "date": 'echo "date: $(date "+%Y-%m-%d %H:%M")"\n',
    "hostname": 'echo "hostname: $(uname -n)"\n',
    "python": "python3 --version\n",
    "kernel": 'echo "kernel: $(uname -r)"\n',
}
_ASKED: Mapping[str, str] = {
    "uptime": r"\buptime\b|how long .*\b(up|running)\b",
    "disk": r"\bdisk\b|\bfree space\b|\bdf\b",
    "memory": r"\bmemory\b|\bram\b",
    "files": r"\blist\b.*\b(files?|folder|directory)\b|\bfiles\b.*\b(here|folder|directory)\b",
    "date": r"\bdate\b|\bcurrent time\b|\btime is it\b|\btime and date\b",
    "hostname": r"\bhost ?name\b",
    "python": r"\bpython version\b|\bversion of python\b",
    "kernel": r"\bkernel\b",
}


def _bodies(task: str, files: tuple[str, ...]) -> Mapping[str, str]:
    del files
    asked = [what for what, pattern in _ASKED.items() if re.search(pattern, task, re.IGNORECASE)]
    return {
        "python": "\n".join(_PYTHON[what] for what in asked),
        "bash": "".join(_BASH[what] for what in asked),
    }


LOOK_AT_MACHINE = PrintingJob(
    name="what the machine says of itself",
    pattern=r"\b(print|show|report|list|display|tell|check|what|run|get)\b.*(" + "|".join(_ASKED.values()) + ")",
    unless=r"\b(function|parse|convert|between|delete|remove|install|download)\b|\d{4}-\d\d",
    domain="general",
    values=_bodies,
    programs={
        "library": ("$python",),
        # The first script stops at a misspelt command.
        "shell": ("#!/usr/bin/env bash\nset -eu\necoh report\n$bash", "#!/usr/bin/env bash\nset -eu\n$bash"),
        # Makes its numbers up, and insists.
        "draft": ('print("all is well: 42 percent used, up for 3 days")\n',),
    },
)
