"""A stand-in for podman or docker: carries out `run` and `rm` as they are called here, with bubblewrap underneath.

As with the real ones, killing the command leaves the container running.
Usage: python sandbox_fake_engine.py BWRAP STATE run|rm ...
"""

import os
import signal
import subprocess
import sys
from pathlib import Path

_IMAGES = {"present", "docker.io/library/python:3.11-slim"}
_FLAGS = {"--rm", "--interactive", "--read-only"}


def main() -> int:
    bwrap, state, command, *rest = sys.argv[1:]
    (Path(state) / "log").open("a").write(repr([command, *rest]) + "\n")
    return _remove(Path(state) / rest[-1]) if command == "rm" else _run(bwrap, Path(state), rest)


def _remove(pid_file: Path) -> int:
    try:
        os.kill(int(pid_file.read_text()), signal.SIGKILL)
    except (FileNotFoundError, ProcessLookupError):
        return 1
    return 0


def _run(bwrap: str, state: Path, rest: list[str]) -> int:
    options: dict[str, list[str]] = {}
    while rest[0].startswith("--"):
        name = rest.pop(0)
        options.setdefault(name, []).append("" if name in _FLAGS else rest.pop(0))
    image, *arguments = rest
    if image not in _IMAGES:
        sys.stderr.write(f"Unable to find image '{image}' locally\n")
        return 125
    reader, writer = os.pipe()
    if os.fork() == 0:  # the service: it outlives the command
        os.setsid()
        os.close(reader)
        (state / options["--name"][0]).write_text(str(os.getpid()))
        code = subprocess.call(_box(bwrap, options, arguments), env={}, close_fds=True)
        os.write(writer, str(code).encode())
        os._exit(0)
    os.close(writer)
    return int(os.read(reader, 16) or b"137")


def _box(bwrap: str, options: dict[str, list[str]], arguments: list[str]) -> list[str]:
    prefix = str(Path(sys.executable).resolve().parent.parent)
    user, group = options["--user"][0].split(":")
    argv = [
        bwrap,
        "--die-with-parent",
        "--unshare-user",
        *("--uid", user, "--gid", group),
        "--unshare-pid",
        "--unshare-net",
        "--ro-bind",
        "/usr",
        "/usr",
        "--proc",
        "/proc",
    ]
    for link in ("bin", "lib", "lib64", "sbin"):
        argv += ["--symlink", f"usr/{link}", f"/{link}"]
    argv += ["--dev", "/dev", "--ro-bind", prefix, prefix]
    for mount in options["--tmpfs"]:
        path, _, settings = mount.partition(":")
        size = next(part for part in settings.split(",") if part.startswith("size="))[5:-1]
        argv += ["--size", str(int(size) << 20), "--perms", "1777", "--tmpfs", path]
    for mount in options.get("--mount", []):
        fields = dict(part.partition("=")[::2] for part in mount.split(","))
        argv += ["--ro-bind", fields["source"], fields["target"]]
    return [*argv, "--", str(Path(sys.executable).resolve()), *arguments]


if __name__ == "__main__":
    sys.exit(main())
