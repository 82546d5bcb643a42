import { isAuthorLine } from './author-line.js';
import { isHeadingLine } from './classify-block.js';
import type { SourceLine } from './source-line.js';

/** Lines of a cause title before it is taken for certain that the heading of the judgment was missed. */
const LONGEST_TITLE = 200;

/** Position of the last line before the body: before the heading `JUDGMENT` or `ORDER`, or before paragraph 1. */
export function findBody(lines: readonly Pick<SourceLine, 'text'>[]): number {
  const opening = lines.findIndex(
    (line) => isHeadingLine(line.text) || /^(?:P\.? ?C\.?|O R D E R|JUDGMENT|ORDER)\s*[:.-]/.test(line.text),
  );
  if (opening !== -1 && opening < LONGEST_TITLE) return opening - 1;
  const author = lines.findIndex((line, index) => index > 5 && isAuthorLine(line.text));
  if (author !== -1 && author < LONGEST_TITLE) return author - 1;
  const first = lines.findIndex(
    (line, index) => index > 5 && /^1\.(?:\s|$)/.test(line.text) && (lines[index + 1]?.text.length ?? 0) > 50,
  );
  const broken = lines.findIndex((line, index) => {
    const next = lines[index + 1]?.text ?? '';
    return line.text.length > 60 && !line.text.startsWith('(') && next.length > 50 && /^[a-z]/.test(next);
  });
  const found = [opening, author, first, broken].filter((index) => index !== -1);
  return found.length === 0 ? -1 : Math.min(...found) - 1;
}
