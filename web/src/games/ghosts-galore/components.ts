/** The things in the box, as `components.json` of the game tells them. */

export const MONSTERS = ["dragon", "ghost", "golem", "satyr", "skeleton", "slime", "bat", "werewolf", "wisp"] as const;
export type MonsterKind = (typeof MONSTERS)[number];

export type Edge = "N" | "E" | "S" | "W";
export type Track = "straight" | "curve" | "bridge" | "double_curve";

export interface TileFace {
  id: string;
  track: Track;
  /** The two edges each section joins in rotation 0, such as "NE". */
  sections: string[];
  /** The kind, and the index of the section it stands on. */
  monsters: [MonsterKind, number][];
  /** What its diamond is worth; 0 where it has none. */
  diamond: number;
}

export type Side = "A" | "B";
export type DoorKind = "bone" | "tooth" | "plain";

/** Doors are called by their edge and place along it: N0 to N2 from the left, E0 to E2 downwards. */
export interface BoardSide extends Record<DoorKind, string[]> {
  board: number;
  side: Side;
}

export interface Components {
  tiles_per_stack: Record<string, number>;
  tiles: TileFace[];
  board_sides: BoardSide[];
}

const faces = new WeakMap<Components, Map<string, TileFace>>();

export function tileOf(components: Components, id: string): TileFace {
  let known = faces.get(components);
  if (!known) faces.set(components, (known = new Map(components.tiles.map((tile) => [tile.id, tile]))));
  const tile = known.get(id);
  if (!tile) throw new Error(`there is no tile ${id} in the box`);
  return tile;
}

export function boardSide(components: Components, board: number, side: Side | null): BoardSide | null {
  return components.board_sides.find((known) => known.board === board && known.side === side) ?? null;
}
