import type { TextHits } from '@headnote/core/contract';

/** More places than anybody steps through. */
const MOST = 2000;
/** One letter is in every line. */
const SHORTEST = 2;

/** Finds words in a plain text as they stand there, in any case and over line ends. */
export function findWords(text: string, words: string): TextHits {
  const wanted = words.trim().split(/\s+/).map(escapePattern);
  if (words.trim().length < SHORTEST) return { hits: [], total: 0, timedOut: false };
  const pattern = new RegExp(wanted.join(String.raw`\s+`), 'giu');
  const hits: TextHits['hits'][number][] = [];
  let total = 0;
  for (const { 0: found, index: start } of text.matchAll(pattern)) {
    total += 1;
    if (hits.length < MOST) hits.push({ start, end: start + found.length, text: found });
  }
  return { hits, total, timedOut: false };
}

const escapePattern = (word: string): string => word.replaceAll(/[$()*+.?[\\\]^{|}/]/g, String.raw`\$&`);
