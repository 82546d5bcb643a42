type Joined<T extends readonly unknown[]> = T extends readonly [infer One, ...infer Others]
  ? One & Joined<Others>
  : unknown;

/**
 * Joins tables of fields. Spread would do the same, but a bundler keeps an unused spread, because it may call a getter.
 */
// @__NO_SIDE_EFFECTS__
export function join<const T extends readonly object[]>(...tables: T): Joined<T> {
  return Object.assign({}, ...tables) as Joined<T>;
}
