/** All that comes with a game: its facts, its pictures, its components and its words. */
import type { Game } from "../api/types";
import type { GameModule } from "../games/game";
import type { Texts } from "../texts/texts";

export interface Box {
  game: Game;
  module: GameModule<any, any, any>;
  components: unknown;
  texts: Texts;
}
