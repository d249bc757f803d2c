/** The colours of clans and pieces, and for eyes that do not tell them apart a sign of each clan. */
import type { Clan, Kind } from "./components";

export interface Banner {
  colour: string;
  /** The same in the shade. */
  shade: string;
  /** As letters on the dark of the mine. */
  bright: string;
  /** What is drawn on the colour. */
  on: string;
  /** A path within −10 … 10: flame, sun, leaf, drop. */
  sign: string;
}

export const BANNER: Record<Clan, Banner> = {
  red: {
    colour: "#d2452f",
    shade: "#6d1f17",
    bright: "#ff9a85",
    on: "#fff4e0",
    sign: "M0-9.5C1.2-5.2 6.8-3.6 6.8 2.6 6.8 6.8 3.8 9.5 0 9.5-3.8 9.5-6.8 6.8-6.8 2.8-6.8.2-5.4-1.6-4.2-3-3.8-1.4-3-.4-1.8.2-2.8-3.6-1.6-7 0-9.5Z",
  },
  yellow: {
    colour: "#eab530",
    shade: "#7a5710",
    bright: "#ffd970",
    on: "#2b1c05",
    sign: "M0-10 2.3-5.5 7.1-7.1 5.5-2.3 10 0 5.5 2.3 7.1 7.1 2.3 5.5 0 10-2.3 5.5-7.1 7.1-5.5 2.3-10 0-5.5-2.3-7.1-7.1-2.3-5.5Z",
  },
  green: {
    colour: "#4f9e3f",
    shade: "#22501f",
    bright: "#9be084",
    on: "#f7ffe9",
    sign: "M-8 8.6C-9.4-1.6-3.4-8.2 8.8-9.2 9.4 2.8 3.2 9-5 7.2L-7 9.6Z",
  },
  blue: {
    colour: "#3e86d8",
    shade: "#1c3f72",
    bright: "#9cc8ff",
    on: "#f2f9ff",
    sign: "M0-10C4-4.4 7-1 7 3 7 7 4 9.6 0 9.6-4 9.6-7 7-7 3-7-1-4-4.4 0-10Z",
  },
};

export interface Stuff {
  colour: string;
  light: string;
  dark: string;
}

export const STUFF: Record<Kind, Stuff> = {
  rock: { colour: "#8d8793", light: "#b9b2bf", dark: "#4b4650" },
  ruby: { colour: "#e0213f", light: "#ff8a96", dark: "#7d0b20" },
  emerald: { colour: "#1fa968", light: "#8df0bf", dark: "#0b5433" },
  gold: { colour: "#f0b429", light: "#ffe9a1", dark: "#86570a" },
  diamond: { colour: "#bfeaff", light: "#ffffff", dark: "#3c83a8" },
};

export const INK = "#17110d";
