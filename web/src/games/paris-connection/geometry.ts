/** Where hexes are drawn: the geometry that `components.json` describes. */
import { at, type Components, type Coordinates } from "./components";

/** The side of a hex, in units of the drawing. */
export const SIDE = 20;
export const WIDTH = SIDE * Math.sqrt(3);
const MARGIN = 9;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export function centre([q, r]: Coordinates): Point {
  return { x: WIDTH * (q + r / 2), y: SIDE * 1.5 * r };
}

/** The six corners, the topmost first, clockwise. */
export function corners(hex: Coordinates, side = SIDE): Point[] {
  const { x, y } = centre(hex);
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return { x: x + side * Math.cos(angle), y: y + side * Math.sin(angle) };
  });
}

const written = (number: number) => number.toFixed(2);

export function outline(hex: Coordinates, side = SIDE): string {
  return `M${corners(hex, side)
    .map(({ x, y }) => `${written(x)} ${written(y)}`)
    .join("L")}Z`;
}

/** The side that two hexes share. */
export function border(one: Coordinates, other: Coordinates): [Point, Point] {
  const [a, b] = [centre(one), centre(other)];
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const along = { x: (b.y - a.y) / WIDTH, y: (a.x - b.x) / WIDTH };
  const end = (half: number) => ({ x: middle.x + along.x * half, y: middle.y + along.y * half });
  return [end(SIDE / 2), end(-SIDE / 2)];
}

/** How many steps lie between two hexes. */
export function distance([q, r]: Coordinates, [toQ, toR]: Coordinates): number {
  const [dq, dr] = [toQ - q, toR - r];
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

/** A rectangle around hexes, for the whole map or for what matters on it now. */
export function around(hexes: Coordinates[], margin = MARGIN): Box {
  const points = hexes.map(centre);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - WIDTH / 2 - margin, Math.min(...ys) - SIDE - margin];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + WIDTH / 2 + margin - left,
    height: Math.max(...ys) + SIDE + margin - top,
  };
}

/** The whole map, made square by as much sea as it takes. */
export function sheetOf(components: Components): Box {
  const land = around(components.hexes.map(at));
  const size = Math.max(land.width, land.height);
  return {
    x: land.x - (size - land.width) / 2,
    y: land.y - (size - land.height) / 2,
    width: size,
    height: size,
  };
}

/** Which way `to` lies from `from`: one of the eight winds. */
export function wind(from: Coordinates, to: Coordinates): string {
  const [a, b] = [centre(from), centre(to)];
  const eighth = Math.round(Math.atan2(b.y - a.y, b.x - a.x) / (Math.PI / 4)) & 7;
  return ["e", "se", "s", "sw", "w", "nw", "n", "ne"][eighth]!;
}
