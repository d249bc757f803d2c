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
i64 = Annotated[int, np.int64]
u64 = Annotated[int, np.uint64]
f64 = Annotated[float, np.float64]


class Array(Protocol):
    """A field of several numbers."""

    def __getitem__(self, at: int | tuple[int, ...], /) -> int: ...
    def __setitem__(self, at: int | tuple[int, ...], value: int, /) -> None: ...
    def tolist(self) -> Any: ...


class Struct:
    """Base of all structs; subclasses declare fields and get a `dtype`."""

    dtype: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls) -> None:
        fields = [
            _field(cls.__name__, name, hint)
            for name, hint in get_type_hints(cls, include_extras=True).items()
            if get_origin(hint) is not ClassVar
        ]
        cls.dtype = np.dtype((np.record, np.dtype(fields, align=True)))


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
