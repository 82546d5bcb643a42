import type { StructureParagraph } from './text-structure.js';

/** `By Court: In view of the majority, the appeal is dismissed.` */
const byCourt =
  /^(?:\(?\d{1,3}[.)]*\s+)?\[?(?:by (?:the )?court|orders? (?:by|of) (?:the )?court|court[’']?s orders?|per curiam)\b/i;
const heading = /^(?:O\s?R\s?D\s?E\s?R|COMMON ORDER|FINAL ORDER)\W{0,3}$/;
/** Paragraphs below a heading `ORDER` that can be the order of the whole court; a judge's own order is followed by reasons. */
const LONGEST = 12;

/** The paragraph in which the order of the court begins below the last opinion; it is no judge's. */
export function courtOrderAfter(paragraphs: readonly StructureParagraph[], last: number): number | undefined {
  for (let index = paragraphs.length - 1; index > last; index -= 1) {
    const { text = '' } = paragraphs[index] ?? {};
    if (byCourt.test(text)) return index;
    if (heading.test(text) && paragraphs.length - index <= LONGEST) return index;
  }
  return undefined;
}
