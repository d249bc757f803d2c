/** Paris Connection on the table: board, emblem, moves in words, and the deal for the fairness page. */
import type { GameModule } from "../game";
import Board from "./Board.svelte";
import type { Components } from "./components";
import { deal } from "./deal";
import Emblem from "./Emblem.svelte";
import { LINE_RULES } from "./lines";
import type { Move } from "./moves";
import { say } from "./saying";
import type { View } from "./view";

const parisConnection: GameModule<View, Move, Components> = {
  id: "paris-connection",
  Board,
  Emblem,
  say,
  deal: (below, players, _options, components) => deal(below, players, components),
  lineRules: LINE_RULES,
};
export default parisConnection;
