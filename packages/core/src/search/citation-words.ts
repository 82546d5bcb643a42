/** What courts are called within a citation; they are no volume. */
const COURT = /^(?:[A-Z][a-z]+|[A-Z&]{2,4})$/;

/**
 * Brings the words of a citation into the order in which citations are looked up: book, year, volume, page. Without a
 * volume its place is `0`: `1973 AIR 1461` and `AIR 1973 SC 1461` give `AIR 1973 0 1461`, `(1973) 4 SCC 225` gives
 * `SCC 1973 4 225`. Undefined for what has not these words.
 */
export function citationWords(text: string): string | undefined {
  const words = text
    .replace(/[()[\],.]/g, (mark) => (mark === '.' ? '' : ' '))
    .split(/\s+/)
    .filter(Boolean);
  const page = words.pop() ?? '';
  const yearAt = words.findIndex((word) => /^(?:1[5-9]|20)\d\d$/.test(word));
  const bookAt = words.findIndex((word) => /^\p{L}/u.test(word));
  const [between = '0', ...others] = words.filter((_, index) => index !== yearAt && index !== bookAt);
  const isVolume = /^\d/.test(between);
  const isKnown = isVolume || COURT.test(between);
  if (!/^\d/.test(page) || yearAt < 0 || yearAt > 1 || bookAt < 0 || others.length > 0 || !isKnown) return undefined;
  return `${words[bookAt]} ${words[yearAt]} ${isVolume ? between : 0} ${page}`;
}
