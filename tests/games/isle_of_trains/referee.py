"""A referee for Isle of Trains: the course of play (IT-1 to IT-30), written a second time.

It checks a record (`turntable-record/1`) against something that can be verified by reading: it
starts from the record's `initial`, lists what each seat may do, makes the moves one by one and
compares what comes of them with what the record says. It shares nothing with the engine;
`choices` knows what may be done, the oracle scores. The caller passes in the parsed
components; no file is read.

The shape of the JSON is taken for granted: KeyError or TypeError where it is not a record's.
"""

import json
from collections import Counter
from typing import Any

from tests.games.foul import Foul, require
from tests.games.isle_of_trains import oracle, trains
from tests.games.isle_of_trains.choices import ACTIONS, PHANTOM, Choices, Json
from tests.games.isle_of_trains.trains import Building, Car, Good

TO_END = {2: 4, 3: 5, 4: 6}
MOST_TURNS = 60
RULE_OF_DECISION = {
    "draw": "IT-5", "scrap": "IT-9", "pay": "IT-8", "discard_to_load": "IT-15",
    "discard_for_bonus": "IT-16", "extra": "IT-16", "deliver": "IT-20", "use": "IT-21",
    "sell": "IT-20", "discard_to_five": "IT-6",
}  # fmt: skip
RULE_OF_MOVE = {
    "draw": "IT-7", "build": "IT-8", "scrap": "IT-9", "pay": "IT-8", "load": "IT-14",
    "discard": "IT-6", "deliver": "IT-20", "contract": "IT-20", "use": "IT-20", "sell": "IT-20",
    "extra": "IT-16", "decline": "IT-16", "end": "IT-6",
}  # fmt: skip


class Referee(Choices):
    """A game being played."""

    def __init__(self, record: Json, components: Json) -> None:
        super().__init__(record, components)
        self._shuffles: list[list[str]] = []
        self._next_action()

    def play(self, seat: int, move: Json, shuffles: list[list[str]]) -> None:
        """Make a move, with the new piles that chance makes in it; Foul if it is not legal."""
        if move not in self.legal(seat):
            raise Foul(self._rule(seat, move), f"{json.dumps(move)} of seat {seat}")
        self._shuffles = shuffles
        getattr(self, f"_make_{move['move']}")(**{k: v for k, v in move.items() if k != "move"})
        require(not self._shuffles, "IT-4", "the pile was not empty, or no card was drawn")

    def _rule(self, seat: int, move: Json) -> str:
        """Roughly which rule an illegal move breaks: the first thing that is wrong with it."""
        if self.decision == "over":
            return "IT-25"
        if seat != self.turn:
            return "IT-3"
        if self.decision == "act":
            if self.extra and move["move"] != self.extra and move["move"] in ACTIONS:
                return "IT-16"
            return RULE_OF_MOVE[move["move"]]
        return RULE_OF_DECISION[self.decision]

    def _make_draw(self, card: str | None = None, **source: str) -> None:
        if self.decision == "act":
            self._choose_action()
            self.draws = 1
        self.draws -= 1
        if card is None:
            self._draw_from_pile()
        else:
            self.row.remove(card)
            self.area.hand.append(card)
        self._go_on()

    def _make_build(self, card: str, replaces: int | None = None) -> None:
        self._choose_action()
        self.area.hand.remove(card)
        self.build = Building(card, replaces)
        if any(True for _ in trains.next_scraps(self.box, self.area, self.build)):
            self.decision = "scrap"
        else:
            self._fix_price()

    def _make_scrap(self, slot: int | None = None, building: str | None = None) -> None:
        assert self.build
        slots, buildings = trains.nothing_or(slot), () if building is None else (building,)
        self.build = Building(
            self.build.card,
            self.build.replaces,
            self.build.slots + slots,
            self.build.buildings + buildings,
        )

    def _make_end(self) -> None:
        if self.decision == "scrap":
            self._fix_price()
        else:
            self._complete_delivery()

    def _fix_price(self) -> None:
        assert self.build
        self.price = trains.price(self.box, self.area, self.build)
        self.last = None
        # What is scrapped goes before the price is paid.
        before = Building(self.build.card, self.build.replaces)
        gone = [self.area.cars[slot] for slot in self.build.slots]
        for car in gone:
            self.discards += [car.card, *(good.card for good in car.goods)]
        self.discards += self.build.buildings
        self.area.buildings = [
            name for name in self.area.buildings if name not in self.build.buildings
        ]
        if before.replaces is not None:
            moved_up = sum(slot < before.replaces for slot in self.build.slots)
            before = Building(before.card, before.replaces - moved_up)
        self.area.cars = [
            car for slot, car in enumerate(self.area.cars) if slot not in self.build.slots
        ]
        self.build = before
        self._go_on_paying()

    def _make_pay(self, card: str) -> None:
        self._give(card)
        self.last = card
        self.price -= 1
        self._go_on_paying()

    def _go_on_paying(self) -> None:
        assert self.build
        if self.price:
            self.decision = "pay"
            return
        self.discards += trains.built(self.box, self.area, self.build)
        self.build = None
        self._go_on()

    def _make_load(self, card: str, seat: int, slot: int, face_down: bool) -> None:
        self._choose_action()
        self.area.hand.remove(card)
        cars = self.areas[seat].cars
        car, good = cars[slot], Good(card, face_down)
        cars[slot] = Car(car.card, (*car.goods, good))
        if seat != self.turn:  # IT-16
            bonus = self.box.cards[car.card]["load_bonus"]
            self.draws = bonus["draw"]
            self.bonus_discards = bonus["discard"]
            self.offers = list(bonus["extra_action"])
        if self.area.has("caboose_2") and trains.is_coal(self.box, car.card, good):  # IT-19
            self.draws += 1
        if face_down:
            self.decision = "discard_to_load"
        else:
            self._go_on()

    def _make_discard(self, card: str) -> None:
        self._give(card)
        if self.decision == "discard_to_five":
            self.last = card
            self._discard_to_five()
            return
        if self.decision == "discard_for_bonus":
            self.bonus_discards -= 1
        self._go_on()

    def _make_deliver(self) -> None:
        self._choose_action()
        self.decision = "deliver"
        self.sold = 0

    def _make_contract(self, contract: str, side: str | int) -> None:
        self.contract = (contract, side)
        self.needed = dict(self._goods_of(self.box.contracts[contract], side))
        self.last = 0
        self.decision = "use"

    def _make_use(self, slot: int, kind: str) -> None:
        self._deliver_good(slot)
        self.needed[kind] -= 1
        self.last = slot
        if any(self.needed.values()):
            return
        assert self.contract
        name, side = self.contract
        self.contract = None
        if side == "primary":
            self.owner[name] = self.turn
            if len(self.owner) == TO_END[self.players] and not self.end:  # IT-24
                self.end = "contracts"
        else:
            self.secondary[name] = int(side)
        self.last = 0
        self._go_on_selling()

    def _make_sell(self, slot: int, kind: str) -> None:
        self._deliver_good(slot)
        self.sold += 1
        self.last = slot
        self._go_on_selling()

    def _deliver_good(self, slot: int) -> None:
        self.discards.append(self.area.cars[slot].goods[-1].card)
        self.area.cars = trains.without_last_good(self.area.cars, slot)

    def _go_on_selling(self) -> None:
        self.decision = "sell"
        if not self._sales(self.last):
            self._complete_delivery()

    def _complete_delivery(self) -> None:
        self.draws = 2 * self.sold  # IT-20
        self.sold = 0
        if self.area.has("caboose_1"):  # IT-23
            self.draws += 1
        self._go_on()

    def _make_extra(self, action: str) -> None:
        self.offers = []
        self.extra = action
        self.decision = "act"

    def _make_decline(self) -> None:
        self.offers = []
        self._go_on()

    def _give(self, card: str) -> None:
        """From the hand to the discards."""
        if card == PHANTOM:
            self.phantoms -= 1
        else:
            self.area.hand.remove(card)
            self.discards.append(card)

    def _draw_from_pile(self) -> None:
        """IT-4, IT-30."""
        card = self._top_card()
        if card:
            self.area.hand.append(card)
        elif self.end:
            self.phantoms += 1

    def _top_card(self) -> str | None:
        if not self.pile and self.discards:
            require(bool(self._shuffles), "IT-4", "the discards are not shuffled")
            pile = self._shuffles.pop(0)
            require(Counter(pile) == Counter(self.discards), "IT-4", "not the cards discarded")
            self.pile, self.discards = list(pile), []
        return self.pile.pop(0) if self.pile else None

    # What follows.

    def _choose_action(self) -> None:
        if not self.extra:
            self.actions -= 1

    def _go_on(self) -> None:
        """What is left of the action, or what comes after it."""
        while self.draws:
            if self.row:  # IT-5: card by card
                self.decision = "draw"
                return
            self.draws -= 1
            self._draw_from_pile()
        if self.bonus_discards and self.area.hand:
            self.decision = "discard_for_bonus"
            return
        self.bonus_discards = 0
        self.extra = None
        if self.expert:  # IT-5: also before an extra action
            while len(self.row) < 3 and (card := self._top_card()):
                self.row.append(card)
        self.offers = [action for action in self.offers if self._possible(action)]
        if self.offers:
            self.decision = "extra"
        else:
            self._next_action()

    def _next_action(self) -> None:
        while self.actions:
            if any(self._possible(action) for action in ACTIONS):
                self.decision = "act"
                return
            self.actions -= 1  # IT-6: it is lost
        self.phantoms = 0  # IT-30
        self.last = None
        self._discard_to_five()

    def _discard_to_five(self) -> None:
        """IT-6; then the next turn (IT-24, IT-25, IT-27)."""
        if len(self.area.hand) > 5:
            self.decision = "discard_to_five"
            return
        self.turns += 1
        if self.final_turns is not None:
            self.final_turns -= 1
        else:
            if not self.end and not self.pile and not self.discards and not self.row:
                self.end = "cards"
            elif not self.end and self.turns == MOST_TURNS * self.players:
                self.end = "turns"
            if self.end:
                self.final_turns = self.players
        if self.final_turns == 0:
            self.decision = "over"
            return
        self.turn = (self.turn + 1) % self.players
        self.actions = 2
        self._next_action()

    # How it ends.

    def final(self) -> Json:
        """The final position as in a record, what has no order sorted."""
        require(self.decision == "over", "record", "not over")
        return sorted_out(
            {
                "seats": [
                    {
                        "engine": area.engine,
                        "cars": [
                            {
                                "card": car.card,
                                "goods": [
                                    trains.sold_as(self.box, car.card, good) for good in car.goods
                                ],
                            }
                            for car in area.cars
                        ],
                        "buildings": list(area.buildings),
                        "contracts": [
                            {"contract": name, "secondary": self.secondary.get(name)}
                            for name, owner in self.owner.items()
                            if owner == seat
                        ],
                        "hand": list(area.hand),
                    }
                    for seat, area in enumerate(self.areas)
                ],
                "island": [name for name in self.box.contracts if name not in self.owner],
                "row": list(self.row),
                "pile": len(self.pile),
                "discards": len(self.discards),
                "end": self.end,
            }
        )

    def sheets(self) -> list[oracle.Sheet]:
        return [oracle.sheet(self.box, seat) for seat in self.final()["seats"]]

    def winners(self) -> list[int]:
        return oracle.winners(self.sheets())


def sorted_out(final: Json) -> Json:
    """A final position with all that has no order sorted."""
    return {
        **final,
        "seats": [
            {
                **seat,
                "buildings": sorted(seat["buildings"]),
                "contracts": sorted(seat["contracts"], key=lambda each: str(each["contract"])),
                "hand": sorted(seat["hand"]),
            }
            for seat in final["seats"]
        ],
        "island": sorted(final["island"]),
        "row": sorted(final["row"]),
    }


def with_shuffles(moves: list[Any]) -> list[tuple[int, int, Json, list[list[str]]]]:
    """Where it stands, who made it, the move, and the piles shuffled in it."""
    found: list[tuple[int, int, Json, list[list[str]]]] = []
    for at, (seat, move) in enumerate(moves):
        if seat is None:
            require(move["move"] == "shuffle", "record", f"moves[{at}]: unknown chance")
            require(bool(found), "IT-4", f"moves[{at}]: a shuffle before any move")
            found[-1][3].append(move["pile"])
        else:
            found.append((at, seat, move, []))
    return found


def check(record: Json, components: Json) -> Referee:
    """Play a whole record and compare all that it says of the end; Foul where it does not hold."""
    referee = Referee(record, components)
    for at, seat, move, shuffles in with_shuffles(record["moves"]):
        try:
            referee.play(seat, move, shuffles)
        except Foul as foul:
            raise Foul(foul.rule, f"moves[{at}]: {foul.text}") from None
    final, scores, winners = record["final"], record["scores"], record["winners"]
    if record["end"] == "abandoned":
        require(final is scores is winners is None, "record", "the result of an abandoned game")
        return referee
    require(referee.decision == "over", "record", "not over")
    require(record["end"] == referee.end, "record", f"the end is {referee.end}")
    require(sorted_out(final) == referee.final(), "record", "another final")
    require(len(scores) == referee.players, "record", "not a sheet for each player")
    for score, sheet in zip(scores, referee.sheets(), strict=True):
        require(score["lines"] == sheet.lines, "IT-31", f"the lines are {sheet.lines}")
        require(score["total"] == sheet.total, "IT-31", f"{sheet.total} points in all")
    require(sorted(winners) == referee.winners(), "IT-33", f"{referee.winners()} win")
    return referee
