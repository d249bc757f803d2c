/** The lines that carts draw: along a route that the table has told, or from where a cart was to where it
 * is. Only for the eye; where a cart can go is for the table to say. */
import { EXITS, isUnderground, keyOf, type Coordinates, type Exit } from "./components";
import { ANGLE, beside, centre, door, exitTo, opposite, type Point } from "./geometry";
import { same } from "./moves";
import { squareIn, type RouteView, type View } from "./view";

const written = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Through the middle of the first square and of the last, and along the track between. */
export function line(squares: Coordinates[], beyond: Exit | null = null): string {
  const [first] = squares;
  if (!first) return "";
  let drawn = `M${written(centre(first))}`;
  squares.forEach((square, place) => {
    const next = squares[place + 1];
    const exit = next ? exitTo(square, next) : beyond;
    const to = exit ? door(square, exit) : centre(square);
    drawn += place ? `Q${written(centre(square))} ${written(to)}` : `L${written(to)}`;
  });
  return drawn;
}

/** The way out of a square by which a cart goes on that came from another: on a plain rail, the other one. */
export function onward(view: View, from: Coordinates | null, square: Coordinates, facing: Exit): Exit {
  const back = from && exitTo(square, from);
  if (!back) return facing;
  const track = squareIn(view, square)?.track ?? "";
  return EXITS.find((exit) => track.includes(exit) && exit !== back) ?? opposite(back);
}

export interface Drawn {
  path: string;
  end: RouteView["end"];
  at: Point;
}

export function drawnRoute(view: View, start: Coordinates, facing: Exit, route: RouteView): Drawn {
  const squares = [start, ...route.squares];
  const last = squares.at(-1)!;
  if (route.end !== "derails" && route.end !== "collides") return { path: line(squares), end: route.end, at: centre(last) };
  const exit = onward(view, squares.at(-2) ?? null, last, facing);
  return { path: line(squares, exit), end: route.end, at: door(last, exit) };
}

const SEARCHED = 12;

/** From a square along the track to another, as short as can be; a straight jump where there is no way. */
export function between(view: View, from: Coordinates, to: Coordinates, known: RouteView | null = null): Coordinates[] {
  const told = known?.squares.findIndex((square) => same(square, to)) ?? -1;
  if (known && told >= 0) return [from, ...known.squares.slice(0, told + 1)];
  const exitsOf = (square: Coordinates) => {
    if (!isUnderground(square)) return [...EXITS];
    return EXITS.filter((exit) => squareIn(view, square)?.track?.includes(exit));
  };
  let ways: Coordinates[][] = [[from]];
  const seen = new Set([keyOf(from)]);
  for (let step = 0; step < SEARCHED; step++) {
    const longer: Coordinates[][] = [];
    for (const way of ways) {
      const here = way.at(-1)!;
      if (step && !isUnderground(here)) continue;
      for (const exit of exitsOf(here)) {
        const next = beside(here, exit);
        if (same(next, to)) return [...way, next];
        if (seen.has(keyOf(next)) || !isUnderground(next) || !exitsOf(next).includes(opposite(exit))) continue;
        seen.add(keyOf(next));
        longer.push([...way, next]);
      }
    }
    ways = longer;
  }
  return [from, to];
}

export interface Frame extends Point {
  angle: number;
}

const FRAMES = 28;

/** Where a cart is at each moment of its way along a line, and where it looks. */
export function frames(path: string, from: Exit, to: Exit | null): Frame[] {
  const way = document.createElementNS("http://www.w3.org/2000/svg", "path");
  way.setAttribute("d", path);
  const length = way.getTotalLength();
  let angle = ANGLE[from];
  const turn = (wanted: number) => (angle += ((((wanted - angle) % 360) + 540) % 360) - 180);
  const shown: Frame[] = [];
  for (let place = 0; place <= FRAMES; place++) {
    const { x, y } = way.getPointAtLength((length * place) / FRAMES);
    const ahead = way.getPointAtLength(Math.min(length, (length * place) / FRAMES + 2));
    if (place && place < FRAMES) turn((Math.atan2(ahead.y - y, ahead.x - x) * 180) / Math.PI);
    else if (place && to) turn(ANGLE[to]);
    shown.push({ x, y, angle });
  }
  return shown;
}
