/** Maximum length of a displayed sentence; a longer one is a list, or was printed without full stops. */
const MAX_SENTENCE = 800;

/** Returns the sentence of a plain text between two offsets, on one line; cut after a word if too long. */
export function sentenceAt(plain: string, start: number, end: number): string {
  const line = plain.slice(start, end).replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_SENTENCE) return line;
  return `${line.slice(0, line.lastIndexOf(' ', MAX_SENTENCE - 1) || MAX_SENTENCE)}…`;
}
