/** The live connection to a table: opened again whenever it breaks, until it is closed for good. */
import { caller } from "./http";
import type { Problem, Table } from "./types";

export type Connection = "connecting" | "open" | "lost";

interface Listener {
  /** What is said first on every connection, and again by `greet`. */
  greeting(): { seat: number | null; entry: number };
  table(table: Table): void;
  refused(problem: Problem): void;
  connection(state: Connection): void;
}

type Answer = ({ type: "table" } & Table) | ({ type: "error" } & Problem);

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;

export class TableSocket {
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #resting = false;

  constructor(
    private readonly id: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
  }

  open(): void {
    if (this.#closed) return;
    this.#resting = false;
    clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live`);
    this.#socket = socket;
    socket.onopen = () => this.#say({ token: caller.token, ...this.#greeting() });
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string) as Answer);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  /** Tell the server that seat, entry or language are others now. */
  greet(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#say(this.#greeting());
  }

  /** Begin anew, as whoever the caller is now. */
  reopen(): void {
    this.rest();
    this.open();
  }

  /** Hear nothing until it is opened again. */
  rest(): void {
    this.#resting = true;
    clearTimeout(this.#timer);
    const old = this.#socket;
    this.#socket = null;
    if (!old) return;
    old.onmessage = null;
    old.close();
  }

  close(): void {
    this.#closed = true;
    this.rest();
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
  }

  #greeting() {
    return { ...this.listener.greeting(), language: caller.language };
  }

  #say(message: object): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #hear(answer: Answer): void {
    if (answer.type === "error") return this.listener.refused(answer);
    this.#pause = FIRST_PAUSE;
    this.listener.connection("open");
    this.listener.table(answer);
  }

  #lost(): void {
    this.#socket = null;
    if (this.#closed) return;
    this.listener.connection("lost");
    // Spread out, so that a server that comes back does not meet everybody at once.
    this.#timer = setTimeout(() => this.open(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #now = (): void => {
    const away = this.#closed || this.#resting || document.visibilityState !== "visible";
    if (!away && !this.#socket) this.open();
  };
}
