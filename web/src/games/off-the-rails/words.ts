/** The words of this board: the game's catalogue, and what only the page says. */
import { textsOf, type Texts } from "../../texts/texts";
import { groundAt, KINDS, surfaceOf, type Clan, type Components, type Coordinates, type Kind, type MissionId } from "./components";
import type { CartName } from "./moves";
import en from "./texts/en.ftl?raw";
import es from "./texts/es.ftl?raw";
import { squareIn, standing, type Counts, type RouteView, type View } from "./view";

const OWN = { en: textsOf("en", en), es: textsOf("es", es) };

export interface Words {
  /** What only the page says: the keys `board-…`. */
  own: Texts;
  piece(kind: Kind): string;
  clan(clan: Clan): string;
  mine(mine: Clan): string;
  cart(cart: CartName): string;
  mission(mission: MissionId): { title: string; text: string };
  /** "2 × Ruby, 1 × Rock"; a word of its own where there is nothing. */
  pieces(pieces: Kind[]): string;
  counts(counts: Counts): string;
  /** What is on a square, for whoever does not see it. */
  square(square: Coordinates, view: View): string;
  /** What comes of it if a cart sets off now. */
  route(route: RouteView): string;
  list(things: string[]): string;
}

export function wordsOf(texts: Texts, components: Components): Words {
  const own = OWN[texts.language];
  const listing = new Intl.ListFormat(texts.language, { type: "conjunction" });
  const piece = (kind: Kind) => texts(`piece-${kind}`);
  const counted = (count: (kind: Kind) => number) =>
    listing.format(KINDS.filter(count).map((kind) => own("board-count", { count: count(kind), piece: piece(kind) }))) ||
    own("board-nothing");
  const pieces = (all: Kind[]) => counted((kind) => all.filter((one) => one === kind).length);

  function ground(square: Coordinates): string {
    const [row, column] = square;
    const surface = surfaceOf(components, square);
    if (surface) return own("board-surface", { row, column, clan: texts(`clan-${surface}`) });
    const mine = groundAt(components, square);
    if (!mine) return own("board-square", { row, column });
    return own(mine.number ? "board-numbered" : "board-head", { row, column, mine: texts(`mine-${mine.clan}`), number: mine.number });
  }

  return {
    own,
    piece,
    clan: (clan) => texts(`clan-${clan}`),
    mine: (mine) => texts(`mine-${mine}`),
    cart: (cart) => texts(`cart-${cart}`),
    mission: (mission) => ({ title: texts(`mission-${mission}.title`), text: texts(`mission-${mission}`) }),
    pieces,
    counts: (counts) => counted((kind) => counts[kind]),
    square(square, view) {
      const there = squareIn(view, square);
      const cart = standing(view).find(({ square: [row, column] }) => row === square[0] && column === square[1]);
      return [
        ground(square),
        there?.track ? own("board-rail", { exits: [...there.track].map((exit) => own(`board-exit-${exit}`)).join(", ") }) : "",
        there?.pieces.length ? pieces(there.pieces) : "",
        there?.token ? own("board-fallen") : "",
        cart ? own("board-cart-here", { cart: texts(`cart-${cart.cart}`), clan: texts(`clan-${cart.clan}`), facing: own(`board-exit-${cart.facing}`) }) : "",
      ]
        .filter(Boolean)
        .join(". ");
    },
    route: (route) => own(`board-route-${route.end}`, { count: route.squares.length }),
    list: (things) => listing.format(things),
  };
}
