"""Building: one company, one to five locomotives, each beside its own colour and where there is
room."""

import pytest

from tests.games.paris_connection.scene import paris
from turntable.games.paris_connection.moves import EndBuild, Lay

pytestmark = pytest.mark.kernels

# Every way out of the yellow start and of Rouen: two locomotives on each hex close it.
AROUND_ROUEN = ["0,-2", "-1,-2", "-2,-1", "-2,0", "-2,1"]


def test_any_company_can_be_built_whoever_holds_its_shares() -> None:
    """PC-5."""
    assert paris(shares=[{"red": 0}]).refuses("Ana lays red at Rouen") is None


def test_a_build_of_one() -> None:
    """PC-5."""
    table = paris().after("Ana lays red at Rouen", "Ana ends the build")
    assert (table.company("red").laid, table.waiting) == ([(-1, -1)], ["Ben"])


def test_a_locomotive_comes_from_its_station() -> None:
    """PC-5."""
    table = paris(stations={"red": 9}).after("Ana lays red at Rouen")
    assert table.company("red").station == 8


def test_no_build_without_a_locomotive() -> None:
    """PC-5: nobody passes."""
    assert paris().refuses("Ana ends the build") == "PC-5"


def test_a_build_is_of_one_company() -> None:
    """PC-5."""
    table = paris().after("Ana lays red at Rouen")
    assert table.refuses("Ana lays blue at Amiens") == "PC-5"


def test_nobody_builds_and_trades_in_one_turn() -> None:
    """PC-5."""
    table = paris(shares=[{"red": 1}]).after("Ana lays red at Rouen")
    assert table.refuses("Ana trades red for blue") == "PC-5"


def test_no_build_from_an_empty_station() -> None:
    """PC-5."""
    assert paris(stations={"red": 0}).refuses("Ana lays red at Rouen") == "PC-5"


def test_a_build_goes_on_until_it_is_ended() -> None:
    """PC-5."""
    table = paris().after("Ana lays red at 0,-2", "Ana lays red at 0,-3", "Ana lays red at 1,-4")
    assert (table.decision, table.waiting) == ("lay_or_end", ["Ana"])


def test_a_build_ends_by_itself_after_five() -> None:
    """PC-5."""
    table = paris().after(*(f"Ana lays yellow at {q},0" for q in (-2, -3, -4, -5)))
    table.after("Ana lays yellow at Cherbourg")
    assert (table.decision, table.waiting) == ("build_or_trade", ["Ben"])


def test_a_build_ends_by_itself_when_the_station_is_empty() -> None:
    """PC-5."""
    table = paris(stations={"red": 2}).after("Ana lays red at Rouen", "Ana lays red at Amiens")
    assert (table.decision, table.waiting) == ("build_or_trade", ["Ben"])


def test_a_build_ends_by_itself_when_there_is_no_hex_left() -> None:
    """PC-5, PC-7: Rouen was the last that yellow could get to."""
    table = paris(laid={"red": AROUND_ROUEN, "black": AROUND_ROUEN[::-1]})
    table.after("Ana lays yellow at Rouen")
    assert (table.decision, table.waiting) == ("build_or_trade", ["Ben"])


def test_a_build_ends_by_itself_when_every_hex_left_would_cut_off_another() -> None:
    """PC-5, PC-8: after Rouen, yellow could go on only to 0,-2, the last way out for red."""
    table = paris(laid={"blue": ["Amiens", *AROUND_ROUEN], "black": AROUND_ROUEN[:0:-1]})
    assert table.refuses("Ana lays red at 0,-2") is None
    table.after("Ana lays yellow at Rouen")
    assert (table.decision, table.waiting) == ("build_or_trade", ["Ben"])


def test_the_moves_of_a_build_are_the_hexes_beside_it_and_its_end() -> None:
    """PC-5, PC-6."""
    table = paris().after("Ana lays purple at 1,1")
    beside = [(2, -1), (2, 0), (2, 1), (0, 2), (1, 2)]
    assert table.choices("Ana") == [*(Lay("purple", at) for at in beside), EndBuild()]


def test_the_first_locomotive_goes_beside_the_start() -> None:
    """PC-6."""
    assert paris().refuses("Ana lays red at 0,-3") == "PC-6"


def test_a_locomotive_of_another_colour_is_no_neighbour() -> None:
    """PC-6."""
    assert paris(laid={"blue": ["Amiens", "0,-2"]}).refuses("Ana lays red at 0,-3") == "PC-6"


def test_a_locomotive_of_the_same_build_is_a_neighbour() -> None:
    """PC-6."""
    table = paris().after("Ana lays red at 0,-2")
    assert table.refuses("Ana lays red at 0,-3") is None


def test_a_line_may_branch_and_close_a_loop() -> None:
    """PC-6: around 0,-2, and back to the start."""
    table = paris().after("Ana lays red at Rouen", "Ana lays red at -1,-2", "Ana lays red at 0,-3")
    table.after("Ana lays red at 1,-3", "Ana lays red at Amiens")
    assert len(table.company("red").laid) == 5


def test_nothing_is_adjacent_across_a_barrier() -> None:
    """PC-6: Caen touches Le Havre, but the mouth of the Seine is between them."""
    table = paris(laid={"yellow": ["-2,0", "-3,0", "Caen"]})
    assert table.refuses("Ana lays yellow at Le Havre") == "PC-6"


def test_a_barrier_parts_only_two_hexes() -> None:
    """PC-6: Le Havre can be reached from another side."""
    table = paris(laid={"yellow": ["-2,0", "-3,0", "Caen"]}).after("Ana lays yellow at -2,-1")
    assert table.refuses("Ana lays yellow at Le Havre") is None


def test_never_two_of_a_colour_on_a_hex() -> None:
    """PC-7."""
    assert paris().after("Ana lays red at 0,-2").refuses("Ana lays red at 0,-2") == "PC-7"


def test_a_rural_hex_holds_two_of_different_colours() -> None:
    """PC-7."""
    assert paris(laid={"blue": ["Amiens", "0,-2"]}).refuses("Ana lays red at 0,-2") is None


def test_a_rural_hex_does_not_hold_a_third() -> None:
    """PC-7."""
    table = paris(laid={"blue": ["Amiens", "0,-2"], "yellow": ["Rouen", "0,-2"]})
    assert table.refuses("Ana lays red at 0,-2") == "PC-7"


def test_a_city_holds_one() -> None:
    """PC-7."""
    assert paris(laid={"blue": ["Amiens"]}).refuses("Ana lays red at Amiens") == "PC-7"


def test_nothing_is_built_on_the_eiffel_tower() -> None:
    """PC-7."""
    assert paris().refuses("Ana lays red at Tour Eiffel") == "PC-7"


@pytest.mark.parametrize("start", ["Gare Saint-Lazare", "Gare du Nord"])
def test_nothing_is_built_on_a_start(start: str) -> None:
    """PC-7: neither the own nor another's."""
    assert paris().refuses(f"Ana lays red at {start}") == "PC-7"


@pytest.mark.parametrize(
    ("before", "hex_", "value"),
    [
        ([], "0,-2", 0),
        ([], "Amiens", 1),
        (["0,-2", "0,-3", "1,-4"], "Calais", 2),
        (["2,-1", "2,0", "3,0", "4,0", "5,0", "6,0", "7,0"], "Strasbourg", 3),
        ([f"-1,{r}" for r in range(2, 13)], "Marseille", 4),
    ],
    ids=["rural", "city of one", "city of two", "city of three", "Marseille"],
)
def test_a_locomotive_adds_the_value_of_its_hex(before: list[str], hex_: str, value: int) -> None:
    """PC-9."""
    company = {"2,-1": "blue", "-1,2": "brown"}.get(before[0] if before else "", "red")
    table = paris(laid={company: before})
    old = table.company(company).value
    assert table.after(f"Ana lays {company} at {hex_}").company(company).value == old + value


def test_cities_add_up() -> None:
    """PC-9."""
    table = paris().after("Ana lays red at Rouen", "Ana lays red at Amiens")
    assert table.values == {**dict.fromkeys(table.values, 0), "red": 2}


def test_a_value_does_not_fall_when_another_company_comes() -> None:
    """PC-9: a city scores once, and for one company."""
    table = paris().after("Ana lays red at Rouen", "Ana ends the build")
    table.after("Ben lays yellow at -2,0", "Ben ends the build")
    assert table.company("red").value == 1
