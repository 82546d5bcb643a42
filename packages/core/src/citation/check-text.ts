import type { Citation } from './citation.js';
import { extractCitations } from './extract-citations.js';
import { findUnread } from './find-unread.js';
import { unique } from './unique.js';
import { type CaseHeld, idOf, verdictOf } from './verdict-of.js';

/**
 * Looks up canonical citations in a library, at most `CheckOptions.batchSize` per call. Returns a list in the same order
 * and of the same length, with the judgments found for each citation.
 */
export type LookUp = (
  canonicals: readonly string[],
  options: { readonly signal?: AbortSignal },
) => Promise<readonly (readonly CaseHeld[])[]> | readonly (readonly CaseHeld[])[];

/** Options of `checkText`. */
export interface CheckOptions {
  /** Aborts the check, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called after each call of `lookUp` with the number of different citations looked up so far. */
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
  /** Maximum number of citations per call of `lookUp`; 100 by default. */
  readonly batchSize?: number;
}

/** One citation of a text and the result of its check. */
export interface CheckedCitation {
  /** Index of its first character in the text. */
  readonly start: number;
  /** Index after its last character. */
  readonly end: number;
  /** The citation as printed. */
  readonly text: string;
  /** The parsed citation; missing if the text looks like a citation but could not be parsed. */
  readonly citation?: Citation;
  /**
   * `found`: the library has the judgment. `ambiguous`: several judgments are possible. `name-differs`: the judgment has
   * other parties than the text names. `not-held`: the citation may exist, but this library does not have it.
   * `impossible`: the citation cannot exist. `unread`: it looks like a citation of an unknown series.
   */
  readonly state: 'found' | 'ambiguous' | 'name-differs' | 'not-held' | 'impossible' | 'unread';
  /** The judgments that the citation may mean. */
  readonly hits: readonly CaseHeld[];
}

const keysOf = ({ canonical, alternatives = [] }: Citation): string[] => [...new Set([canonical, ...alternatives])];

async function lookUpAll(
  keys: readonly string[],
  lookUp: LookUp,
  { signal, onProgress, batchSize = 100 }: CheckOptions,
): Promise<ReadonlyMap<string, readonly CaseHeld[]>> {
  const hitsByKey = new Map<string, readonly CaseHeld[]>();
  const size = Math.max(1, Math.floor(batchSize));
  for (let from = 0; from < keys.length; from += size) {
    signal?.throwIfAborted();
    const batch = keys.slice(from, from + size);
    const answer = await lookUp(batch, signal ? { signal } : {});
    if (answer.length !== batch.length)
      throw new RangeError(
        `lookUp returned ${answer.length} lists for ${batch.length} citations; it must return one each.`,
      );
    batch.forEach((key, index) => hitsByKey.set(key, answer[index] ?? []));
    onProgress?.({ done: Math.min(from + size, keys.length), total: keys.length });
  }
  signal?.throwIfAborted();
  return hitsByKey;
}

/**
 * Checks for every report, neutral citation and case number in a text whether the library has the judgment. Looks up each
 * different citation once, in batches. The result is in the order of the text, without provisions and short forms. Works
 * in a worker. Rejects with the errors of `lookUp`, a RangeError if `lookUp` returns a wrong number of lists, or the
 * signal's reason.
 *
 * ```ts
 * const checked = await checkText(text, createLookUp(client));
 * const missing = checked.filter(({ state }) => state === 'not-held');
 * ```
 */
export async function checkText(text: string, lookUp: LookUp, options: CheckOptions = {}): Promise<CheckedCitation[]> {
  options.signal?.throwIfAborted();
  const citations = extractCitations(text).filter(({ kind, shortForm }) => kind !== 'provision' && !shortForm);
  const possible = citations.filter(({ status }) => status !== 'impossible');
  const hitsByKey = await lookUpAll([...new Set(possible.flatMap(keysOf))], lookUp, options);
  const hitsOf = new Map(
    possible.map((one) => [
      one,
      unique(
        keysOf(one).flatMap((key) => hitsByKey.get(key) ?? []),
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
    // Several courts use the same case number, so it is never enough without a name.
    const status = citation.kind === 'docket' ? 'ambiguous' : citation.status;
    return { ...place, ...verdictOf({ citation: { ...citation, status }, hits, parallels: others }) };
  });
  const unread = findUnread(text, citations).map((span): CheckedCitation => ({ ...span, state: 'unread', hits: [] }));
  return [...checked, ...unread].sort((one, other) => one.start - other.start);
}
