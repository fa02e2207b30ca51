"""Arrays out of an ONNX file, mapped from disk: what is not read costs no memory.

Only as much of the format as that takes: a file is a message whose field 7 is the graph, and the graph's fields 5 are
tensors. Source: onnx/onnx.proto3, and the wire format of Protocol Buffers.
"""

import mmap
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from self_evolving_agent.errors import EmbeddingError

Array = npt.NDArray[np.float32] | npt.NDArray[np.int8]

_GRAPH, _TENSOR = 7, 5
_KINDS = {1: "<f4", 3: "i1"}
"""Kinds of numbers that are read, as NumPy calls them."""


@dataclass(frozen=True)
class _Field:
    """One field of a message.

    Attributes:
        value: The number itself, or where the field's bytes begin.
        end: Where its bytes end; 0 for a number.
    """

    number: int
    value: int
    end: int = 0


def arrays_in(path: Path) -> dict[str, Array]:
    """Give the tensors of floats and of bytes by name, in the order of the file.

    Raises:
        EmbeddingError: If the file cannot be read, or is none of this format.
    """
    try:
        with path.open("rb") as file:
            mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        return dict(_tensors(mapped))
    except (OSError, ValueError, IndexError) as error:
        raise EmbeddingError(f"the model for vectors cannot be loaded: {error}") from error


def _tensors(mapped: mmap.mmap) -> Iterator[tuple[str, Array]]:
    for graph in _fields(mapped, 0, len(mapped)):
        if graph.number == _GRAPH:
            for tensor in _fields(mapped, graph.value, graph.end):
                if tensor.number == _TENSOR and (read := _tensor(mapped, tensor)) is not None:
                    yield read


def _tensor(mapped: mmap.mmap, tensor: _Field) -> tuple[str, Array] | None:
    name, kind, shape = "", 0, []
    raw: _Field | None = None
    for field in _fields(mapped, tensor.value, tensor.end):
        match field.number:  # the numbers of TensorProto
            case 1 if field.end:  # packed
                shape += _packed(mapped, field)
            case 1:
                shape.append(field.value)
            case 2:
                kind = field.value
            case 8:
                name = mapped[field.value : field.end].decode()
            case 9:
                raw = field
            case _:
                pass
    if raw is None or kind not in _KINDS:
        return None
    count = (raw.end - raw.value) // np.dtype(_KINDS[kind]).itemsize
    return name, np.frombuffer(mapped, _KINDS[kind], count, raw.value).reshape(shape)


def _packed(mapped: mmap.mmap, field: _Field) -> list[int]:
    at, numbers = field.value, []
    while at < field.end:
        number, at = _varint(mapped, at)
        numbers.append(number)
    return numbers


def _fields(mapped: mmap.mmap, at: int, end: int) -> Iterator[_Field]:
    while at < end:
        tag, at = _varint(mapped, at)
        number, kind = tag >> 3, tag & 7
        match kind:  # a number, eight bytes, as many as are told, four bytes
            case 0:
                value, at = _varint(mapped, at)
                yield _Field(number, value)
                continue
            case 1:
                size = 8
            case 2:
                size, at = _varint(mapped, at)
            case 5:
                size = 4
            case _:
                raise ValueError(f"no ONNX file: a field of kind {kind}")
        if at + size > end:
            raise ValueError("no ONNX file: it is cut off")
        yield _Field(number, at, at + size)
        at += size


def _varint(mapped: mmap.mmap, at: int) -> tuple[int, int]:
    """Read a number and say where it ends."""
    value = shift = 0
    while True:
        byte = mapped[at]
        at += 1
        value |= (byte & 0x7F) << shift
        if byte < 0x80:  # noqa: PLR2004 - the last byte of a number
            return value, at
        shift += 7
