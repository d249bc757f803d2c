/** Where squares are drawn. The surface around the mine is half as deep as a square is wide. */
import { EXITS, type Coordinates, type Exit } from "./components";

/** The side of a square underground, in units of the drawing. */
export const SIDE = 60;
export const DEPTH = 42;
export const SHEET = 9 * SIDE + 2 * DEPTH;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

const start = (place: number) => (place === 0 ? 0 : DEPTH + (place - 1) * SIDE);
const size = (place: number) => (place === 0 || place === 10 ? DEPTH : SIDE);

export function boxOf([row, column]: Coordinates): Box {
  return { x: start(column), y: start(row), width: size(column), height: size(row) };
}

export function centre(square: Coordinates): Point {
  const { x, y, width, height } = boxOf(square);
  return { x: x + width / 2, y: y + height / 2 };
}

const STEPS: Record<Exit, Coordinates> = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] };

export function beside([row, column]: Coordinates, exit: Exit): Coordinates {
  const [down, right] = STEPS[exit];
  return [row + down, column + right];
}

export const opposite = (exit: Exit): Exit => EXITS[(EXITS.indexOf(exit) + 2) % 4]!;

/** The exit that leads from a square to the one beside it. */
export function exitTo(from: Coordinates, to: Coordinates): Exit | null {
  return EXITS.find((exit) => {
    const [row, column] = beside(from, exit);
    return row === to[0] && column === to[1];
  }) ?? null;
}

/** Degrees clockwise from east, as the drawing of a cart looks. */
export const ANGLE: Record<Exit, number> = { E: 0, S: 90, W: 180, N: 270 };

/** The middle of a side of a square. */
export function door(square: Coordinates, exit: Exit): Point {
  const { x, y, width, height } = boxOf(square);
  const [down, right] = STEPS[exit];
  return { x: x + (width * (1 + right)) / 2, y: y + (height * (1 + down)) / 2 };
}

/** A number from 0 to 1 that is always the same for a square, to make rock look like rock. */
export function grain([row, column]: Coordinates, salt = 0): number {
  const mixed = Math.sin(row * 127.1 + column * 311.7 + salt * 74.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}
