/** The tag of a test that only `npm run test:nightly` runs, in a suite of another level. */
export const NIGHTLY = { tag: '@nightly' } as const;

/** The tag of a test that only `npm run test:full` runs, in a suite of `npm test`. */
export const FULL = { tag: '@full' } as const;
