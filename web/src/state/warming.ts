/** The rules of a game are compiled when a server starts for the first time; until then it asks to
 * be asked again. */
import { Refusal } from "../api/http";

const PAUSE = 1200;

export async function onceReady<Result>(doing: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await doing();
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "warming-up") throw error;
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }
}
