/** The rules of a game, and its bots, are compiled when a server starts for the first time; until then
 * it asks to be asked again. */
import { Refusal } from "../api/http";

const PAUSE = 1200;

/** `wait` is called once, if there is something to wait for. */
export async function onceReady<Result>(doing: () => Promise<Result>, wait?: () => void): Promise<Result> {
  for (let waits = false; ; waits = true) {
    try {
      return await doing();
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "warming-up") throw error;
      if (!waits) wait?.();
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }
}
