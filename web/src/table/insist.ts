/** Sends the same request until an answer comes; the server does it once, however often it comes. */
import { Unreachable } from "../api/http";

const PAUSES = [300, 800, 2000, 4000, 8000];

export async function insist<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (const pause of PAUSES) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  return send();
}
