/** Stands between the paragraphs of a plain text. */
const BREAK = '\n\n';

/**
 * Answers the anchor of the paragraph (`p12`) that an offset of a judgment's plain text lies in. Offsets must be asked in ascending
 * order, so that a whole text is walked through once.
 */
export function paragraphAnchors(plain: string): (offset: number) => string {
  let number = 1;
  let next = plain.indexOf(BREAK);
  return (offset) => {
    while (next !== -1 && next < offset) {
      number += 1;
      next = plain.indexOf(BREAK, next + BREAK.length);
    }
    return `p${number}`;
  };
}
