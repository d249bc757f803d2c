/** Addresses: which page is shown, and how to get to another. */
import type { Component } from "svelte";

/** A page, and what its address says about it. */
export interface Page {
  path: string;
  Shown: Component<any>;
  params: Record<string, string>;
}

interface Route {
  pattern: RegExp;
  load: () => Promise<{ default: Component<any> }>;
}

const routes: Route[] = [
  { pattern: /^\/$/, load: () => import("./pages/Start.svelte") },
  { pattern: /^\/t\/(?<id>[^/]+)$/, load: () => import("./pages/Table.svelte") },
  { pattern: /^\/t\/(?<id>[^/]+)\/replay$/, load: () => import("./pages/Replay.svelte") },
  { pattern: /^\/t\/(?<id>[^/]+)\/fairness$/, load: () => import("./pages/Fairness.svelte") },
  { pattern: /^\/about$/, load: () => import("./pages/About.svelte") },
];

class Address {
  path = $state(location.pathname);
}

export const address = new Address();

export function go(path: string): void {
  history.pushState(null, "", path);
  address.path = location.pathname;
  scrollTo(0, 0);
}

export async function pageAt(path: string): Promise<Page> {
  const plain = path.length > 1 ? path.replace(/\/$/, "") : path;
  for (const { pattern, load } of routes) {
    const match = pattern.exec(plain);
    if (match) return { path, Shown: (await load()).default, params: { ...match.groups } };
  }
  return { path, Shown: (await import("./pages/NotFound.svelte")).default, params: {} };
}

/** Links are plain `<a href>`; those within the page are followed without loading it again. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || link.hash) return;
  event.preventDefault();
  go(link.pathname);
}

export function onBack(): void {
  address.path = location.pathname;
}
