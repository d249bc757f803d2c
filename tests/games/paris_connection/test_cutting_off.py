"""No cutting off: as long as a company is in no city, it must be able to reach one."""

import pytest

from tests.games.paris_connection.scene import Laid, Table, paris

pytestmark = pytest.mark.kernels

# A ring around Orléans: with two locomotives on each hex, only Orléans is left to black.
AROUND_ORLEANS = ["-2,1", "-3,2", "-3,3", "-2,3", "-1,2"]


def last_way_out_of_gare_de_lest() -> Laid:
    """Purple has nowhere to go but to 1,1, where brown is."""
    return {"brown": ["1,1", "2,0", "2,-1"], "blue": ["2,-1", "2,0"]}


def last_city_for_black(stations: dict[str, int] | None = None) -> Table:
    laid = {"yellow": AROUND_ORLEANS, "brown": AROUND_ORLEANS[::-1]}
    return paris(laid=laid, stations=stations)


def test_the_last_way_out_is_not_closed() -> None:
    """PC-8."""
    table = paris(laid=last_way_out_of_gare_de_lest())
    assert table.refuses("Ana lays blue at 1,1") == "PC-8"


def test_a_company_may_take_its_last_way_out_itself() -> None:
    """PC-8: it goes on from there."""
    table = paris(laid=last_way_out_of_gare_de_lest())
    assert table.refuses("Ana lays purple at 1,1") is None


def test_a_way_out_that_is_not_the_last_may_be_closed() -> None:
    """PC-8: 2,0 is still open."""
    table = paris(laid={"brown": ["1,1", "2,0", "2,-1"], "blue": ["2,-1"]})
    assert table.refuses("Ana lays blue at 2,0") is None


def test_a_hex_with_room_for_another_closes_nothing() -> None:
    """PC-8: 1,1 is the last way out for purple, but a rural hex holds two."""
    table = paris(
        laid={"brown": ["0,2", "1,2", "2,1", "3,0", "2,0", "2,-1"], "blue": ["2,-1", "2,0"]}
    )
    assert table.refuses("Ana lays blue at 1,1") is None


def test_the_last_city_is_left_to_a_company_without_one() -> None:
    """PC-8."""
    assert last_city_for_black().refuses("Ana lays brown at Orléans") == "PC-8"


def test_a_company_may_take_the_last_city_that_it_can_reach() -> None:
    """PC-8."""
    assert last_city_for_black().refuses("Ana lays black at Orléans") is None


def test_a_company_without_stock_is_protected_too() -> None:
    """PC-8: its remaining stock does not matter."""
    table = last_city_for_black(stations={"black": 0})
    assert table.refuses("Ana lays brown at Orléans") == "PC-8"


def test_a_company_that_is_in_a_city_may_be_walled_in() -> None:
    """PC-8: it is no longer protected. Yellow is in Rouen and has one way out, 0,-2."""
    around = ["0,-2", "-1,-2", "-2,-1", "-2,0", "-2,1"]
    table = paris(laid={"yellow": ["Rouen"], "red": around, "black": around[:0:-1]})
    assert table.refuses("Ana lays black at 0,-2") is None


def test_the_last_way_out_of_a_line_is_not_closed() -> None:
    """PC-8: from any of its locomotives. All around the start and -2,0 is full, but for -3,0."""
    table = paris(
        laid={
            "yellow": ["-2,0"],
            "red": ["Rouen", "-2,-1", "-3,0", "-3,1", "-2,1"],
            "black": ["-2,1", "-3,1"],
            "blue": ["Amiens", "0,-2", "-1,-2", "-2,-1"],
        }
    )
    assert table.refuses("Ana lays black at -3,0") == "PC-8"


def test_a_way_across_a_barrier_is_none() -> None:
    """PC-8, PC-6: -6,1 is empty and touches the end of yellow's line at -5,0, but a barrier parts
    them; -5,1 is the only way on."""
    table = paris(
        laid={
            "yellow": ["-2,0", "-3,0", "-4,0", "-5,0"],
            "red": ["Rouen", "-2,-1", "Caen", "-4,-1", "Cherbourg"],
            "blue": ["Amiens", "0,-2", "-1,-2", "-2,-1", "-3,0", "-4,0", "-4,-1"],
            "black": ["-2,1", "-3,1", "-4,1", "-5,1"],
            "brown": ["-1,2", "Orléans", "-2,1", "-3,1", "-4,1"],
        }
    )
    assert table.refuses("Ana lays brown at -5,1") == "PC-8"


def test_other_rules_are_asked_first() -> None:
    """PC-8: of what is not allowed anyway, nobody asks what it would cut off."""
    table = paris(laid=last_way_out_of_gare_de_lest())
    assert table.refuses("Ana lays red at 1,1") == "PC-6"
