/** What a player is about to do: a card lifted, a build, cards to part with, a delivery. A draft says
 * what is wished; the moves that come of it are written in the order in which a record has them. */
import { END, type Build, type Contract, type Deliver, type Load, type Move, type Scrap, type Use } from "./moves";
import type { CarView } from "./view";

/** A card of the hand, by its place there, is lifted: where shall it go? */
export interface Lifted {
  kind: "lifted";
  place: number;
  faceDown: boolean;
}

/** `lead` begins the draft; null where the table is already in the midst of it. */
export interface Building {
  kind: "build";
  lead: Build | null;
  /** The place in the hand of the card that is built. */
  place: number | null;
  /** Slots and buildings to be scrapped. */
  slots: number[];
  buildings: string[];
  /** Whether the scraps have to be closed; null while the table has not said. */
  closes: boolean | null;
  /** How many cards it costs; null while the table has not said. */
  due: number | null;
  /** Places in the hand of what pays for it. */
  cards: number[];
}

export interface Discarding {
  kind: "discard";
  lead: Load | null;
  /** The place in the hand of the card that is loaded. */
  place: number | null;
  due: number | null;
  cards: number[];
}

export interface Delivering {
  kind: "deliver";
  lead: Deliver | null;
  /** The contracts that could be completed; null while the table has not said. */
  offers: Contract[] | null;
  contract: Contract | null;
  /** Slots from which the contract rather takes nothing. */
  spared: number[];
  /** What the contract takes, as the table has agreed to it. */
  uses: Use[];
  /** A slot for each good that is sold. */
  sells: number[];
}

export type Draft = Lifted | Building | Discarding | Delivering;

/** The scraps in their order: slots, then buildings by the box. */
export function scrapsOf({ slots, buildings }: Building, order: (card: string) => number): Scrap[] {
  return [
    ...[...slots].sort((one, other) => one - other).map((slot): Scrap => ({ move: "scrap", slot })),
    ...[...buildings]
      .sort((one, other) => order(one) - order(other))
      .map((building): Scrap => ({ move: "scrap", building })),
  ];
}

/** A build up to its price. */
export function buildRun(draft: Building, order: (card: string) => number): Move[] {
  const begun: Move[] = draft.lead ? [draft.lead] : [];
  return draft.closes ? [...begun, ...scrapsOf(draft, order), END] : begun;
}

/** Cards in the order of the box, which is that of the hand. */
export function partings(kind: "pay" | "discard", cards: number[], hand: string[]): Move[] {
  return [...cards].sort((one, other) => one - other).map((place) => ({ move: kind, card: hand[place]! }));
}

/** Of cars that are alike a build names the first; so the first of them that is not marked yet. */
export function firstUnmarked(cars: CarView[], slot: number, marked: number[], kept: number | null): number | null {
  const { twin } = cars[slot]!;
  const found = cars.findIndex((car, at) => car.twin === twin && at !== kept && !car.scrapped && !marked.includes(at));
  return found < 0 ? null : found;
}
