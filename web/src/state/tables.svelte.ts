/** The tables this browser has been at, and what it noted there for the fairness page. */
import type { Table } from "../api/types";
import { recall, remember } from "./stored";

export interface KnownTable {
  id: string;
  game: string;
  /** When this browser was last there, in milliseconds. */
  seen: number;
  status: Table["status"];
  names: (string | null)[];
  /** The commitment as it was shown when somebody here sat down. */
  commitment: string;
  /** What this browser added to the shuffle, by seat. */
  contributions: Record<number, string>;
}

const MOST = 24;

class Known {
  tables = $state.raw<KnownTable[]>(recall<KnownTable[]>("tables") ?? []);
}

export const known = new Known();

export const knownTable = (id: string) => known.tables.find((table) => table.id === id);

function keep(entry: KnownTable): void {
  const others = recall<KnownTable[]>("tables")?.filter(({ id }) => id !== entry.id) ?? [];
  known.tables = [entry, ...others].sort((a, b) => b.seen - a.seen).slice(0, MOST);
  remember("tables", known.tables);
}

export function noteTable(table: Table, seen = Date.now()): void {
  const before = knownTable(table.id);
  keep({
    id: table.id,
    game: table.game,
    seen,
    status: table.status,
    names: table.seats.map(({ name }) => name),
    commitment: before?.commitment ?? table.commitment,
    contributions: before?.contributions ?? {},
  });
}

export function noteContribution(id: string, seat: number, contribution: string): void {
  const before = knownTable(id);
  if (before) keep({ ...before, contributions: { ...before.contributions, [seat]: contribution } });
}

export function noteStarted(id: string): void {
  const before = knownTable(id);
  if (before) keep({ ...before, status: "playing" });
}

export function forgetSeat(id: string, seat: number): void {
  const before = knownTable(id);
  if (!before) return;
  const { [seat]: _, ...contributions } = before.contributions;
  keep({ ...before, contributions });
}

export function forgetTable(id: string): void {
  known.tables = known.tables.filter((table) => table.id !== id);
  remember("tables", known.tables);
}
