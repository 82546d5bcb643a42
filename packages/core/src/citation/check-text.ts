import type { Citation } from './citation.js';
import { extractCitations } from './extract-citations.js';
import { findUnread } from './find-unread.js';
import { unique } from './unique.js';
import { type CaseHeld, idOf, verdictOf } from './verdict-of.js';

/**
 * Asks a library for canonical citations, at most `CheckOptions.batchSize` a call. Answers a list in the same order and of the same
 * length: for each the judgments held, none an empty list.
 */
export type LookUp = (
  canonicals: readonly string[],
  options: { readonly signal?: AbortSignal },
) => Promise<readonly (readonly CaseHeld[])[]> | readonly (readonly CaseHeld[])[];

/** How a text is checked. */
export interface CheckOptions {
  /** Ends the check: it rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Is told after each call of `lookUp` how many of the different citations are looked up. */
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
  /** Citations looked up in one call; 100 unless given. */
  readonly batchSize?: number;
}

/** One citation of a text, and what is known of it. */
export interface CheckedCitation {
  /** Where it begins in the text. */
  readonly start: number;
  /** Where it ends. */
  readonly end: number;
  /** As the text has it. */
  readonly text: string;
  /** Its parts; absent where it looks like a citation and was not read. */
  readonly citation?: Citation;
  /**
   * `found`: one judgment is held. `ambiguous`: several may be meant. `name-differs`: the one held has other parties than the text
   * names. `not-held`: it may exist, the library has none. `impossible`: it cannot exist. `unread`: it looks like a citation of a
   * series that is not known.
   */
  readonly state: 'found' | 'ambiguous' | 'name-differs' | 'not-held' | 'impossible' | 'unread';
  /** Judgments that it leads to. */
  readonly hits: readonly CaseHeld[];
}

const keysOf = ({ canonical, alternatives = [] }: Citation): string[] => [...new Set([canonical, ...alternatives])];

async function lookUpAll(
  keys: readonly string[],
  lookUp: LookUp,
  { signal, onProgress, batchSize = 100 }: CheckOptions,
): Promise<ReadonlyMap<string, readonly CaseHeld[]>> {
  const held = new Map<string, readonly CaseHeld[]>();
  const size = Math.max(1, Math.floor(batchSize));
  for (let from = 0; from < keys.length; from += size) {
    signal?.throwIfAborted();
    const batch = keys.slice(from, from + size);
    const answer = await lookUp(batch, signal ? { signal } : {});
    if (answer.length !== batch.length)
      throw new RangeError(
        `lookUp answered ${answer.length} lists for ${batch.length} citations; it must answer one each.`,
      );
    batch.forEach((key, index) => held.set(key, answer[index] ?? []));
    onProgress?.({ done: Math.min(from + size, keys.length), total: keys.length });
  }
  signal?.throwIfAborted();
  return held;
}

/**
 * Says of every report, number and case number that a text cites whether the library holds it. Each different citation is looked up
 * once, in batches; provisions and short forms are no part of the answer, which is in the order of the text. Rejects with what
 * `lookUp` rejects with, or with the signal's reason. Needs no page: it runs in a worker as well.
 */
export async function checkText(text: string, lookUp: LookUp, options: CheckOptions = {}): Promise<CheckedCitation[]> {
  options.signal?.throwIfAborted();
  const citations = extractCitations(text).filter(({ kind, shortForm }) => kind !== 'provision' && !shortForm);
  const possible = citations.filter(({ status }) => status !== 'impossible');
  const held = await lookUpAll([...new Set(possible.flatMap(keysOf))], lookUp, options);
  const hitsOf = new Map(
    possible.map((one) => [
      one,
      unique(
        keysOf(one).flatMap((key) => held.get(key) ?? []),
        idOf,
      ),
    ]),
  );
  const groups = Map.groupBy(possible, ({ parallelGroup }) => parallelGroup);
  const checked = citations.map((citation): CheckedCitation => {
    const { start, end, text: printed, parallelGroup } = citation;
    const place = { start, end, text: printed, citation };
    const hits = hitsOf.get(citation);
    if (!hits) return { ...place, state: 'impossible', hits: [] };
    const parallels = parallelGroup === undefined ? [] : (groups.get(parallelGroup) ?? []);
    const others = parallels.filter((one) => one !== citation).map((one) => hitsOf.get(one) ?? []);
    // A case number does not say of which court it is, so by itself it is never enough.
    const status = citation.kind === 'docket' ? 'ambiguous' : citation.status;
    return { ...place, ...verdictOf({ citation: { ...citation, status }, hits, parallels: others }) };
  });
  const unread = findUnread(text, citations).map((span): CheckedCitation => ({ ...span, state: 'unread', hits: [] }));
  return [...checked, ...unread].sort((one, other) => one.start - other.start);
}
