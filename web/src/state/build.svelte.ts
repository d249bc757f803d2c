/** Whether the server has a newer page than this one. */
class Build {
  newer = $state(false);
}

export const build = new Build();

export function seenPage(page: string | null): void {
  if (page && page !== "dev" && __PAGE__ !== "dev") build.newer = page !== __PAGE__;
}
