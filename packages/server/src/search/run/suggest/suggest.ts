import type { LineAnswer, Suggestion } from '@headnote/core/contract';
import { correctSpelling } from '../../../library/completions/correct-spelling.js';
import { findCompletions } from '../../../library/completions/find-completions.js';
import { correctJudges, judgesNamed } from '../../../library/judges/correct-judges.js';
import type { Store } from '../../../store/database.js';
import type { SearchEngine } from '../../model/engine.js';
import { nextWords } from './next-words.js';

/** The text in the search box, and who types it. */
export interface SuggestTask {
  readonly text: string;
  /** How many of each kind. */
  readonly size: number;
  /** False for a reader who does not see whole texts: the words that follow in them stay hidden. */
  readonly readsTexts: boolean;
  readonly signal?: AbortSignal;
}

/** The lines that the citator reads. */
export interface LinesTask {
  readonly citations: readonly string[];
  readonly signal?: AbortSignal;
}

/** Where suggestions come from. */
export interface SuggestSources {
  readonly store: Store;
  readonly engine: SearchEngine;
  readonly readLines: (task: LinesTask) => Promise<readonly LineAnswer[]>;
}

/**
 * Suggests for the text in the search box: a better spelling, words that follow, parties, acts and citations, up to `size` of each
 * kind, in this order. For a judge whom the library does not have, the better spellings are the names that may be meant. If the text has no party and no act, those of the better spelling are suggested.
 */
export async function suggest(sources: SuggestSources, task: SuggestTask): Promise<readonly Suggestion[]> {
  const { store } = sources;
  const { text, size, readsTexts } = task;
  const [better, following, named, cited] = await Promise.all([
    betterSpellings(store, text),
    readsTexts ? nextWords(sources, task) : [],
    namesFor(store, text, size),
    citationsFor(sources, task),
  ]);
  const [corrected] = better;
  const names = named.length === 0 && corrected !== undefined ? await namesFor(store, corrected, size) : named;
  return [
    ...better.slice(0, size).map((spelling) => ({ kind: 'did-you-mean', text: spelling, count: 0 }) as const),
    ...following.map((next) => ({ kind: 'next-word', text: next, count: 0 }) as const),
    ...names,
    ...cited,
  ];
}

async function betterSpellings(store: Store, text: string): Promise<readonly string[]> {
  const judges = await correctJudges(store, text);
  if (judges.length > 0) return judges;
  // A judge's name is one of a closed list: words of texts say nothing about it.
  const corrected = await correctSpelling(store, text, { keep: judgesNamed(text) });
  return corrected === undefined ? [] : [corrected];
}

async function namesFor(store: Store, text: string, size: number): Promise<readonly Suggestion[]> {
  const [parties, acts] = await Promise.all([
    findCompletions(store, 'party', text),
    findCompletions(store, 'act', text),
  ]);
  return [
    ...parties.slice(0, size).map((found) => ({ kind: 'party', ...found }) as const),
    ...acts.slice(0, size).map((found) => ({ kind: 'act', ...found }) as const),
  ];
}

/** The citation itself if the library has it, otherwise those that complete it or are next to it. */
async function citationsFor(
  { readLines }: SuggestSources,
  { text, size, signal }: SuggestTask,
): Promise<readonly Suggestion[]> {
  if (!/\d/.test(text)) return [];
  const lines = await readLines({ citations: [text], ...(signal === undefined ? {} : { signal }) });
  const all = lines.flatMap((one) => [one, ...(one.others ?? [])]);
  const line = all.find(({ state }) => ['found', 'incomplete', 'not-held'].includes(state));
  if (line === undefined) return [];
  const found = line.state === 'found' ? [line.printed || line.canonical] : line.fits.map(({ citation }) => citation);
  return [...new Set(found)].slice(0, size).map((citation) => ({ kind: 'citation', text: citation, count: 1 }));
}
