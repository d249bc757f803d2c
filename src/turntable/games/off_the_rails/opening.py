"""The start of a game in a record: clans, cards and opening deposits."""

from collections import Counter

from msgspec import Struct

from turntable.engine.chance import tape_of
from turntable.engine.errors import UnreadableError
from turntable.games.off_the_rails.components import (
    CARD_NAMES,
    CARD_NUMBER,
    CARD_PIECES,
    CARD_SQUARE,
    CARDS_A_MINE,
    CLAN_NUMBER,
    CLANS,
    COLLAPSE_CARD,
    KINDS,
    MISSION_NUMBER,
    MISSIONS,
    OPPOSITE_CLAN,
    PIECES_OF,
    Clan,
    Kind,
)
from turntable.games.off_the_rails.heaps import pieces_in
from turntable.games.off_the_rails.impossible import impossible
from turntable.games.off_the_rails.moves import MissionId, mission_called
from turntable.games.off_the_rails.setup import piles_removed
from turntable.games.off_the_rails.state import (
    COLLAPSE_PILE,
    FACE_UP,
    MINES,
    MISSIONS_OPTION,
    PILES,
    State,
)


class InitialSeat(Struct, frozen=True, forbid_unknown_fields=True):
    clan: Clan


class Initial(Struct, frozen=True, forbid_unknown_fields=True):
    """After the deal."""

    seats: list[InitialSeat]
    first: int
    opening: list[tuple[str, list[Kind]]]
    """The cards of pile 6, mine by mine, and the pieces on their squares."""
    deck: list[str]
    """From the top."""
    collapse: list[str]
    """The collapse deck, mine by mine."""
    missions: list[MissionId]


def initial(s: State) -> Initial:
    """What has been dealt."""
    deck = s.deck.tolist()[: s.deck_end]
    return Initial(
        seats=[InitialSeat(CLANS[s.clan[seat]]) for seat in range(s.players)],
        first=int(s.first),
        opening=[
            (CARD_NAMES[card], pieces_in(s.pieces[CARD_SQUARE[card]]))
            for card in s.opening.tolist()
        ],
        deck=[CARD_NAMES[card] for card in deck],
        collapse=[CARD_NAMES[card] for card in s.collapse_card.tolist()],
        missions=[
            mission_called(mission) for mission in range(MISSIONS) if s.mission[mission] == FACE_UP
        ],
    )


def deal_tape(initial: Initial, players: int, options: int) -> list[int]:
    """The chance that deals `initial`."""
    if len(initial.seats) != players:
        raise UnreadableError(
            "wrong-count", where="initial.seats", wanted=players, found=len(initial.seats)
        )
    if not 0 <= initial.first < players:
        raise UnreadableError(
            "seat-range", where="initial.first", seat=str(initial.first), most=players - 1
        )
    return [
        *_clans_tape([CLAN_NUMBER[seat.clan] for seat in initial.seats]),
        *_cards_tape(initial, piles_removed(players, options)),
        *_opening_tape(initial.opening),
        *_missions_tape(initial.missions, players, options),
        initial.first,
    ]


def _clans_tape(clans: list[int]) -> list[int]:
    tape = tape_of(range(MINES), clans)
    if isinstance(tape, int):
        where, name = f"initial.seats[{tape}].clan", CLANS[clans[tape]]
        raise UnreadableError("named-twice", where=where, name=name)
    if len(clans) > 2:
        return tape
    if clans[1] != OPPOSITE_CLAN[clans[0]]:
        impossible(1, "opposite", "initial.seats[1].clan")
    return clans[:1]


def _cards_tape(initial: Initial, removed: int) -> list[int]:
    """Of each mine the cards in the order they are dealt, then the order of each pile."""
    collapse = _one_of_each_mine("initial.collapse", "collapse-mine", initial.collapse)
    opening = _one_of_each_mine("initial.opening", "opening-mine", [c for c, _ in initial.opening])
    piles = _piles(initial.deck, removed)
    tape: list[int] = []
    for mine in range(MINES):
        dealt = [collapse[mine], opening[mine]]
        dealt += [card for pile in piles for card in pile if card // CARDS_A_MINE == mine]
        cards = range(mine * CARDS_A_MINE, (mine + 1) * CARDS_A_MINE)
        found = tape_of(cards, dealt)
        if isinstance(found, int):
            name = CARD_NAMES[dealt[found]]
            raise UnreadableError("named-twice", where="initial.deck", name=name)
        tape += found
    for pile in piles:
        # The collapse card has the highest number and lies last before the pile is shuffled.
        shuffled = tape_of(sorted(pile), pile)
        assert not isinstance(shuffled, int)
        tape += shuffled
    return tape


def _one_of_each_mine(where: str, what: str, names: list[str]) -> list[int]:
    if len(names) != MINES:
        raise UnreadableError("wrong-count", where=where, wanted=MINES, found=len(names))
    cards = [_card(name, f"{where}[{place}]") for place, name in enumerate(names)]
    for mine, card in enumerate(cards):
        if card // CARDS_A_MINE != mine:
            impossible(3, what, f"{where}[{mine}]", card=CARD_NAMES[card], mine=CLANS[mine])
    return cards


def _piles(names: list[str], removed: int) -> list[list[int]]:
    """The deck, cut into its piles."""
    sizes = [MINES + (pile == COLLAPSE_PILE) for pile in range(1 + removed, PILES + 1)]
    if len(names) != sum(sizes):
        impossible(4, "deck-size", "initial.deck", found=len(names), wanted=sum(sizes))
    cards = [_card(name, f"initial.deck[{place}]") for place, name in enumerate(names)]
    piles = []
    for pile, size in enumerate(sizes, 1 + removed):
        taken, cards = cards[:size], cards[size:]
        if (COLLAPSE_CARD in taken) != (pile == COLLAPSE_PILE):
            impossible(3, "pile-collapse", "initial.deck")
        mines = Counter(card // CARDS_A_MINE for card in taken)
        for mine in range(MINES):
            if mines[mine] != 1:
                impossible(3, "pile-mines", "initial.deck", pile=pile, mine=CLANS[mine])
        piles.append(taken)
    return piles


def _opening_tape(opening: list[tuple[str, list[Kind]]]) -> list[int]:
    bag = PIECES_OF.tolist()
    tape: list[int] = []
    for place, (name, pieces) in enumerate(opening):
        wanted = int(CARD_PIECES[CARD_NUMBER[name]])
        where = f"initial.opening[{place}]"
        if len(pieces) != wanted:
            impossible(30, "opening-pieces", where, card=name, found=len(pieces), wanted=wanted)
        for piece in pieces:
            kind = KINDS.index(piece)
            if bag[kind] == 0:
                impossible(2, "bag-empty", where, piece=piece)
            tape.append(sum(bag[:kind]))
            bag[kind] -= 1
    return tape


def _missions_tape(missions: list[MissionId], players: int, options: int) -> list[int]:
    where = "initial.missions"
    if not options >> MISSIONS_OPTION & 1:
        if missions:
            impossible(7, "missions-option", where)
        return []
    if len(missions) != players + 1:
        impossible(7, "missions-count", where, found=len(missions), wanted=players + 1)
    tape = tape_of(range(MISSIONS), [MISSION_NUMBER[mission] for mission in missions])
    if isinstance(tape, int):
        raise UnreadableError("named-twice", where=f"{where}[{tape}]", name=missions[tape])
    return tape


def _card(name: str, where: str) -> int:
    if name not in CARD_NUMBER:
        raise UnreadableError("unknown-name", where=where, name=name)
    return CARD_NUMBER[name]
