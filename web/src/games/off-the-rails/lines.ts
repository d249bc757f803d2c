/** The lines of the score sheet, and the rule that scores each. */
export const LINE_RULES: Record<string, string> = {
  jewels: "OR-40",
  rubies: "OR-40",
  carts: "OR-40",
  missions: "OR-7",
};
