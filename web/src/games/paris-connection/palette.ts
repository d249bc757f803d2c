/** The colours of the companies, and for eyes that do not tell them apart a mark and a pattern of track. */
import type { Company } from "./moves";

export const INK = "#2a2018";

export interface Livery {
  colour: string;
  /** What is written or drawn on the colour. */
  on: string;
  /** A path within −4 … 4. */
  mark: string;
  /** The dashes of the light stripe along its track; none where there is no stripe. */
  stripe: string | null;
}

export const LIVERY: Record<Company, Livery> = {
  red: {
    colour: "#cf2e27",
    on: "#fff",
    mark: "M-1.3-4H1.3V-1.3H4V1.3H1.3V4H-1.3V1.3H-4V-1.3H-1.3Z",
    stripe: null,
  },
  blue: {
    colour: "#1f66cc",
    on: "#fff",
    mark: "M-4-3.2H4V-.8H-4ZM-4 .8H4V3.2H-4Z",
    stripe: "7 4",
  },
  yellow: {
    colour: "#f4c430",
    on: "#2a2018",
    mark: "M0-4 1-2.4 2.8-2.8 2.4-1 4 0 2.4 1 2.8 2.8 1 2.4 0 4-1 2.4-2.8 2.8-2.4 1-4 0-2.4-1-2.8-2.8-1-2.4Z",
    stripe: "0 5",
  },
  purple: {
    colour: "#8440b8",
    on: "#fff",
    mark: "M1.4-4C-2-4-3.8-2-3.8 0-3.8 2-2 4 1.4 4 2 4 2.6 3.9 3 3.6 1 3-.4 1.8-.4 0-.4-1.8 1-3 3-3.6 2.6-3.9 2-4 1.4-4Z",
    stripe: "8 4 1 4",
  },
  black: {
    colour: "#2c2c36",
    on: "#fff",
    mark: "M1.6-4.2-3 .6H-.4L-1.4 4.2 3.2-.8H.6Z",
    stripe: "100 0",
  },
  brown: {
    colour: "#8d5524",
    on: "#fff",
    mark: "M0-4.2 3.4 1.8H1V4H-1V1.8H-3.4Z",
    stripe: "2.5 3.5",
  },
};
