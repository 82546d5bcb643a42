/** Separates the paragraphs of a plain text. */
const BREAK = '\n\n';

/**
 * Returns a function that finds the anchor (`p12`) of the paragraph at an offset of a judgment's plain text. Call it with ascending
 * offsets: it walks through the text once.
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
