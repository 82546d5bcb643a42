/** Part of the screen under the bars at the top: what is above it has been read. */
const TOP = 0.15;

/** Index of the first element below the top of the screen; the number of elements if all are above it. */
export function firstBelow(elements: readonly (Element | undefined)[]): number {
  const top = window.innerHeight * TOP;
  let low = 0;
  let high = elements.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const bottom = elements[middle]?.getBoundingClientRect().bottom ?? -Infinity;
    if (bottom < top) low = middle + 1;
    else high = middle;
  }
  return low;
}
