/** Shared constant, so that memoised consumers of a missing list do not rerender. */
const NONE: readonly never[] = [];

/** Returns the list, or an empty one when the server sent none. */
export function listOf<T>(sent: readonly T[] | null | undefined): readonly T[] {
  return Array.isArray(sent) ? (sent as readonly T[]) : NONE;
}
