/** A line of the log, in words, names and pictures. */
import type { GameEvent } from "../api/types";
import type { Box } from "../parts/box";
import { shellTexts } from "../state/language.svelte";
import type { Values } from "../texts/texts";

export type Piece =
  | { is: "text"; text: string }
  | { is: "player"; seat: number }
  | { is: "word"; name: string; value: string };

// Characters for private use: Fluent carries them through, and no name may hold them.
const OPEN = "\uE000";
const CLOSE = "\uE001";

export function wordEvent(event: GameEvent, box: Box): Piece[] {
  const id = textOf(event);
  const texts = box.texts.has(id) ? box.texts : shellTexts();
  if (!texts.has(id)) return [];

  const marked: Piece[] = [];
  const mark = (piece: Piece) => `${OPEN}${marked.push(piece) - 1}${CLOSE}`;
  const values: Values = {};
  for (const [name, seat] of Object.entries(event.players)) values[name] = mark({ is: "player", seat });
  for (const [name, value] of Object.entries(event.words)) {
    const pictured = box.module.pictured?.includes(name);
    values[name] = pictured ? mark({ is: "word", name, value: String(value) }) : value;
  }

  return texts(id, values)
    .split(new RegExp(`${OPEN}(\\d+)${CLOSE}`))
    .map((part, i): Piece | undefined => (i % 2 ? marked[Number(part)] : { is: "text", text: part }))
    .filter((piece) => piece !== undefined);
}

/** Moves are taken back by a seat, or by nobody in particular where all have agreed. */
function textOf({ kind, players }: GameEvent): string {
  if (kind === "taken_back" && !("seat" in players)) return "log-taken-back-together";
  return `log-${kind.replaceAll("_", "-")}`;
}
