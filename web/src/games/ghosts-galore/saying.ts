/** Moves in words, for a hint. */
import type { Where } from "../game";
import type { Components } from "./components";
import type { Move } from "./moves";
import type { View } from "./view";
import { wordsOf, type Words } from "./words";

export function say(moves: Move[], { texts, components }: Where<View, Move, Components>): string[] {
  const words = wordsOf(texts, components);
  return moves.map((move) => saying(move, words));
}

function saying(move: Move, { own, tile }: Words): string {
  switch (move.move) {
    case "choose_side":
      return own("board-side-choose", { side: move.side });
    case "keep":
      return own("board-say-keep", { tile: tile(move.tile) });
    case "draw":
      return own("board-draw");
    case "claim":
      return own("board-say-claim", { tile: tile(move.tile) });
    case "leave":
      return own("board-say-leave");
    case "place":
      return own("board-say-place", { row: move.space[0] + 1, column: move.space[1] + 1, rotation: move.rotation });
  }
}
