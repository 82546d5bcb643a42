import type { CitationState } from '../contract/citations/citation-verdict.js';
import type { Citation } from './citation.js';
import { extractCitations } from './extract-citations.js';
import { findUnread } from './grammar/find-unread.js';
import { unique } from './unique.js';
import type { NearParts } from '../format/near-parts.js';
import { type FoundCase, idOf, verdictOf } from './verdict-of.js';

/** A citation to look up. */
export interface Sought {
  readonly canonical: string;
  /** The parties that the text names before it. */
  readonly caseName?: string;
}

/** What a library has near a citation that it does not have. */
export interface Nearby extends NearParts {
  /** The judgments that it has under another report of the citation. */
  readonly hits: readonly FoundCase[];
  /** The judgments before and behind it in its volume, each with its citation there. */
  readonly fits?: readonly FoundCase[];
}

/** The answer of a library for one citation. */
export interface LookedUp {
  /** The judgments with this citation. */
  readonly hits: readonly FoundCase[];
  /** Judgments with these parties and other citations. */
  readonly elsewhere?: readonly FoundCase[];
  /** If the library does not have it: what is near. */
  readonly near?: Nearby;
  /** If the library does not have it and knows why: the reason, as a sentence. */
  readonly reason?: string;
}

/**
 * Looks up citations in a library, at most `CheckOptions.batchSize` per call. Returns a list in the same order and of the
 * same length.
 */
export type LookUp = (
  sought: readonly Sought[],
  options: { readonly signal?: AbortSignal },
) => Promise<readonly LookedUp[]> | readonly LookedUp[];

/** Options of `checkText`. */
export interface CheckOptions {
  /** Aborts the check, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called after each call of `lookUp` with the number of different citations looked up so far. */
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
  /** Maximum number of citations per call of `lookUp`; 100 by default. */
  readonly batchSize?: number;
  /** The citations of the text, if they are already extracted. */
  readonly citations?: readonly Citation[];
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
   * `found`: the library has the judgment. `ambiguous`: several judgments are possible. `party-differs`: one party of the
   * judgment is another than the text names. `name-differs`: both are. `not-held`: the citation may exist, but this
   * library does not have it. `impossible`: the citation cannot exist. `unread`: it looks like a citation, but could not be
   * read.
   */
  readonly state: CitationState;
  /** The judgments that the citation may mean. */
  readonly hits: readonly FoundCase[];
  /** Unless it is found: judgments with the same parties, which are reported elsewhere. */
  readonly elsewhere: readonly FoundCase[];
  /** If the library does not have it: what is near, if the library says it. */
  readonly near?: Nearby;
  /** If the library does not have it: why, as a sentence, if the library says it. */
  readonly reason?: string;
}

/** Key and name identify a look-up, because the names decide what is reported elsewhere. */
const placeOf = ({ canonical, caseName = '' }: Sought): string => `${canonical}\n${caseName}`;

function soughtBy({ canonical, alternatives = [], caseName }: Citation): Sought[] {
  const keys = [...new Set([canonical, ...alternatives])];
  // One look-up by name is enough for a citation with several meanings.
  return keys.map((key, index) => ({ canonical: key, ...(caseName !== undefined && index === 0 && { caseName }) }));
}

async function lookUpAll(
  sought: readonly Sought[],
  lookUp: LookUp,
  { signal, onProgress, batchSize = 100 }: CheckOptions,
): Promise<ReadonlyMap<string, LookedUp>> {
  const answers = new Map<string, LookedUp>();
  const size = Math.max(1, Math.floor(batchSize));
  for (let from = 0; from < sought.length; from += size) {
    signal?.throwIfAborted();
    const batch = sought.slice(from, from + size);
    const answer = await lookUp(batch, signal ? { signal } : {});
    if (answer.length !== batch.length)
      throw new RangeError(
        `lookUp returned ${answer.length} answers for ${batch.length} citations; it must return one each.`,
      );
    batch.forEach((one, index) => answers.set(placeOf(one), answer[index] ?? NOTHING));
    onProgress?.({ done: Math.min(from + size, sought.length), total: sought.length });
  }
  signal?.throwIfAborted();
  return answers;
}

const NOTHING: LookedUp = { hits: [] };

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
  const all = options.citations ?? extractCitations(text);
  const citations = all.filter(({ kind, shortForm }) => kind !== 'provision' && !shortForm);
  const sought = unique(citations.flatMap(soughtBy), placeOf);
  const answers = await lookUpAll(sought, lookUp, options);
  const answersOf = (one: Citation) => soughtBy(one).map((wanted) => answers.get(placeOf(wanted)) ?? NOTHING);
  const hitsOf = new Map(
    citations.map((one) => {
      const hits = one.status === 'impossible' ? [] : answersOf(one).flatMap((answer) => answer.hits);
      return [one, unique(hits, idOf)];
    }),
  );
  const groups = Map.groupBy(citations, ({ parallelGroup }) => parallelGroup);
  const checked = citations.map((citation): CheckedCitation => {
    const { start, end, text: printed, parallelGroup, status } = citation;
    const hits = hitsOf.get(citation) ?? [];
    const parallels = parallelGroup === undefined ? [] : (groups.get(parallelGroup) ?? []);
    const others = parallels.filter((one) => one !== citation).map((one) => hitsOf.get(one) ?? []);
    // Several courts use the same case number, so it is never enough without a name.
    const own = citation.kind === 'docket' ? ({ ...citation, status: 'ambiguous' } as const) : citation;
    const verdict =
      status === 'impossible'
        ? ({ state: 'impossible', hits } as const)
        : verdictOf({ citation: own, hits, parallels: others });
    const elsewhere = verdict.state === 'found' ? [] : answersOf(citation).flatMap((answer) => answer.elsewhere ?? []);
    const missing = verdict.state === 'not-held' ? answersOf(citation) : [];
    const near = missing.find((answer) => answer.near)?.near;
    const reason = missing.find((answer) => answer.reason)?.reason;
    return {
      start,
      end,
      text: printed,
      citation,
      ...verdict,
      elsewhere,
      ...(near && { near }),
      ...(reason && { reason }),
    };
  });
  const unread = findUnread(text, citations).map((span): CheckedCitation => ({
    ...span,
    state: 'unread',
    hits: [],
    elsewhere: [],
  }));
  return [...checked, ...unread].sort((one, other) => one.start - other.start);
}
