/** The things in the box, as `components.json` of the game tells them. */
import type { Company } from "./moves";

/** Axial coordinates, q and r, of a pointy-top hex. */
export type Coordinates = [number, number];

export interface Hex {
  q: number;
  r: number;
  type: "rural" | "city" | "start" | "eiffel";
  name?: string;
  value?: number;
}

export interface Components {
  companies: Company[];
  locomotives_per_company: number;
  players: Record<string, { initial_shares: number; share_limit: number }>;
  neighbours: Coordinates[];
  /** Pairs of hexes with a barrier on the side between them. */
  barriers: [Coordinates, Coordinates][];
  hexes: Hex[];
}

/** A hex by one name, for maps and for what is drawn in a list. */
export const keyOf = ([q, r]: readonly [number, number]) => `${q},${r}`;
export const at = (hex: Hex): Coordinates => [hex.q, hex.r];

const maps = new WeakMap<Components, Map<string, Hex>>();

export function hexAt(components: Components, place: Coordinates): Hex | undefined {
  let known = maps.get(components);
  if (!known) maps.set(components, (known = new Map(components.hexes.map((hex) => [keyOf(at(hex)), hex]))));
  return known.get(keyOf(place));
}

/** The city that all railways want: the one that is worth most. */
export function marseille(components: Components): Hex {
  return components.hexes.reduce((best, hex) => ((hex.value ?? 0) > (best.value ?? 0) ? hex : best));
}
