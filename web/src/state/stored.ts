/** What the browser remembers. A browser that remembers nothing (private windows) works as well. */
const PREFIX = "turntable.";

export function recall<Value>(key: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? "null") as Value | null;
  } catch {
    return null;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Storage may be full or forbidden; the page goes on without.
  }
}
