/** One object, so that what depends on a list that is missing is not drawn anew each time. */
const NONE: readonly never[] = [];

/** What was sent as a list; an empty one where none was sent. */
export function listOf<T>(sent: readonly T[] | null | undefined): readonly T[] {
  return Array.isArray(sent) ? (sent as readonly T[]) : NONE;
}
