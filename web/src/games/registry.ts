/** The games there are: every folder beside this file has an `index.ts` with a GameModule. */
import type { GameModule } from "./game";

type AnyGame = GameModule<any, any, any>;

const folders = import.meta.glob<{ default: AnyGame }>("./*/index.ts");

/** The module of a game, fetched when it is first needed; null where the page has no board for it. */
export async function gameModule(id: string): Promise<AnyGame | null> {
  const load = folders[`./${id}/index.ts`];
  return load ? (await load()).default : null;
}
