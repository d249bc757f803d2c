import type { Table } from "../api/types";
import { language } from "../state/language.svelte";

/** The names of these seats as one says them, "Ana and Bob"; nothing where there are none. */
export function namesOf({ seats }: Table, some: number[]): string {
  return new Intl.ListFormat(language.current).format(some.map((seat) => seats[seat]?.name ?? ""));
}
