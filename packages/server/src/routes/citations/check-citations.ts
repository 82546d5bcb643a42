import { type Citation, extractCitations, verdictOf } from '@headnote/core/citation';
import type { CitationVerdict } from '@headnote/core/contract';
import { courts } from '../../courts/courts.js';
import { keysOfDocket } from '../../search/citator/keys/docket-keys.js';
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
  const possible = read.flat().filter(isPossible);
  const keysIn = (all: readonly Citation[]) => [...new Set(all.flatMap(keysOf))];
  const [reports, dockets] = await Promise.all([
    heldCases(store, { table: 'citation_keys', keys: keysIn(possible.filter((one) => !isDocket(one))) }),
    heldCases(store, { table: 'docket_keys', keys: keysIn(possible.filter(isDocket)) }),
  ]);
  const held = new Map([...reports, ...dockets]);
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

function isDocket({ kind }: Citation): boolean {
  return kind === 'docket';
}

/** A case number alone does not say of which court it is. */
function keysOf(citation: Citation): readonly string[] {
  if (isDocket(citation)) return courts.flatMap(({ courtId }) => keysOfDocket(citation, courtId));
  return [...new Set([citation.canonical, ...(citation.alternatives ?? [])])];
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
  const { caseName, canonical } = own.citation;
  const parties = name || caseName;
  const verdict = verdictOf({
    citation: {
      status: isDocket(own.citation) ? 'ambiguous' : own.citation.status,
      ...(parties === undefined ? {} : { caseName: parties }),
    },
    hits: own.hits,
    parallels: possible.filter((one) => one !== own).map(({ hits }) => hits),
  });
  return { ...verdict, canonical };
}

function hitsOf(citation: Citation, held: Known['held']): readonly HeldCase[] {
  const hits = keysOf(citation).flatMap((key) => held.get(key) ?? []);
  return [...new Map(hits.map((hit) => [hit.id, hit])).values()];
}
