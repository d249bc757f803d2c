/** Names for cards that lie side by side, no two the same: `row-bank`, `hand-hopper_1`, `hand-hopper_1-2`. */
export function named(what: string, cards: string[]): { card: string; name: string }[] {
  return cards.map((card, place) => {
    const before = cards.slice(0, place).filter((other) => other === card).length;
    return { card, name: before ? `${what}-${card}-${before + 1}` : `${what}-${card}` };
  });
}
