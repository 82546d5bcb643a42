let finish: () => void = () => undefined;
const hydrated = new Promise<void>((resolve) => {
  finish = resolve;
});

/** Told once by the root of the page when React has taken over what the server sent. */
export function markHydrated(): void {
  finish();
}

/**
 * Resolves when React has taken the page over; at once on the server. A router that got ahead of that would have React
 * draw another screen than the one it finds, and React leaves what it does not know in the body where it is.
 */
export function afterHydration(): Promise<void> {
  return typeof document === 'undefined' ? Promise.resolve() : hydrated;
}
