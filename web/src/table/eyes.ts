/** Who of the people at this device is to look at it. */
import type { Table } from "../api/types";

export const seatsHere = (table: Table) =>
  table.seats.filter(({ yours }) => yours).map(({ seat }) => seat);

/** The seat whose view this device should show. Whoever looks now goes on while they are waited for,
 * and also while nobody here is; else it is the first, in order of seats, who is waited for. */
export function nextEyes(table: Table, here: number[], now: number | null): number | null {
  if (now !== null && table.waiting.includes(now)) return now;
  const waited = here.filter((seat) => table.waiting.includes(seat));
  return waited[0] ?? now ?? here[0] ?? null;
}
