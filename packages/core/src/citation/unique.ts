/** Returns the last item for each key, in the order of the first occurrences. */
export const unique = <T>(all: readonly T[], keyOf: (one: T) => string): readonly T[] => [
  ...new Map(all.map((one) => [keyOf(one), one])).values(),
];
