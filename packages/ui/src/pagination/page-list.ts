/**
 * The page numbers to show: the first, the last, the current one and its neighbours; `gap` stands for what is left
 * out. A gap of one page shows the page itself.
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
