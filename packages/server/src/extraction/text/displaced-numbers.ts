import { closesLine } from './join-lines.js';
import type { SourceLine } from './source-line.js';

/** The number of a paragraph, alone on its line. */
const aloneNumber = /^\d{1,3}\.$/;

/** Whether the number of a paragraph is alone on its line and a sentence goes on below it. */
export const isInsideSentence = (line: SourceLine, next: SourceLine | undefined): boolean =>
  aloneNumber.test(line.text) && /^[a-z]/.test(next?.text ?? '');

/**
 * Puts the numbers of paragraphs back to their beginning where extraction put them below its first line, as it does around a
 * watermark: `The facts are that`, `6.`, `the petitioner …`.
 */
export function restoreNumbers(lines: readonly SourceLine[]): SourceLine[] {
  const restored = [...lines];
  for (const [index, line] of lines.entries()) {
    const opening = lines[index - 1];
    if (opening === undefined || !isInsideSentence(line, lines[index + 1])) continue;
    const above = lines[index - 2]?.text ?? '.';
    if (!/^[A-Z]/.test(opening.text) || closesLine.test(opening.text) || !closesLine.test(above)) continue;
    restored[index - 1] = { ...line, hasGapBefore: true };
    restored[index] = opening;
  }
  return restored;
}
