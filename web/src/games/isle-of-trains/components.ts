/** The things in the box, as `components.json` of the game tells them. */
import type { Language } from "../../api/types";

export const KINDS = ["coal", "oil", "box"] as const;
export type Kind = (typeof KINDS)[number];
export type Cargo = Kind | "wild";
export type Action = "draw" | "build" | "load" | "deliver";
export const ACTIONS: readonly Action[] = ["draw", "build", "load", "deliver"];
export type CardKind = "engine" | "hopper" | "tanker" | "boxcar" | "caboose" | "building";

/** What loading a rival's car gives. */
export interface LoadBonus {
  draw: number;
  discard: number;
  extra_action: Action[];
}

/** A design of train card. */
export interface Card {
  id: string;
  name: Record<Language, string>;
  kind: CardKind;
  level?: number;
  copies: number;
  cost: number;
  points: number;
  weight: number;
  power: number;
  capacity: number;
  carries: Kind[];
  /** What it is as a good. */
  cargo: Cargo;
  load_bonus?: LoadBonus;
  ability?: string;
}

export interface Components {
  /** In the order of the box. */
  cards: Card[];
}

/** As a card to pay or to discard: one that was drawn where there was none. */
export const PHANTOM = "phantom";

const known = new WeakMap<Components, Map<string, Card>>();

export function cardOf(components: Components, id: string): Card {
  let cards = known.get(components);
  if (!cards) known.set(components, (cards = new Map(components.cards.map((card) => [card.id, card]))));
  const card = cards.get(id);
  if (!card) throw new Error(`there is no card ${id} in the box`);
  return card;
}

/** Where a design stands in the order of the box; phantoms come after all of them. */
export function orderOf(components: Components, id: string): number {
  const place = components.cards.findIndex((card) => card.id === id);
  return place < 0 ? components.cards.length : place;
}
