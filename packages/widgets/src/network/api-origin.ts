let bound: string | undefined;

/**
 * Binds the widgets to the service they read from. A script build binds itself to where it came from; a host that
 * bundles the widgets calls this once. No attribute and no queue command can change it.
 */
export function bindApi(address: string): void {
  bound = new URL(address).origin;
}

/** Origin of the service: the bound one, else the page's own. */
export function apiOrigin(): string {
  return bound ?? location.origin;
}
