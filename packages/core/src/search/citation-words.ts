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
  if (words.length < 3 || words.length > 4) return undefined;
  const yearAt = words.findIndex((word) => /^(?:1[5-9]|20)\d\d$/.test(word));
  const bookAt = words.findIndex((word) => /^\p{L}/u.test(word));
  const page = words.at(-1)!;
  if (yearAt < 0 || bookAt < 0 || yearAt > 1 || bookAt === words.length - 1 || !/^\d/.test(page)) return undefined;
  const between = words.filter((_, index) => index !== yearAt && index !== bookAt && index < words.length - 1);
  const volume = between.find((word) => /^\d/.test(word));
  if (volume === undefined && between.length > 0 && !COURT.test(between[0]!)) return undefined;
  return `${words[bookAt]} ${words[yearAt]} ${volume ?? 0} ${page}`;
}
