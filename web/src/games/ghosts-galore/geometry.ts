/** Where track leads on a drawing: edges, doors and quarter turns. */
import { tileOf, type Components, type Edge } from "./components";
import type { Path, Placed } from "./view";

const EDGES: Edge[] = ["N", "E", "S", "W"];

/** The two edges a section joins on a tile turned by `rotation` quarters clockwise. */
export function edgesOf(section: string, rotation: number): Edge[] {
  return [...section].map((edge) => EDGES[(EDGES.indexOf(edge as Edge) + rotation) % 4]!);
}

/** The door behind an edge of a space; null inside the board. */
export function doorAt(row: number, column: number, edge: Edge): string | null {
  if (edge === "N") return row === 0 ? `N${column}` : null;
  if (edge === "S") return row === 2 ? `S${column}` : null;
  if (edge === "W") return column === 0 ? `W${row}` : null;
  return column === 2 ? `E${row}` : null;
}

/** The doors a path reaches. */
export function doorsOf(path: Path, tiles: Placed[], components: Components): string[] {
  return path.sections.flatMap(([row, column, section]) => {
    const placed = tiles.find(([r, c]) => r === row && c === column);
    if (!placed) return [];
    const joined = tileOf(components, placed[2]).sections[section]!;
    return edgesOf(joined, placed[3]).flatMap((edge) => doorAt(row, column, edge) ?? []);
  });
}

/** Where a door stands on a board of 360 by 360 with a rim of 30: the middle of its sill, and the
 * angle that turns a door of the top edge there. */
export function doorPlace(door: string): { x: number; y: number; angle: number } {
  const along = 80 + 100 * Number(door[1]);
  switch (door[0]) {
    case "N":
      return { x: along, y: 30, angle: 0 };
    case "E":
      return { x: 330, y: along, angle: 90 };
    case "S":
      return { x: along, y: 330, angle: 180 };
    default:
      return { x: 30, y: along, angle: 270 };
  }
}
