/** How large vehicles are drawn: units of the drawing, which a train scales to the place it has. */
import type { Card } from "./components";

export const HEIGHT = 84;
/** Where wheels touch the rail. */
export const RAIL = 80;
const ENGINE = [118, 132, 146];
const CAR = [84, 102, 128];
const CABOOSE = 92;
export const BUILDING = 82;
/** The place at the end of a train where one more car would stand. */
export const SITE = 84;

export function widthOf(card: Card): number {
  const level = (card.level ?? 1) - 1;
  switch (card.kind) {
    case "engine":
      return ENGINE[level]!;
    case "caboose":
      return CABOOSE;
    case "building":
      return BUILDING;
    default:
      return CAR[level]!;
  }
}

/** The radius of a good on a car. */
export const GOOD = 14;

/** The middle of each good on a car. */
export function places(card: Card): { x: number; y: number }[] {
  const gap = 2 * GOOD + 3;
  const y = card.kind === "caboose" ? 46 : card.kind === "tanker" ? 44 : 43;
  return Array.from({ length: card.capacity }, (_, place) => ({
    x: widthOf(card) / 2 + (place - (card.capacity - 1) / 2) * gap,
    y,
  }));
}
