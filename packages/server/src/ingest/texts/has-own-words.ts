/** A line that a website or a signing program puts on the pages of a scan. */
const STAMP =
  /\b(?:downloaded|printed|signature not verified|digitally signed|certified copy|reason:|location:|page \d+ of \d+|https?:|www\.)/i;
const HAS_WORDS = /\p{L}{3}/u;

/**
 * Whether the pages of a PDF have words of their own: not only a stamp that every page has, such as who downloaded it and
 * when. A scan has none.
 */
export function hasOwnWords(pages: readonly string[]): boolean {
  const lines = pages.map((page) => new Set(page.split('\n').map(formOf)));
  const counts = new Map<string, number>();
  for (const own of lines) for (const line of own) counts.set(line, (counts.get(line) ?? 0) + 1);
  const isOnEach = (line: string) => pages.length > 1 && counts.get(line) === pages.length;
  return lines.some((own) => [...own].some((line) => HAS_WORDS.test(line) && !STAMP.test(line) && !isOnEach(line)));
}

/** Times and page numbers differ from page to page. */
const formOf = (line: string): string => line.replace(/\d+/g, '0').replace(/\s+/g, ' ').trim();
