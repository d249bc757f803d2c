/** Isle of Trains on the table: board, emblem, small pictures, moves in words, and the deal for the fairness page. */
import type { GameModule } from "../game";
import Board from "./Board.svelte";
import type { Components } from "./components";
import { deal } from "./deal";
import Emblem from "./Emblem.svelte";
import { LINE_RULES } from "./lines";
import type { Move } from "./moves";
import { say } from "./saying";
import type { View } from "./view";
import Word from "./Word.svelte";

const isleOfTrains: GameModule<View, Move, Components> = {
  id: "isle-of-trains",
  Board,
  Emblem,
  Word,
  pictured: ["card", "car", "replaced"],
  say,
  deal,
  lineRules: LINE_RULES,
};
export default isleOfTrains;
