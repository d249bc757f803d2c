/** Moves in words, for a hint: all locomotives of a build in one line. */
import type { Where } from "../game";
import { hexAt, type Components, type Coordinates } from "./components";
import type { Lay, Move, Trade } from "./moves";
import type { View } from "./view";
import { wordsOf } from "./words";

export function say(moves: Move[], { texts, components }: Where<View, Move, Components>): string[] {
  const { own, hex: named } = wordsOf(texts, components);

  function place(at: Coordinates): string {
    const hex = hexAt(components, at)!;
    const words = named(hex);
    // Open country has no name of its own, and a small letter in a list.
    return hex.name ? words : words.charAt(0).toLocaleLowerCase(texts.language) + words.slice(1);
  }

  const lays = moves.filter((move): move is Lay => move.move === "lay");
  const trades = moves.filter((move): move is Trade => move.move === "trade");
  const places = lays.map(({ hex }) => place(hex)).join("; ");
  return [
    ...(lays[0] ? [own("board-say-lay", { count: lays.length, company: lays[0].company, places })] : []),
    ...(moves.some(({ move }) => move === "end_build") ? [own("board-end-build")] : []),
    ...trades.map(({ give, take, count }) => own("board-say-trade", { give, take, count })),
  ];
}
