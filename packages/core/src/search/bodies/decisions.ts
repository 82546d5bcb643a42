/** The outcomes that our import reads. Other imports may have their own. */
export const decisions = [
  'Allowed',
  'Dismissed',
  'Partly allowed',
  'Disposed of',
  'Remanded',
  'Withdrawn',
  'Referred to larger bench',
] as const;

/** Returns the outcomes that a text names or begins to name. */
export function decisionsOf(text: string): readonly string[] {
  return decisions.filter((decision) => decision.toLowerCase().startsWith(text.toLowerCase()));
}
