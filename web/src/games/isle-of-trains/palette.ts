/** Colours of the drawings themselves; what surrounds them takes those of theme.css. A colour never
 * stands alone: goods have a shape each, cars a build of their own. */
import type { CardKind, Cargo } from "./components";
import type { GoodKind } from "./moves";

export const INK = "#20161d";
export const IRON = "#34303c";
export const BRASS = "#e8b64c";

export interface Paint {
  colour: string;
  /** Where light falls, and where it does not. */
  light: string;
  dark: string;
}

export const GOOD: Record<Cargo | GoodKind, Paint> = {
  coal: { colour: "#3b3a46", light: "#8d8ba0", dark: "#17161d" },
  oil: { colour: "#0f7f86", light: "#7fe3dc", dark: "#06454d" },
  box: { colour: "#b9691c", light: "#ffd089", dark: "#6b3708" },
  wild: { colour: "#7a3fa0", light: "#f0c9ff", dark: "#43205c" },
  any: { colour: "#7a3fa0", light: "#f0c9ff", dark: "#43205c" },
};

export const LIVERY: Record<CardKind, Paint> = {
  engine: { colour: "#2f6b4a", light: "#5fa578", dark: "#173a28" },
  hopper: { colour: "#6d7386", light: "#a3a9bb", dark: "#3b3f4d" },
  tanker: { colour: "#3f8f99", light: "#9bd6d8", dark: "#1d4d55" },
  boxcar: { colour: "#b5652b", light: "#e39a56", dark: "#6b3413" },
  caboose: { colour: "#b3312f", light: "#e06a58", dark: "#64151a" },
  building: { colour: "#8a5a9b", light: "#c79ad2", dark: "#4b2c59" },
};

/** Engines grow with their level, and change their paint. */
export const ENGINES: Paint[] = [
  { colour: "#3f7d4f", light: "#7bb981", dark: "#1d4429" },
  { colour: "#2d62a8", light: "#6f9fdc", dark: "#163562" },
  { colour: "#8e2742", light: "#d0647a", dark: "#4c1022" },
];
