/** Where the monsters and the diamond of a tile stand, on a tile of 100 by 100 in rotation 0. */
import type { TileFace } from "./components";

export interface Spot {
  x: number;
  y: number;
  /** Half the width of what stands there. */
  size: number;
}

const at = (size: number, ...points: [number, number][]): Spot[] => points.map(([x, y]) => ({ x, y, size }));

// One section: monsters stand on either side of it, so that the rails stay in sight.
const BESIDE_STRAIGHT = [[], at(20, [28, 50]), at(19, [25, 30], [75, 70]), at(18, [24, 22], [77, 50], [24, 78])];
const BESIDE_CURVE = [[], at(20, [46, 49]), at(19, [29, 28], [72, 71]), at(18, [28, 27], [73, 72], [81, 19])];

// Two sections: each monster stands on its own, where the other does not come.
const ON_BRIDGE = [
  [[], at(17, [50, 20]), at(16, [50, 18], [50, 82])],
  [[], at(17, [80, 50]), at(16, [18, 50], [82, 50])],
];
const ON_DOUBLE_CURVE = [
  [[], at(19, [78, 22]), at(16.5, [61, 17], [83, 39])],
  [[], at(19, [22, 78]), at(16.5, [17, 61], [39, 83])],
];

const DIAMOND: Record<TileFace["track"], Spot> = {
  straight: { x: 77, y: 24, size: 17 },
  curve: { x: 20, y: 80, size: 17 },
  bridge: { x: 81, y: 81, size: 15 },
  double_curve: { x: 19, y: 19, size: 16 },
};

function onSection(tile: TileFace, section: number, standing: number): Spot[] {
  switch (tile.track) {
    case "straight":
      return BESIDE_STRAIGHT[standing]!;
    case "curve":
      return BESIDE_CURVE[standing]!;
    case "bridge":
      return ON_BRIDGE[section]![standing]!;
    case "double_curve":
      return ON_DOUBLE_CURVE[section]![standing]!;
  }
}

/** A spot for each monster, in the order of the tile. */
export function monsterSpots(tile: TileFace): Spot[] {
  const standing = [0, 0];
  for (const [, section] of tile.monsters) standing[section]!++;
  const next = [0, 0];
  return tile.monsters.map(([, section]) => onSection(tile, section, standing[section]!)[next[section]!++]!);
}

export function diamondSpot(tile: TileFace): Spot {
  return DIAMOND[tile.track];
}
