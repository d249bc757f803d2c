/** What a seat sees: the shapes of the game's `view.py`, as the description of the API has them. */
import type { components } from "../../api/schema";

type Shapes = components["schemas"];

export type View = Shapes["GhostsGaloreView"];
export type SeatView = Shapes["GhostsGaloreSeatView"];
export type Path = Shapes["GhostsGalorePathView"];
/** The line of the sheet that a path scores on as a whole. */
export type Line = NonNullable<Path["line"]>;
/** Row, column, tile, rotation. */
export type Placed = SeatView["tiles"][number];

/** The line each section of the tile on a space scores on, by the index of the section. */
export function linesOn(paths: Path[], row: number, column: number): (Line | null)[] {
  const lines: (Line | null)[] = [];
  for (const path of paths)
    for (const [r, c, section] of path.sections) if (r === row && c === column) lines[section] = path.line;
  return lines;
}
