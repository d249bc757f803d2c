/** The lines of the score sheet, and the rule that scores each. */
export const LINE_RULES: Record<string, string> = {
  train: "IT-31",
  contracts: "IT-31",
  buildings: "IT-32",
  goods: "IT-31",
};
