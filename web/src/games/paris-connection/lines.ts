/** The lines of the score sheet, and the rule that scores each. */
export const LINE_RULES: Record<string, string> = {
  red: "PC-16",
  blue: "PC-16",
  yellow: "PC-16",
  purple: "PC-16",
  black: "PC-16",
  brown: "PC-16",
  penalty: "PC-11",
};
