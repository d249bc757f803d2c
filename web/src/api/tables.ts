/** What can be asked of a table, a function each. */
import { ask } from "./http";
import type { Fairness, GameEvent, Hint, Preview, RecordFile, Replayed, Table } from "./types";

interface Done {
  entry: number;
  events: GameEvent[];
}

const at = (id: string, rest = "") => `/api/tables/${encodeURIComponent(id)}${rest}`;

export const openTable = (game: string, players: number, options: string[]) =>
  ask<Table>("/api/tables", { method: "POST", body: { game, players, options } });

/** The table as a seat sees it; as the first of the caller's seats if none is named. */
export const tableNow = (id: string, seat: number | null) =>
  ask<Table>(at(id, seat === null ? "" : `?seat=${seat}`));

/** What everybody at the table knows of it. */
export async function lookAt(id: string): Promise<Table> {
  return { ...(await tableNow(id, null)), view: null, legal: [], events: [] };
}

export const sit = (id: string, seat: number, contribution: string, name?: string) =>
  ask<Table>(at(id, "/seats"), {
    method: "POST",
    body: { seat, contribution, ...(name === undefined ? {} : { name }) },
  });

export const seatBot = (id: string, seat: number, bot: string) =>
  ask<unknown>(at(id, "/seats"), { method: "POST", body: { seat, bot } });

export const empty = (id: string, seat: number) =>
  ask<unknown>(at(id, `/seats/${seat}`), { method: "DELETE" });

export const start = (id: string) => ask<unknown>(at(id, "/start"), { method: "POST" });

export const move = (
  id: string,
  body: { request: string; decision: number; seat: number; moves: unknown[] },
) => ask<Done>(at(id, "/moves"), { method: "POST", body });

export const preview = (id: string, seat: number, moves: unknown[], signal?: AbortSignal) =>
  ask<Preview>(at(id, "/preview"), { method: "POST", body: { seat, moves }, ...(signal && { signal }) });

export const hint = (id: string, seat: number) => ask<Hint>(at(id, "/hint"), { method: "POST", body: { seat } });

export const undo = (
  id: string,
  body: { request: string; seat: number; ask?: boolean; agree?: boolean },
) => ask<Done>(at(id, "/undo"), { method: "POST", body });

export const rematch = (id: string) => ask<{ id: string }>(at(id, "/rematch"), { method: "POST" });

export const recordOf = (id: string) => ask<RecordFile>(at(id, "/record"));

export const replayed = (id: string, move: number, seat: number) =>
  ask<Replayed>(at(id, `/replay/${move}?seat=${seat}`));

export const fairnessOf = (id: string) => ask<Fairness>(at(id, "/fairness"));
