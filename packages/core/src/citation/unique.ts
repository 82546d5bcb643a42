/** The last of those that have the same key, in the order in which the keys come first. */
export const unique = <T>(all: readonly T[], keyOf: (one: T) => string): readonly T[] => [
  ...new Map(all.map((one) => [keyOf(one), one])).values(),
];
