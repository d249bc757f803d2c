/** Moves in words, for a hint: cards that pay, and goods that go, in one line each. */
import type { Where } from "../game";
import { KINDS, type Components, type Kind } from "./components";
import type { GoodKind, Move } from "./moves";
import { sideOf, type View } from "./view";
import { wordsOf } from "./words";

type Here = Where<View, Move, Components>;

/** Moves of these kinds are told together where they follow each other. */
const TOGETHER: readonly Move["move"][] = ["draw", "scrap", "pay", "discard", "use", "sell"];

export function say(moves: Move[], here: Here): string[] {
  const speaker = new Speaker(here);
  return together(moves)
    .filter(([move], at, all) => !goesWithoutSaying(move!, at, all.length))
    .map((same) => speaker.say(same));
}

/** To deliver is to do what follows; and whatever was begun ends by itself. */
function goesWithoutSaying({ move }: Move, at: number, count: number): boolean {
  return (move === "deliver" && at < count - 1) || (move === "end" && at > 0);
}

function together(moves: Move[]): Move[][] {
  const groups: Move[][] = [];
  for (const move of moves) {
    const last = groups.at(-1);
    if (last && alike(last[0]!, move)) last.push(move);
    else groups.push([move]);
  }
  return groups;
}

function alike(one: Move, other: Move): boolean {
  if (one.move !== other.move || !TOGETHER.includes(one.move)) return false;
  // A card from the row is named; those from the pile are only counted.
  return one.move !== "draw" || other.move !== "draw" || (!one.card && !other.card);
}

class Speaker {
  readonly #words;

  constructor(private readonly here: Here) {
    this.#words = wordsOf(here.texts, here.components);
  }

  /** Moves that are told together, in one line. */
  say(moves: Move[]): string {
    const { own, list, card, goods } = this.#words;
    const { view, seat, seats } = this.here;
    const move = moves[0]!;
    switch (move.move) {
      case "draw":
        return move.card ? own("board-row-take", { card: card(move.card) }) : own("board-say-draw", { count: moves.length });
      case "build":
        return move.replaces === undefined
          ? own("board-say-build", { card: card(move.card) })
          : own("board-say-upgrade", { card: card(move.card), replaced: this.#car(seat, move.replaces) });
      case "scrap":
        return own("board-say-scrap", { things: list(this.#scrapped(moves)) });
      case "pay":
      case "discard":
        return own(`board-say-${move.move}`, { cards: list(this.#cards(moves)) });
      case "load": {
        const said = { card: card(move.card), car: this.#car(move.seat, move.slot), down: move.face_down ? "yes" : "no" };
        if (move.seat === seat) return own("board-say-load-own", said);
        return own("board-say-load", { ...said, owner: seats[move.seat]?.name ?? `${move.seat + 1}` });
      }
      case "contract": {
        const side = sideOf(view, move.contract, move.side);
        const contract = view.contracts.find((known) => known.contract === move.contract)!.name;
        return own("board-say-contract", { contract, goods: goods(side.goods), points: side.points });
      }
      case "use":
      case "sell":
        return own(`board-say-${move.move}`, { goods: this.#goods(moves) });
      case "extra":
        return own("board-say-extra", { action: move.action });
      default:
        return own(`board-say-${move.move}`);
    }
  }

  /** A car by its place on a train; one that is only built in this run is not there yet. */
  #car(seat: number | null, slot: number): string {
    const car = this.here.view.seats[seat ?? 0]?.cars[slot];
    return car ? this.#words.card(car.card) : this.#words.own("board-say-new-car");
  }

  #scrapped(moves: Move[]): string[] {
    return moves.flatMap((move) => {
      if (move.move !== "scrap") return [];
      return [move.building === undefined ? this.#car(this.here.seat, move.slot ?? 0) : this.#words.card(move.building)];
    });
  }

  #cards(moves: Move[]): string[] {
    return moves.flatMap((move) => (move.move === "pay" || move.move === "discard" ? [this.#words.card(move.card)] : []));
  }

  #goods(moves: Move[]): string {
    const kinds = moves.flatMap((move): GoodKind[] => (move.move === "use" || move.move === "sell" ? [move.kind] : []));
    const count = (kind: GoodKind) => kinds.filter((one) => one === kind).length;
    const named = KINDS.filter(count).map((kind: Kind) => this.#words.own("board-goods", { count: count(kind), kind }));
    const unnamed = count("any") ? [this.#words.own("board-say-any", { count: count("any") })] : [];
    return this.#words.list([...named, ...unnamed]);
  }
}
