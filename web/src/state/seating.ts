/** Opening tables and sitting down at them. */
import { Refusal } from "../api/http";
import { lookAt, openTable, rematch, seatBot, sit, start } from "../api/tables";
import type { Game, Table } from "../api/types";
import { firstLevel } from "./bots";
import { shelf } from "./games.svelte";
import { asGuest } from "./guest.svelte";
import { randomHex } from "./random";
import { noteContribution, noteStarted, noteTable } from "./tables.svelte";
import { onceReady } from "./warming";

/** Who is to sit on a seat. */
export type Taker = { is: "bot"; level: string } | { is: "friend" } | { is: "here"; name: string };

const CONTRIBUTION_BYTES = 32;
/** The best company for a quick game: two bots, or as near to that as the game allows. */
const QUICK = 3;

export async function sitDown(table: Table, seat: number, name?: string): Promise<void> {
  const contribution = randomHex(CONTRIBUTION_BYTES);
  // Noted before it is sent: the commitment proves something only to whoever saw it before.
  noteTable(table);
  noteTable(await asGuest(() => sit(table.id, seat, contribution, name)));
  noteContribution(table.id, seat, contribution);
  shelf.notePlayed(table.game);
}

export async function startTable(id: string): Promise<void> {
  await onceReady(() => start(id));
  noteStarted(id);
}

/** Open a table, fill its seats from seat 1 on, and start if none is left open. Answers its id. */
export async function setUp(game: Game, options: string[], others: Taker[]): Promise<string> {
  const table = await onceReady(() => asGuest(() => openTable(game.id, others.length + 1, options)));
  await sitDown(table, 0);
  for (const [index, taker] of others.entries()) {
    const seat = index + 1;
    if (taker.is === "bot") await seatBot(table.id, seat, taker.level);
    if (taker.is === "here") await sitDown(table, seat, taker.name);
  }
  if (others.every((taker) => taker.is !== "friend")) await startTable(table.id);
  return table.id;
}

/** How many play, where nobody has said. */
export const usualPlayers = ({ players }: Game) =>
  players.reduce((best, number) => (Math.abs(number - QUICK) < Math.abs(best - QUICK) ? number : best));

/** The quickest game: at once, against bots. Answers its table. */
export function againstBots(game: Game): Promise<string> {
  const level = firstLevel(game.bots);
  return setUp(game, [], Array.from({ length: usualPlayers(game) - 1 }, () => ({ is: "bot", level })));
}

/** Go to the table where the same people play again, and take the same seats. Answers its id. */
export async function playAgain(table: Table): Promise<string> {
  const { id } = await asGuest(() => rematch(table.id));
  const next = await lookAt(id);
  for (const { seat, yours, name } of table.seats) {
    if (!yours || next.seats[seat]?.name) continue;
    await sitDown(next, seat, name ?? undefined);
  }
  const seated = await lookAt(id);
  if (seated.status === "gathering" && seated.seats.every(({ name }) => name)) {
    await startTable(id).catch((error: unknown) => {
      // Somebody else who came back at the same moment was quicker.
      if (!(error instanceof Refusal) || error.code !== "already-started") throw error;
    });
  }
  return id;
}
