"""Structs: a class becomes the layout of a C struct."""

from typing import Annotated

import numpy as np
import pytest

from turntable.engine.struct import CACHE_LINE, Array, Struct, i16, i64, room_for, u64


class Point(Struct):
    x: i16
    weight: i64


class Shape(Point):
    corner: Annotated[Array, i16, (3, 2)]
    key: u64


def test_fields_have_their_types_and_shapes() -> None:
    assert Shape.dtype["x"] == np.int16
    assert Shape.dtype["corner"].shape == (3, 2)
    assert Shape.dtype["key"] == np.uint64


def test_the_fields_of_the_base_come_first() -> None:
    assert Shape.dtype.names == ("x", "weight", "corner", "key")


def test_the_layout_is_aligned_as_in_c() -> None:
    assert Point.dtype.fields is not None
    assert Point.dtype.fields["weight"][1] == 8
    assert Point.dtype.itemsize == 16


def test_a_field_of_a_record_is_read_and_written_by_name() -> None:
    shape: Shape = np.zeros(1, Shape.dtype)[0]
    shape.corner[2, 1] = 5
    shape.x = 3
    assert (shape.corner[2, 1], shape.x) == (5, 3)


def test_a_name_that_numpy_has_taken_is_refused() -> None:
    with pytest.raises(TypeError, match="round"):

        class Clash(Struct):
            round: i16


def test_a_field_that_is_no_number_is_refused() -> None:
    with pytest.raises(TypeError, match="name"):

        class Wrong(Struct):
            name: str


@pytest.mark.parametrize("count", range(1, 8))
def test_room_for_structs_begins_at_a_cache_line_and_is_blank(count: int) -> None:
    """NumPy's own memory begins at some multiple of sixteen: of seven, one may fit by chance."""
    shapes = room_for(Shape.dtype, count)
    assert shapes.ctypes.data % CACHE_LINE == 0
    assert shapes.dtype == Shape.dtype
    assert len(shapes) == count
    assert not shapes.view(np.uint8).any()
