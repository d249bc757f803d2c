/** Short messages that come and go. */
import { Refusal } from "../api/http";
import { t } from "./language.svelte";

export interface Toast {
  id: number;
  message: string;
  /** The rule of the game that the message is about. */
  rule: string | null;
  good: boolean;
}

const SHORT = 5000;
const LONG = 9000;

let count = 0;

class Toasts {
  all = $state.raw<Toast[]>([]);
}

export const toasts = new Toasts();

export function say(message: string, { rule = null, good = false }: Partial<Toast> = {}): void {
  const toast = { id: (count += 1), message, rule, good };
  toasts.all = [...toasts.all.filter((other) => other.message !== message), toast].slice(-3);
  setTimeout(() => dismiss(toast.id), rule ? LONG : SHORT);
}

export function dismiss(id: number): void {
  toasts.all = toasts.all.filter((toast) => toast.id !== id);
}

/** Tell what went wrong. */
export function complain(error: unknown): void {
  if (error instanceof Refusal) say(error.message, { rule: error.rule });
  else say(t("error-unreachable"));
}
