/** One request to the table's API, and the two ways in which it can fail. */
import { seenPage } from "../state/build.svelte";
import type { Language, Problem } from "./types";

/** Who is asking; kept here by state/guest and state/language. */
export const caller: { token: string | null; language: Language } = { token: null, language: "en" };

/** The server said no. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly rule: string | null,
    message: string,
  ) {
    super(message);
  }
}

/** No answer came: it is not known whether the server has done what it was asked. */
export class Unreachable extends Error {}

/** What went wrong, in the server's shape. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refusal) return { code: error.code, rule: error.rule, message: error.message };
  return { code: "unreachable", rule: null, message: "" };
}

interface Asked {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  body?: unknown;
  /** Aborted by whoever no longer wants the answer. */
  signal?: AbortSignal;
}

export async function ask<Answer>(path: string, asked: Asked = {}): Promise<Answer> {
  const answer = await send(path, asked);
  if (answer.status === 204) return undefined as Answer;
  try {
    return (await answer.json()) as Answer;
  } catch {
    throw new Unreachable();
  }
}

export async function askText(path: string): Promise<string> {
  return (await send(path, {})).text();
}

async function send(path: string, { method = "GET", body, signal }: Asked): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": caller.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (caller.token) headers["Authorization"] = `Bearer ${caller.token}`;

  let answer: Response;
  try {
    const content = body === undefined ? null : JSON.stringify(body);
    answer = await fetch(path, { method, headers, body: content, signal: signal ?? null });
  } catch {
    throw new Unreachable();
  }
  seenPage(answer.headers.get("Turntable-Page"));
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

async function refusal(answer: Response): Promise<Error> {
  try {
    const { code, rule, message } = (await answer.json()) as Problem;
    return new Refusal(answer.status, code, rule, message);
  } catch {
    // A proxy in between answers for a server that is away, and not in JSON.
    return new Unreachable();
  }
}
