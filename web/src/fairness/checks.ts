/** What this browser can check of a finished game by itself. */
import { bytesToHex } from "@noble/hashes/utils.js";

import type { Fairness, RecordFile, Table } from "../api/types";
import { gameModule } from "../games/registry";
import { gameComponents } from "../state/games.svelte";
import type { KnownTable } from "../state/tables.svelte";
import { commitmentOf, drawn, keyOf, type Seed } from "./chance";
import { same } from "./same";

export interface Check {
  id: "noted" | "yours" | "record" | "secret" | "deal" | "server";
  holds: boolean;
  /** What the server says about it, in a sentence. */
  message?: string;
}

export interface Checked {
  checks: Check[];
  key: string;
}

export async function checkAll(
  table: Table,
  fairness: Fairness,
  record: RecordFile,
  noted: KnownTable | undefined,
): Promise<Checked> {
  const seed: Seed = { secret: fairness.secret, contributions: fairness.contributions, table: table.id };
  const key = keyOf(seed);
  const checks: Check[] = [];

  const mine = Object.entries(noted?.contributions ?? {});
  if (noted && mine.length) {
    checks.push({ id: "noted", holds: noted.commitment === fairness.commitment });
    checks.push({ id: "yours", holds: mine.every(([seat, hex]) => table.seats[Number(seat)]?.contribution === hex) });
  }

  const shown = table.seats.map(({ contribution }) => contribution).filter((hex) => hex !== null);
  checks.push({
    id: "record",
    holds:
      record.commitment === fairness.commitment && same(record.seed, seed) && same(shown, seed.contributions),
  });
  checks.push({ id: "secret", holds: commitmentOf(fairness.secret) === fairness.commitment });

  const module = await gameModule(table.game);
  if (module?.deal) {
    const components = await gameComponents(table.game);
    const dealt = module.deal(drawn(key, 0), table.players, table.options, components);
    checks.push({ id: "deal", holds: same(dealt, record.initial) });
  }
  checks.push({ id: "server", holds: fairness.holds, message: fairness.message });
  return { checks, key: bytesToHex(key) };
}
