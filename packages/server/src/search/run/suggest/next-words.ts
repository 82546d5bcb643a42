import { textOf } from '@headnote/core/content';
import type { Clause } from '../../model/engine-request.js';
import type { SearchEngine } from '../../model/engine.js';
import type { Store } from '../../../store/database.js';
import { maskHighlights } from '../mask-highlights.js';

/** Judgments whose passages are read. */
const READ = 20;
/** A passage on each side of the words. */
const PASSAGE = 150;
const PASSAGES = 3;
/** A reader is typing: later than this, the word is typed already. */
const LIMIT_MS = 200;
/** Words before the next one that count. */
const BEFORE = 3;

/** Words that say nothing alone: the one behind them comes along. */
const SMALL = new Set('of the to in by and for a an on or with under'.split(' '));

const WORD = /[\p{L}\p{M}]+/gu;

/** Where the words come from. */
export interface NextWordsSources {
  readonly store: Store;
  readonly engine: SearchEngine;
}

/** The words typed so far. */
export interface NextWordsTask {
  readonly text: string;
  readonly size: number;
  readonly signal?: AbortSignal;
}

/**
 * Returns the typed text with the words that follow its last words in the judgments, the most frequent first. Reads the
 * passages of 20 judgments, with the masks of masked ones. A text with quotes, fields or other signs of the search has none. Aborts with the signal.
 */
export async function nextWords(
  { store, engine }: NextWordsSources,
  { text, size, signal }: NextWordsTask,
): Promise<readonly string[]> {
  const words = text.match(WORD)?.slice(-BEFORE) ?? [];
  if (words.length === 0 || !/^[\p{L}\p{M}\s]+$/u.test(text)) return [];
  const { hits } = await engine.search(
    {
      query: phraseOf(words.join(' ')),
      from: 0,
      size: READ,
      sort: [],
      highlight: [{ field: 'content', fragmentSize: PASSAGE, fragments: PASSAGES }],
      aggregations: [],
      kind: 'case',
    },
    { milliseconds: LIMIT_MS, isMinor: true, ...(signal === undefined ? {} : { signal }) },
  );
  const counts = new Map<string, number>();
  for (const { highlight } of await maskHighlights(store, hits)) {
    for (const next of new Set(following(highlight.content ?? [], words)))
      counts.set(next, (counts.get(next) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1))
    .slice(0, size)
    .map(([next]) => `${text.trim()} ${next}`);
}

const phraseOf = (text: string): Clause => ({ type: 'phrase', field: 'content', text, exact: true });

/** The words behind each place of the typed words, in lower case. */
function following(passages: readonly string[], words: readonly string[]): string[] {
  const before = new RegExp(
    `(?<![\\p{L}\\p{M}])${words.join('\\s+')}\\s+([\\p{L}\\p{M}]+)(?:\\s+([\\p{L}\\p{M}]+))?(?:\\s+([\\p{L}\\p{M}]+))?`,
    'giu',
  );
  return passages.flatMap((passage) =>
    [...textOf(passage).matchAll(before)].flatMap(([, ...behind]) => {
      const last = behind.findIndex((word) => !SMALL.has((word ?? '').toLowerCase()));
      const next = behind
        .slice(0, last + 1)
        .join(' ')
        .toLowerCase();
      return last === -1 || behind[last] === undefined ? [] : [next];
    }),
  );
}
