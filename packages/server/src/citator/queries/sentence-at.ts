/** Longest sentence that is shown; a longer one is a list, or was printed without full stops. */
const MAX_SENTENCE = 800;

/** The sentence of a plain text between two offsets, in one line; cut behind a word where it is too long. */
export function sentenceAt(plain: string, start: number, end: number): string {
  const line = plain.slice(start, end).replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_SENTENCE) return line;
  return `${line.slice(0, line.lastIndexOf(' ', MAX_SENTENCE - 1) || MAX_SENTENCE)}…`;
}
