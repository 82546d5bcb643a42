/** Longest line that counts as the name of a judge. */
const LONGEST_NAME = 60;

/** The page of the report in which a selection begins; empty if the text prints none before it. */
export function pageAt(text: Element, range: Range): string {
  const pages = [...text.querySelectorAll('[id^="page-"]')].filter((page) => range.comparePoint(page, 0) < 0);
  return pages.at(-1)?.id.replace('page-', '') ?? '';
}

/** The line that opens the opinion of a selection; empty if the judgment has only one. */
export function opinionAt(text: Element, range: Range): string {
  const all = [...text.querySelectorAll('[id^="opinion-"]')].filter(({ id }) => /^opinion-\d+$/.test(id));
  if (all.length < 2) return '';
  const line = (all.findLast((one) => range.comparePoint(one, 0) < 0)?.textContent ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const name = line.replace(/[\s:.,—–-]+$/, '').replace(/\bJ$/, 'J.');
  return name.length > LONGEST_NAME ? '' : name;
}
