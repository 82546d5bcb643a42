import type { Run } from '../highlight/index.js';

const SIGNS = /[\\^$.*+?()[\]{}|/]/g;

/**
 * Splits the display form of a name at the words that a search found in the name as it is stored: the display form has other
 * capitals, so places do not fit.
 */
export function markName(shown: string, found: readonly Run[]): readonly Run[] {
  const words = new Set(found.flatMap(({ text, hit }) => (hit && text.trim() !== '' ? [text.trim()] : [])));
  if (words.size === 0) return [{ text: shown, hit: false }];
  const longestFirst = [...words].toSorted((one, other) => other.length - one.length);
  const pattern = longestFirst.map((word) => word.replaceAll(SIGNS, String.raw`\$&`)).join('|');
  const runs: Run[] = [];
  let end = 0;
  for (const match of shown.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu'))) {
    runs.push({ text: shown.slice(end, match.index), hit: false }, { text: match[0], hit: true });
    end = match.index + match[0].length;
  }
  return [...runs, { text: shown.slice(end), hit: false }].filter(({ text }) => text !== '');
}
