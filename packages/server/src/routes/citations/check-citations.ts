import { type Citation, extractCitations, type Verdict, verdictOf } from '@headnote/core/citation';
import type { CitationVerdict } from '@headnote/core/contract';
import type { Store } from '../../store/database.js';
import { type HeldCase, heldCases } from './held-cases.js';

/** What is known of one string. */
export interface CheckedString extends Pick<CitationVerdict, 'citation' | 'state' | 'canonical'> {
  readonly hits: readonly HeldCase[];
}

/** Strings to check; `names`, where given, are those of the parties, parallel to them. */
export interface CheckTask {
  readonly citations: readonly string[];
  readonly names?: readonly string[] | undefined;
}

/** Judgments told of one string at most: a page with a hundred short orders is no answer to anybody. */
const MAX_HITS = 20;

/**
 * Checks strings, each of which is one citation, with its parallels where it prints them. Every different citation is
 * looked up once; the verdict is that of a text that is checked.
 */
export async function checkCitations(store: Store, { citations, names = [] }: CheckTask): Promise<CheckedString[]> {
  const read = citations.map(reportsIn);
  const keys = new Set(read.flat().filter(isPossible).flatMap(keysOf));
  const held = await heldCases(store, [...keys]);
  return citations.map((citation, index) => {
    const { hits, ...verdict } = judge(read[index] ?? [], { held, name: names[index] });
    return { citation, ...verdict, hits: hits.slice(0, MAX_HITS) };
  });
}

function reportsIn(text: string): readonly Citation[] {
  return extractCitations(text).filter(({ kind, shortForm }) => kind !== 'provision' && shortForm === undefined);
}

function isPossible({ status }: Citation): boolean {
  return status !== 'impossible';
}

function keysOf({ canonical, alternatives = [] }: Citation): readonly string[] {
  return [...new Set([canonical, ...alternatives])];
}

interface Known {
  readonly held: ReadonlyMap<string, readonly HeldCase[]>;
  readonly name: string | undefined;
}

function judge(citations: readonly Citation[], { held, name }: Known): Omit<CheckedString, 'citation'> {
  const possible = citations.filter(isPossible).map((citation) => ({ citation, hits: hitsOf(citation, held) }));
  // Of parallel citations the one that leads somewhere speaks for all.
  const own = possible.find(({ hits }) => hits.length > 0) ?? possible[0];
  if (own === undefined) {
    const [impossible] = citations;
    return { state: impossible ? 'impossible' : 'unread', canonical: impossible?.canonical ?? '', hits: [] };
  }
  const { status, caseName, canonical } = own.citation;
  const parties = name || caseName;
  const verdict: Verdict<HeldCase> = verdictOf({
    citation: { status, ...(parties === undefined ? {} : { caseName: parties }) },
    hits: own.hits,
    parallels: possible.filter((one) => one !== own).map(({ hits }) => hits),
  });
  return { ...verdict, canonical };
}

function hitsOf(citation: Citation, held: Known['held']): readonly HeldCase[] {
  const hits = keysOf(citation).flatMap((key) => held.get(key) ?? []);
  return [...new Map(hits.map((hit) => [hit.id, hit])).values()];
}
