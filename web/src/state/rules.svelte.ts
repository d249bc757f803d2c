/** Whether the rules lie open, and at which one. */
class Rules {
  open = $state(false);
  at = $state<string | null>(null);
}

export const rules = new Rules();

export function openRules(at: string | null = null): void {
  rules.at = at;
  rules.open = true;
}
