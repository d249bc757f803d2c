/** The railways as they are drawn: which locomotives stand where, and the track between them. */
import type { GameEvent } from "../../api/types";
import { hexAt, keyOf, type Components, type Coordinates } from "./components";
import { centre, type Point } from "./geometry";
import { same, type Company, type Lay } from "./moves";
import type { View } from "./view";

export interface Standing extends Point {
  key: string;
  company: Company;
  hex: Coordinates;
  size: number;
  planned: boolean;
}

export interface Track {
  key: string;
  company: Company;
  from: Point;
  to: Point;
  planned: boolean;
}

/** Two share a hex side by side; one alone is larger. */
const APART = 8.2;
const SIZE = { alone: 1.08, shared: 0.72 };

/** Every locomotive on the map, those of the plan as well, even before the table has shown them. */
export function locomotives(view: View, plan: Lay[]): Standing[] {
  const on = new Map<string, { company: Company; hex: Coordinates; planned: boolean }[]>();
  for (const { company, start, laid } of view.companies) {
    const lays = plan.filter((lay) => lay.company === company).map((lay) => lay.hex);
    const standing = [start, ...laid];
    const all = [...standing, ...lays.filter((hex) => !standing.some((known) => same(known, hex)))];
    for (const hex of all) {
      const here = { company, hex, planned: lays.some((lay) => same(lay, hex)) };
      on.set(keyOf(hex), [...(on.get(keyOf(hex)) ?? []), here]);
    }
  }
  return [...on.values()].flatMap((here) =>
    here.map((one, place) => {
      const { x, y } = centre(one.hex);
      const shared = here.length > 1;
      return {
        ...one,
        key: `${one.company} ${keyOf(one.hex)}`,
        x: shared ? x + (place ? APART : -APART) : x,
        y,
        size: shared ? SIZE.shared : SIZE.alone,
      };
    }),
  );
}

/** Track between locomotives of one company on adjacent hexes; a barrier lies between none. */
export function tracks(standing: Standing[], components: Components): Track[] {
  const byKey = new Map(standing.map((one) => [one.key, one]));
  const barred = new Set(components.barriers.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  // Half of the directions: each pair is met once.
  const ahead = components.neighbours.slice(0, 3);
  return standing.flatMap((one) =>
    ahead.flatMap(([dq, dr]) => {
      const beside: Coordinates = [one.hex[0] + dq, one.hex[1] + dr];
      const other = byKey.get(`${one.company} ${keyOf(beside)}`);
      if (!other || barred.has(`${one.hex} ${beside}`)) return [];
      return [
        {
          key: `${one.key} ${keyOf(beside)}`,
          company: one.company,
          from: one,
          to: other,
          planned: one.planned || other.planned,
        },
      ];
    }),
  );
}

/** The locomotives of the last action, in order, where that was a build. */
export function lastBuild(events: GameEvent[]): string[] {
  const from = events.findLastIndex(({ kind }, place) => kind !== "laid" && place < events.length - 1);
  const said = events.slice(from + 1).filter(({ kind }) => kind === "laid");
  const seat = said.at(-1)?.players["seat"];
  return said
    .slice(said.findLastIndex(({ players }) => players["seat"] !== seat) + 1)
    .map(({ words }) => `${words["company"]} ${words["q"]},${words["r"]}`);
}

export function besides(components: Components, [q, r]: Coordinates): Coordinates[] {
  return components.neighbours
    .map(([dq, dr]): Coordinates => [q + dq, r + dr])
    .filter((hex) => hexAt(components, hex));
}
