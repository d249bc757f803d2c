/** How the numbers of draw 0 become the deal: docs/record.md, "How numbers become a deal". */
import { orderOf, type Components } from "./components";

type Below = (n: number) => number;

const HAND = 5;
const ROW = 3;
const IN_PLAY = "engine_1";

/** All copies in the order of the box, but for an engine in play for each player. */
function poolOf(components: Components, players: number): string[] {
  return components.cards.flatMap(({ id, copies }) =>
    Array.from({ length: id === IN_PLAY ? copies - players : copies }, () => id),
  );
}

/** The `initial` of a record. */
export function deal(below: Below, players: number, options: string[], components: Components): unknown {
  const pool = poolOf(components, players);
  let taken = 0;
  // A list that is shuffled only as far as cards are taken out of it.
  const take = (count: number) =>
    Array.from({ length: count }, () => {
      const other = taken + below(pool.length - taken);
      [pool[taken], pool[other]] = [pool[other]!, pool[taken]!];
      return pool[taken++]!;
    });
  const inOrder = (cards: string[]) => cards.sort((one, other) => orderOf(components, one) - orderOf(components, other));

  const seats = Array.from({ length: players }, () => ({ hand: inOrder(take(HAND)) }));
  const row = options.includes("expert") ? take(ROW) : [];
  const pile = take(pool.length - taken);
  return { seats, pile, row, first: below(players) };
}
