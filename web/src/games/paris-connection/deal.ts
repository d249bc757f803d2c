/** How the numbers of draw 0 become the deal: docs/record.md, "How numbers become a deal". */
import { at, type Components, type Coordinates } from "./components";
import type { Company } from "./moves";

type Below = (n: number) => number;

/** Of each company one locomotive stands on its start, and one marks its value. */
const NOT_IN_BAG = 2;

/** The start hexes, one for each company in turn, shuffled only as far as they are taken. */
function starts(below: Below, { companies, hexes }: Components): [Company, Coordinates][] {
  const left = hexes.filter((hex) => hex.type === "start").map(at);
  return companies.map((company, from) => {
    const other = from + below(left.length - from);
    [left[from], left[other]] = [left[other]!, left[from]!];
    return [company, left[from]!];
  });
}

/** The locomotives that are not dealt yet, so many of each company, in the order of the companies. */
class Bag {
  readonly left: Record<string, number>;

  constructor(
    private readonly companies: Company[],
    each: number,
  ) {
    this.left = Object.fromEntries(companies.map((company) => [company, each]));
  }

  draw(below: Below): Company {
    let n = below(this.companies.reduce((sum, company) => sum + this.left[company]!, 0));
    const drawn = this.companies.find((company) => (n -= this.left[company]!) < 0)!;
    this.left[drawn]! -= 1;
    return drawn;
  }
}

/** The `initial` of a record. */
export function deal(below: Below, players: number, components: Components): unknown {
  const { companies } = components;
  const placed = Object.fromEntries(starts(below, components));
  const bag = new Bag(companies, components.locomotives_per_company - NOT_IN_BAG);
  const shares = Array.from({ length: players }, () => {
    const hand: Record<string, number> = Object.fromEntries(companies.map((company) => [company, 0]));
    for (let drawn = 0; drawn < components.players[players]!.initial_shares; drawn++) hand[bag.draw(below)]! += 1;
    return hand;
  });
  return { starts: placed, shares, stations: bag.left, first: below(players) };
}
