/**
 * Page numbers to show: first, last, current and its neighbours. `gap` represents the pages between; a gap of one page
 * shows that page.
 */
export function pageList(current: number, pageCount: number): (number | 'gap')[] {
  const wanted = new Set([1, pageCount, current - 1, current, current + 1]);
  const pages = [...wanted].filter((page) => page >= 1 && page <= pageCount).sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const missing = page - (pages[index - 1] ?? 0) - 1;
    if (missing === 0) return [page];
    return missing === 1 ? [page - 1, page] : ['gap' as const, page];
  });
}
