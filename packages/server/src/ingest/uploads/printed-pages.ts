import { withoutUnseen } from '../../extraction/text/source-line.js';

/** A line that has only the number of its page: `12`, `- 12 -`, `Page 12 of 30`, `12/30`. */
const PAGE_NUMBER = /^[-–—([\s]*(?:page|pg\.?)?\s*(\d{1,4})\s*(?:(?:of|\/)\s*\d{1,4})?[-–—)\]\s]*$/i;
/** Lines from the top and the bottom of a page where its number is. */
const EDGE = 2;
/** Share of the pages that must agree: a number on the edge of one page may be anything. */
const AGREEING = 0.6;
const FEWEST = 2;
/** Characters of what a file calls a page, as `xxxviii` or `Annex A-12`. A longer one would be in each answer again. */
const LONGEST_LABEL = 12;

/**
 * What to show for each page of a PDF: the number that is printed on it if most pages have one that counts with them, otherwise what
 * the file calls it in at most 12 characters, otherwise its count from 1.
 */
export function pageLabels(pages: readonly string[], named: readonly string[] | null): readonly string[] {
  const offset = printedOffset(pages);
  return pages.map((_page, index) => {
    const printed = offset === undefined ? 0 : index + offset;
    return printed > 0 ? String(printed) : givenLabel(named?.[index]) || String(index + 1);
  });
}

/** Empty if it is no name that a reader could cite. */
function givenLabel(given = ''): string {
  if (given.length > LONGEST_LABEL) return '';
  return withoutUnseen(given).trim();
}

/** What must be added to the index of a page; undefined if the pages print no numbers. */
function printedOffset(pages: readonly string[]): number | undefined {
  const counts = new Map<number, number>();
  let withWords = 0;
  for (const [index, page] of pages.entries()) {
    const lines = page.split('\n').filter((line) => line.trim() !== '');
    if (lines.length === 0) continue;
    withWords += 1;
    const edges = new Set([...lines.slice(0, EDGE), ...lines.slice(-EDGE)]);
    const offsets = [...edges].flatMap((line) => {
      const number = line.length > 40 ? undefined : PAGE_NUMBER.exec(line)?.[1];
      return number === undefined ? [] : [Number(number) - index];
    });
    for (const offset of new Set(offsets)) counts.set(offset, (counts.get(offset) ?? 0) + 1);
  }
  const [best] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (best === undefined || best[1] < Math.max(FEWEST, withWords * AGREEING)) return undefined;
  return best[0];
}
