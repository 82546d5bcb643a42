/** Letters and digits that identify a place in a text. */
const KEY = 40;
/** Shorter keys are for a place that removed words interrupt. */
const keyLengths = [KEY, 20, 12];

const isLetter = /[\p{L}\p{N}]/u;
const isMark = /[^\p{L}\p{N}]/gu;

/**
 * Returns a function from an offset in a text to the number of letters and digits before the same place in its source record. Labels
 * use these numbers, because they stay the same when headings are removed, paragraphs rejoined or other signs changed.
 */
export function createRawOffsets(raw: string, plain: string): (offset: number) => number {
  const source = lettersIn(raw).toLowerCase();
  const countTo = countLetters(plain);
  return (offset) => {
    const counted = countTo(offset);
    const following = lettersIn(plain.slice(offset, offset + KEY * 4)).toLowerCase();
    for (const length of keyLengths) {
      const found = nearest(source, following.slice(0, length), counted);
      if (found !== undefined) return found;
    }
    return counted;
  };
}

function countLetters(plain: string): (offset: number) => number {
  const counts = new Uint32Array(plain.length + 1);
  for (let at = 0; at < plain.length; at += 1)
    counts[at + 1] = (counts[at] ?? 0) + (isLetter.test(plain[at] ?? '') ? 1 : 0);
  return (offset) => counts[Math.min(offset, plain.length)] ?? 0;
}

const lettersIn = (text: string): string => text.replace(isMark, '');

function nearest(source: string, key: string, expected: number): number | undefined {
  const behind = source.indexOf(key, Math.max(0, expected));
  const before = source.lastIndexOf(key, Math.max(0, expected));
  if (behind === -1 || before === -1) return Math.max(behind, before) === -1 ? undefined : Math.max(behind, before);
  return behind - expected < expected - before ? behind : before;
}
