let bound: string | undefined;

/**
 * Sets the library that the widgets read from. A script build sets the server that it was loaded from; an application
 * that bundles the widgets calls this once. No attribute or queue command can change it.
 */
export function bindApi(address: string): void {
  bound = new URL(address).origin;
}

/** Origin of the library; the page's own origin by default. */
export function apiOrigin(): string {
  return bound ?? location.origin;
}
