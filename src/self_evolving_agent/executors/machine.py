"""What a task can ask of the machine it runs on, and the words by which programs ask for it."""

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Topic:
    """Something the machine can be asked for.

    Attributes:
        asked: Found in tasks that want it.
        signs: Found among the words by which a program asks.
        is_number: What is printed for it holds a digit.
    """

    name: str
    asked: str
    signs: str
    is_number: bool = True

    def is_wanted(self, task: str) -> bool:
        return re.search(self.asked, task, re.IGNORECASE) is not None

    def is_asked_for(self, words: str) -> bool:
        return re.search(rf"(?<![^\W_])(?:{self.signs})(?![^\W_])", words, re.IGNORECASE) is not None


TOPICS = (
    Topic("uptime", r"\buptime\b|how long .{0,30}\b(running|up)\b", r"uptime|boot\w*|btime|w|who"),
    Topic("disk usage", r"\bdisks?\b|\bstorage\b", r"df|du|disk_\w+|statvfs|lsblk|blockdev|findmnt"),
    Topic(
        "memory", r"\b(memory|ram)\b", r"free|meminfo|virtual_memory|sysconf|vmstat|vm_stat|top|getrusage|hw\.memsize"
    ),
    Topic("load", r"\bload\b(?! balanc)", r"uptime|loadavg|getloadavg|top|w|sar"),
    Topic(
        "CPU",
        r"\bcpus?\b|\bprocessors?\b|\bcores?\b",
        r"nproc|lscpu|cpuinfo|cpu_\w+|top|mpstat|processor|machine|ps|"
        r"sched_getaffinity|loadavg|getloadavg|stat|times",
        is_number=False,
    ),
    Topic("host name", r"\bhost ?name\b", r"hostname|gethostname|uname|node|hostnamectl", is_number=False),
    Topic(
        "kernel",
        r"\bkernel\b|\boperating system\b|\bos version\b",
        r"uname|platform|release|version|sw_vers|os-release|hostnamectl|system",
        is_number=False,
    ),
    Topic("processes", r"\bprocess(es)?\b", r"ps|top|pgrep|process_iter|pids|proc|\d*/proc\S*"),
    Topic(
        "date or time",
        r"\b(date|time|day|weekday)\b",
        r"date|datetime|time|now|today|strftime|ctime|localtime|gmtime|timedatectl|cal|ls|stat|getmtime|uptime|\w*mtime",
        is_number=False,
    ),
    Topic(
        "user",
        r"\busers?\b|\bwho am i\b|\bwhoami\b",
        r"whoami|id|getuser|getuid|geteuid|user|logname|who|getlogin|w|"
        r"users|getpwuid|getpwall|passwd|last",
        is_number=False,
    ),
    Topic(
        "files",
        r"\bfiles?\b|\bfolders?\b|\bdirector(y|ies)\b",
        r"ls|find|tree|list_?dir|scandir|iterdir|glob|rglob|walk|"
        r"stat|wc|du|cat|head|tail|read_file|open|pwd|getcwd|cwd|grep|read_text|exists|file|\*\S*",
        is_number=False,
    ),
    Topic("environment", r"\benvironment\b", r"env|printenv|environ|getenv|set|declare|export", is_number=False),
)


def wanted_topics(task: str) -> tuple[Topic, ...]:
    return tuple(topic for topic in TOPICS if topic.is_wanted(task))
