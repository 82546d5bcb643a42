import { diffArrays } from 'diff';

/** Words of a text in a row: in both texts, or only in this one. */
export interface WordRun {
  readonly text: string;
  readonly isOwn: boolean;
}

/** A word for the comparison: case, quotation marks, dashes and signs around it do not count. */
const plainWord = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[^\p{L}\p{N}()]/gu, '')
    .replace(/^(?:sanhita|adhiniyam)$/, 'code');

/** Words of one text that are compared at most; longer sections are shown without marks. */
export const MOST_WORDS = 6_000;

/** Marks the words that only one of two texts has. Undefined if a text is too long to compare in the page. */
export function markedWords(
  old: string,
  now: string,
): { readonly old: WordRun[]; readonly now: WordRun[] } | undefined {
  const olds = old.split(/(?<=\s)(?=\S)/);
  const news = now.split(/(?<=\s)(?=\S)/);
  if (olds.length > MOST_WORDS || news.length > MOST_WORDS) return undefined;
  const marked: { readonly old: WordRun[]; readonly now: WordRun[] } = { old: [], now: [] };
  let at = 0;
  let newAt = 0;
  for (const { added, removed, count } of diffArrays(olds.map(plainWord), news.map(plainWord))) {
    if (!added) marked.old.push({ text: olds.slice(at, (at += count)).join(''), isOwn: removed });
    if (!removed) marked.now.push({ text: news.slice(newAt, (newAt += count)).join(''), isOwn: added });
  }
  return marked;
}
