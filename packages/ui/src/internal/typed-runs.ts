/** A piece of an option's words, and whether it is what was typed. */
export interface TypedRun {
  readonly text: string;
  readonly isTyped: boolean;
}

/** Splits words at the first place where they hold what was typed, whatever the capitals. */
export function typedRuns(words: string, typed: string): readonly TypedRun[] {
  const wanted = typed.trim().toLowerCase();
  const folded = words.toLowerCase();
  const at = wanted === '' ? -1 : folded.indexOf(wanted);
  // A letter that changes its length with its case would shift the place.
  if (at < 0 || folded.length !== words.length) return [{ text: words, isTyped: false }];
  const end = at + wanted.length;
  return [
    { text: words.slice(0, at), isTyped: false },
    { text: words.slice(at, end), isTyped: true },
    { text: words.slice(end), isTyped: false },
  ].filter(({ text }) => text !== '');
}
