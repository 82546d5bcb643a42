import type { TypedRun } from './typed-runs.js';

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Words that are marked; more are rarely typed, and each is a search of the name. */
const MAX_WORDS = 8;

/** Splits a name at the beginnings of its words that the reader typed, in any order, ignoring case. */
export function typedWordRuns(name: string, typed: string): readonly TypedRun[] {
  const words = [...new Set((typed.toLowerCase().match(WORD) ?? []).slice(0, MAX_WORDS))];
  const folded = name.toLowerCase();
  // A letter whose length changes in lower case would shift the matches.
  if (words.length === 0 || folded.length !== name.length) return [{ text: name, isTyped: false }];
  const longestFirst = words.toSorted((one, other) => other.length - one.length).join('|');
  const runs: TypedRun[] = [];
  let end = 0;
  for (const match of folded.matchAll(new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])(?:${longestFirst})`, 'gu'))) {
    runs.push({ text: name.slice(end, match.index), isTyped: false });
    end = match.index + match[0].length;
    runs.push({ text: name.slice(match.index, end), isTyped: true });
  }
  return [...runs, { text: name.slice(end), isTyped: false }].filter(({ text }) => text !== '');
}
