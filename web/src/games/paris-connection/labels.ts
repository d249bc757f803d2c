/** Where the names of cities and stations are written: between the rows of hexes, so that they hide
 * no locomotive, and clear of each other. */
import { at, type Components, type Hex } from "./components";
import { centre, WIDTH, type Box } from "./geometry";

export interface Label {
  hex: Hex;
  name: string;
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

const HEIGHT = 11;
/** As in Names.svelte, with a little air. */
const FONT = "650 10.6px system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";
const AIR = 4;
const LINE = 15.2;
const LEAN = WIDTH / 2 - 4;

type Place = Pick<Label, "anchor"> & { dx: number; dy: number };

/** The best first: below or above the city, in the middle or leaning to a side; else beside it. */
const PLACES: Place[] = [
  ...[LINE + 4, -LINE + 3].flatMap((dy): Place[] => [
    { anchor: "middle", dx: 0, dy },
    ...[LEAN, LEAN - 7, LEAN - 14].flatMap((lean): Place[] => [
      { anchor: "start", dx: -lean, dy },
      { anchor: "end", dx: lean, dy },
    ]),
  ]),
  { anchor: "start", dx: 12, dy: 4 },
  { anchor: "end", dx: -12, dy: 4 },
];

let pen: CanvasRenderingContext2D | null = null;

function widthOf(name: string): number {
  if (!pen) {
    pen = document.createElement("canvas").getContext("2d")!;
    pen.font = FONT;
  }
  return pen.measureText(name).width + AIR;
}

function boxOf({ name, x, y, anchor }: Label): Box {
  const width = widthOf(name);
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { x: left, y: y - HEIGHT + 2, width, height: HEIGHT };
}

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The stations of Paris lean away from the tower, each on its own side. */
function ofStation(hex: Hex, name: string): Label {
  const { x, y } = centre(at(hex));
  const left = x < 0;
  const lean = hex.r ? LEAN : -4;
  return { hex, name, x: x + (left ? lean : -lean), y: y + (hex.r < 0 ? -LINE + 3 : LINE + 4), anchor: left ? "end" : "start" };
}

export function labelsOf(components: Components, nameOf: (hex: Hex) => string): Label[] {
  const taken: Box[] = [];
  const keep = (label: Label) => {
    taken.push(boxOf(label));
    return label;
  };
  const sheet = components.hexes.filter((hex) => hex.type === "city").map((hex) => centre(at(hex)));
  const discs = sheet.map(({ x, y }): Box => ({ x: x - 8, y: y - 8, width: 16, height: 16 }));

  const stations = components.hexes
    .filter((hex) => hex.type === "start")
    .map((hex) => keep(ofStation(hex, nameOf(hex))));
  const cities = components.hexes
    .filter((hex) => hex.type === "city")
    .map((hex) => {
      const { x, y } = centre(at(hex));
      const options = PLACES.map(({ anchor, dx, dy }): Label => ({ hex, name: nameOf(hex), x: x + dx, y: y + dy, anchor }));
      const free = options.find((label) => ![...taken, ...discs].some((box) => overlap(box, boxOf(label))));
      return keep(free ?? options[0]!);
    });
  return [...stations, ...cities];
}
