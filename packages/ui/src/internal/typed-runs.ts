/** Piece of an option's text, and whether the reader typed it. */
export interface TypedRun {
  readonly text: string;
  readonly isTyped: boolean;
}

/** Splits a text at the first match of the typed text, ignoring case. */
export function typedRuns(words: string, typed: string): readonly TypedRun[] {
  const wanted = typed.trim().toLowerCase();
  const folded = words.toLowerCase();
  const at = wanted === '' ? -1 : folded.indexOf(wanted);
  // A letter whose length changes in lower case would shift the match.
  if (at < 0 || folded.length !== words.length) return [{ text: words, isTyped: false }];
  const end = at + wanted.length;
  return [
    { text: words.slice(0, at), isTyped: false },
    { text: words.slice(at, end), isTyped: true },
    { text: words.slice(end), isTyped: false },
  ].filter(({ text }) => text !== '');
}
