import { type Citation, extractCitations, verdictOf } from '@headnote/core/citation';
import type { CitationHit, CitationVerdict } from '@headnote/core/contract';
import { leadingCitation } from '@headnote/core/format';
import { slugToHouseCitation } from '@headnote/core/search/bodies';
import { courts } from '../../courts/courts.js';
import { keysOfDocket } from '../keys/docket-keys.js';
import { collapseCopies } from '../resolve/collapse-copies.js';
import { readHeldCases } from '../resolve/read-held.js';
import type { HeldCase } from '../resolve/held-case.js';
import type { Store } from '../../store/database.js';
import { inChunks } from '../../store/in-chunks.js';
import { readList } from '../../library/document-record.js';

/** Strings to check; `names` are the parties' names for each string. */
export interface CheckTask {
  readonly citations: readonly string[];
  readonly names?: readonly string[] | undefined;
}

/** Maximum judgments in the answer for one string; more, such as a page of a hundred short orders, do not help a reader. */
const MAX_HITS = 20;

/** Maximum citations to look up per string: no judgment has more parallel citations, and each costs a look-up. */
const MAX_PARALLELS = 6;

/**
 * Checks strings that contain one citation each, optionally with its parallel citations. Looks up every different
 * citation once, and applies the same rules as to a whole text. Copies of a judgment count as one.
 */
export async function checkCitations(store: Store, { citations, names = [] }: CheckTask): Promise<CitationVerdict[]> {
  const read = citations.map(reportsIn);
  const held = await readHeldCases(store.db, [...new Set(read.flat().filter(isPossible).flatMap(keysOf))]);
  const verdicts = citations.map((_, index) => judge(read[index] ?? [], { held, name: names[index] }));
  const numbers = await citationsOf(store, [...new Set(verdicts.flatMap(({ hits }) => hits.map(({ id }) => id)))]);
  return citations.map((citation, index) => {
    const { hits, ...verdict } = verdicts[index] ?? NOT_READ;
    const told = hits.map(({ id, title }) => ({ id, title, ...(numbers.get(id) ?? NO_NUMBERS) }));
    return { citation, ...verdict, hits: told };
  });
}

function reportsIn(text: string): readonly Citation[] {
  // Alone in a string, the library's own citation may be in lower case, or copied from an address.
  return extractCitations(slugToHouseCitation(text.trim()) ?? text)
    .filter(({ kind, shortForm }) => kind !== 'provision' && shortForm === undefined)
    .slice(0, MAX_PARALLELS);
}

function isPossible({ status }: Citation): boolean {
  return status !== 'impossible';
}

function isDocket({ kind }: Citation): boolean {
  return kind === 'docket';
}

/** A case number does not name its court; the first number of a range leads to the judgment. */
function keysOf(citation: Citation): readonly string[] {
  if (isDocket(citation)) {
    const [number = ''] = /^\d+/.exec(citation.number ?? '') ?? [];
    return courts.flatMap(({ courtId }) => keysOfDocket({ ...citation, number }, courtId));
  }
  return [...new Set([citation.canonical, ...(citation.alternatives ?? [])])];
}

interface Known {
  readonly held: ReadonlyMap<string, readonly HeldCase[]>;
  readonly name: string | undefined;
}

interface Judged extends Pick<CitationVerdict, 'state' | 'canonical'> {
  readonly hits: readonly HeldCase[];
}

const NOT_READ: Judged = { state: 'unread', canonical: '', hits: [] };

function judge(citations: readonly Citation[], { held, name }: Known): Judged {
  const possible = citations.filter(isPossible).map((citation) => ({ citation, hits: hitsOf(citation, held) }));
  // Among parallel citations, the first one with a target decides.
  const own = possible.find(({ hits }) => hits.length > 0) ?? possible[0];
  if (own === undefined) {
    const [impossible] = citations;
    return impossible ? { ...NOT_READ, state: 'impossible', canonical: impossible.canonical } : NOT_READ;
  }
  const { caseName, canonical, status } = own.citation;
  const parties = name || caseName;
  const { state, hits } = verdictOf({
    citation: {
      status: isDocket(own.citation) ? 'ambiguous' : status,
      ...(parties === undefined ? {} : { caseName: parties }),
    },
    hits: own.hits,
    parallels: possible.filter((one) => one !== own).map((one) => one.hits),
  });
  return { state, canonical, hits: hits.slice(0, MAX_HITS) };
}

function hitsOf(citation: Citation, held: Known['held']): readonly HeldCase[] {
  const hits = keysOf(citation).flatMap((key) => held.get(key) ?? []);
  return collapseCopies([...new Map(hits.map((hit) => [hit.id, hit])).values()], '');
}

type Numbers = Pick<CitationHit, 'houseCitation' | 'citation'>;

const NO_NUMBERS: Numbers = { houseCitation: '', citation: '' };

async function citationsOf({ db }: Store, ids: readonly string[]): Promise<ReadonlyMap<string, Numbers>> {
  const rows = await inChunks(ids, (chunk) =>
    db.selectFrom('documents').select(['id', 'house_citation', 'other_citations']).where('id', 'in', chunk).execute(),
  );
  return new Map(
    rows.map(({ id, house_citation: houseCitation, other_citations: others }) => [
      id,
      { houseCitation, citation: leadingCitation({ houseCitation, otherCitations: readList(others) }) },
    ]),
  );
}
