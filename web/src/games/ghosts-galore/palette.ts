/** Colours of the drawings themselves; what surrounds them takes those of theme.css. */
import type { Line } from "./view";

export const INK = "#1d1230";
export const PAPER = "#f7edd8";

/** The bed under the rails, by what the path scores. */
export const BED: Record<Line | "none", string> = {
  none: "#b39b7c",
  bone: "#f4e8c8",
  tooth: "#d93f43",
  other: "#2f9e68",
};
