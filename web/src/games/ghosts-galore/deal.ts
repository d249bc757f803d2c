/** How the numbers of draw 0 become the deal: docs/record.md, "How numbers become a deal". */
import type { Components } from "./components";

type Below = (n: number) => number;

/** A list that is shuffled only as far as things are taken out of it. */
class Taking<Thing> {
  private taken = 0;

  constructor(
    private things: Thing[],
    private below: Below,
  ) {}

  take(): Thing {
    const { things } = this;
    const from = this.taken++;
    const other = from + this.below(things.length - from);
    [things[from], things[other]] = [things[other]!, things[from]!];
    return things[from]!;
  }

  takeSeveral(count: number): Thing[] {
    return Array.from({ length: count }, () => this.take());
  }

  get rest(): Thing[] {
    return this.things.slice(this.taken);
  }
}

/** The `initial` of a record. */
export function deal(below: Below, players: number, options: string[], components: Components): unknown {
  const order = components.tiles.map((tile) => tile.id);
  const boards = new Taking([1, 2, 3, 4, 5], below).takeSeveral(players);
  const tiles = new Taking([...order], below);
  if (options.includes("expert")) {
    const pairs = boards.map(() => tiles.takeSeveral(2));
    return { seats: boards.map((board, seat) => ({ board, hidden: pairs[seat] })), lamp: below(players) };
  }
  const hidden = tiles.takeSeveral(players);
  const height = components.tiles_per_stack[players]!;
  const stacks = Array.from({ length: 8 }, () => tiles.takeSeveral(height));
  const box = new Set(tiles.rest);
  return {
    seats: boards.map((board, seat) => ({ board, hidden: hidden[seat] })),
    lamp: below(players),
    stacks,
    box: order.filter((tile) => box.has(tile)),
  };
}
