let finish: () => void = () => undefined;
const hydrated = new Promise<void>((resolve) => {
  finish = resolve;
});

/** Called once by the root of the page when hydration is done. */
export function markHydrated(): void {
  finish();
}

/**
 * Resolves when hydration is done; at once on the server. A router that navigated before would make React draw another
 * screen than the one in the page, and React leaves the unknown elements in the body.
 */
export function afterHydration(): Promise<void> {
  return import.meta.env.SSR ? Promise.resolve() : hydrated;
}
