/** Moves in words, for a hint. */
import type { Where } from "../game";
import type { Components } from "./components";
import { squareOf, type Move } from "./moves";
import type { View } from "./view";
import { wordsOf } from "./words";

export function say(moves: Move[], { texts, components }: Where<View, Move, Components>): string[] {
  const words = wordsOf(texts, components);
  const exitsOf = (exits: string) => words.list([...exits].map((exit) => words.own(`board-exit-${exit}`)));

  return moves.map((move) => {
    const [row, column] = squareOf(move) ?? [0, 0];
    return words.own(`board-say-${move.move.replaceAll("_", "-")}`, {
      row,
      column,
      exits: "exits" in move ? exitsOf(move.exits) : "exit" in move ? exitsOf(move.exit) : "",
      exit: "exit" in move ? exitsOf(move.exit) : "",
      cart: "cart" in move ? move.cart : "",
      faster: "by" in move && move.by > 0 ? "yes" : "no",
      piece: "piece" in move ? texts("piece-name", { piece: move.piece }) : "",
      pieces: move.move === "split" ? words.pieces(move.half) : "",
      half: move.move === "choose_half" ? move.half : "",
      mission: "mission" in move ? words.mission(move.mission).title : "",
    });
  });
}
