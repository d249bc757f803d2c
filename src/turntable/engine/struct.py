"""Structs: a C struct declared as a Python class.

    class State(Struct):
        phase: i16
        tile: Annotated[Array, i16, (5, 9)]

`State.dtype` is the NumPy record type of that layout. Kernels take such records, typed `State`;
compiled, a record is a pointer to the struct, uncompiled it is NumPy's own record. Fields of a
base class come first.

A field must not be named like a method of NumPy's scalars (`round`, `size`, `all` …): uncompiled,
the method would win. The class refuses such a name.
"""

from typing import Annotated, Any, ClassVar, Protocol, get_args, get_origin, get_type_hints

import numpy as np

i16 = Annotated[int, np.int16]
i32 = Annotated[int, np.int32]
i64 = Annotated[int, np.int64]
u64 = Annotated[int, np.uint64]
f64 = Annotated[float, np.float64]

CACHE_LINE = 64


class Array(Protocol):
    """A field of several numbers."""

    def __getitem__(self, at: int | tuple[int, ...], /) -> int: ...
    def __setitem__(self, at: int | tuple[int, ...], value: int, /) -> None: ...
    def tolist(self) -> Any: ...


class Struct:
    """Base of all structs; subclasses declare fields and get a `dtype`."""

    dtype: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls, whole_lines: bool = False) -> None:
        """`whole_lines` pads to cache lines: such structs are copied a tenth to a fifth faster."""
        fields = [
            _field(cls.__name__, name, hint)
            for name, hint in get_type_hints(cls, include_extras=True).items()
            if get_origin(hint) is not ClassVar
        ]
        layout = np.dtype(fields, align=True)
        if whole_lines:
            lines = -(-layout.itemsize // CACHE_LINE)
            layout = _resized(layout, lines * CACHE_LINE)
        cls.dtype = np.dtype((np.record, layout))


def room_for(layout: np.dtype[Any], count: int = 1) -> np.ndarray[Any, np.dtype[Any]]:
    """So many structs, all noughts, from the beginning of a cache line on: from NumPy's own memory,
    which begins anywhere, copies take half as long again, on some machines three times as long."""
    size = count * layout.itemsize
    memory = np.zeros(size + CACHE_LINE, np.uint8)
    start = -memory.__array_interface__["data"][0] % CACHE_LINE
    return memory[start : start + size].view(layout)


def _resized(layout: np.dtype[Any], size: int) -> np.dtype[Any]:
    assert layout.names is not None
    assert layout.fields is not None
    fields = [layout.fields[name] for name in layout.names]
    return np.dtype(
        {
            "names": list(layout.names),
            "formats": [field[0] for field in fields],
            "offsets": [field[1] for field in fields],
            "itemsize": size,
        },
        align=True,
    )


def _field(owner: str, name: str, hint: Any) -> tuple[str, Any] | tuple[str, Any, tuple[int, ...]]:
    if hasattr(np.record, name):
        raise TypeError(f"{owner}.{name}: NumPy's records have a method of that name")
    match get_args(hint):
        case (_, scalar):
            return name, scalar
        case (_, element, shape):
            return name, get_args(element)[1], shape
        case _:
            raise TypeError(f"{owner}.{name}: {hint!r} is neither a number nor an array of them")
