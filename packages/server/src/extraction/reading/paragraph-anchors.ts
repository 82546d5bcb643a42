/** Separates the paragraphs of a plain text. */
const BREAK = '\n\n';

/**
 * Returns a function that finds the anchor of the paragraph at an offset of a judgment's plain text: its printed number (`para-12`),
 * otherwise its position (`p12`). `anchors` has the anchor of each paragraph. Call it with ascending offsets: it walks
 * through the text once.
 */
export function paragraphAnchors(plain: string, anchors: readonly string[]): (offset: number) => string {
  let index = 0;
  let next = plain.indexOf(BREAK);
  return (offset) => {
    while (next !== -1 && next < offset) {
      index += 1;
      next = plain.indexOf(BREAK, next + BREAK.length);
    }
    return anchors[index] ?? `p${index + 1}`;
  };
}
