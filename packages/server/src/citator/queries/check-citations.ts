import { setImmediate } from 'node:timers/promises';
import { namesOthers } from './names-others.js';
import {
  type CaseName,
  type Citation,
  compareCaseNames,
  extractCitations,
  partyNames,
  readCaseName,
  verdictOf,
} from '@headnote/core/citation';
import type { CitationHit, CitationVerdict } from '@headnote/core/contract';
import { citationsInOrder, leadingCitation } from '@headnote/core/format';
import { slugToHouseCitation } from '@headnote/core/search/bodies';
import { courts } from '../../courts/courts.js';
import { keysOfDocket } from '../keys/docket-keys.js';
import { collapseCopies } from '../resolve/collapse-copies.js';
import { knownTitle } from '../resolve/known-title.js';
import { readLibraryCases } from '../resolve/read-library.js';
import { laterTreatments } from './later-treatments.js';
import type { LibraryCase } from '../resolve/library-case.js';
import { mapInTurns, openTurns } from '../../runtime/open-turns.js';
import type { Store } from '../../store/database.js';
import { inChunks } from '../../store/in-chunks.js';
import { readList } from '../../library/document-record.js';

/** Strings to check; `names` are the parties' names for each string. */
export interface CheckTask {
  readonly citations: readonly string[];
  readonly names?: readonly string[] | undefined;
  /** False if the reader must not see texts; then the sentences of later treatments are empty. */
  readonly withSentences: boolean;
  readonly signal?: AbortSignal;
}

/** Returns the ids of judgments whose cause title contains a word of each party, best match first. */
export type FindByParties = (
  parties: readonly (readonly string[])[],
  signal?: AbortSignal,
) => Promise<readonly string[]>;

/** Maximum judgments in the answer for one string; more, such as a page of a hundred short orders, do not help a reader. */
const MAX_HITS = 20;

/** Maximum judgments with the same parties in an answer. */
const MAX_ELSEWHERE = 5;

/** Titles whose words are kept during a check: 15 MB at most. */
const MAX_READ = 5_000;

/** Maximum citations to look up per string: no judgment has more parallel citations, and each costs a look-up. */
const MAX_PARALLELS = 6;

/**
 * Checks strings that contain one citation each, optionally with its parallel citations. Looks up every different
 * citation once, and applies the same rules as to a whole text. Copies of a judgment count as one. If a citation is not
 * found, looks for judgments with its parties.
 */
export async function checkCitations(
  store: Store,
  findByParties: FindByParties,
  { citations, names = [], withSentences, signal }: CheckTask,
): Promise<CitationVerdict[]> {
  const turns = openTurns(signal);
  const read = await mapInTurns(citations, turns, reportsIn);
  const inLibrary = await readLibraryCases(store.db, [
    ...new Set(
      read
        .flat()
        .filter(isPossible)
        .flatMap((one) => [...keysOf(one), ...otherBenches(one)]),
    ),
  ]);
  const verdicts = await mapInTurns(read, turns, (own, index) => judge(own, { inLibrary, name: names[index] }));
  const elsewhere = openPartySearch(store, findByParties, signal);
  const found: (readonly string[])[] = [];
  for (const { state, name } of verdicts) found.push(state === 'found' || !name ? [] : await elsewhere(name));
  const ids = [...new Set([...verdicts.flatMap(({ hits }) => hits.map(({ id }) => id)), ...found.flat()])];
  const hitOf = await readHits(store, ids, withSentences);
  const told = (wanted: readonly string[]) => wanted.flatMap((id) => hitOf.get(id) ?? []);
  return citations.map((citation, index) => {
    const { state, canonical, hits } = verdicts[index] ?? NOT_READ;
    const own = hits.map(({ id }) => id);
    const others = (found[index] ?? []).filter((id) => !own.includes(id));
    return { citation, state, canonical, hits: told(own), elsewhere: told(others) };
  });
}

/** Opens a search for judgments with the parties of a cause title. Searches for each title once. */
function openPartySearch(store: Store, findByParties: FindByParties, signal: AbortSignal | undefined) {
  const known = new Map<string, readonly string[]>();
  const read = new Map<string, CaseName>();
  /** Names of one text lead to the same judgments again and again. */
  const readOnce = (title: string): CaseName => {
    const before = read.get(title);
    if (before) return before;
    if (read.size >= MAX_READ) read.clear();
    const parties = readCaseName(title);
    read.set(title, parties);
    return parties;
  };
  return async (name: string): Promise<readonly string[]> => {
    const before = known.get(name);
    if (before) return before;
    // Other requests come before the next name: up to 200 titles are compared with each.
    await setImmediate();
    signal?.throwIfAborted();
    const ids = await findByParties(partyNames(name), signal);
    const rows = await inChunks(ids, (chunk) =>
      store.db.selectFrom('documents').select(['id', 'appellant', 'respondent']).where('id', 'in', chunk).execute(),
    );
    const titles = new Map(rows.map(({ id, ...parties }) => [id, knownTitle(parties)]));
    const own = readCaseName(name);
    const isSame = (id: string) => {
      const title = titles.get(id) ?? '';
      return compareCaseNames(own, readOnce(title)) === 'same' && !namesOthers(name, title);
    };
    const same = ids.filter(isSame).slice(0, MAX_ELSEWHERE);
    known.set(name, same);
    return same;
  };
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

/**
 * The keys of a neutral citation with and without the bench: a court counts all its judgments in one row, and briefs drop
 * the `-DB`.
 */
function otherBenches({ kind, canonical, suffix }: Citation): readonly string[] {
  if (kind !== 'neutral') return [];
  const plain = canonical.slice(0, canonical.length - (suffix === undefined ? 0 : suffix.length + 1));
  return [plain, `${plain}-DB`, `${plain}-FB`].filter((key) => key !== canonical);
}

interface Known {
  readonly inLibrary: ReadonlyMap<string, readonly LibraryCase[]>;
  readonly name: string | undefined;
}

interface Judged extends Pick<CitationVerdict, 'state' | 'canonical'> {
  readonly hits: readonly LibraryCase[];
  /** The parties that the request or the string names. */
  readonly name?: string | undefined;
}

const NOT_READ: Judged = { state: 'unread', canonical: '', hits: [] };

function judge(citations: readonly Citation[], { inLibrary, name }: Known): Judged {
  const possible = citations.filter(isPossible).map((read) => {
    const exact = hitsOf(keysOf(read), inLibrary);
    if (exact.length > 0) return { citation: read, hits: exact };
    const near = hitsOf(otherBenches(read), inLibrary);
    // Offered, and found only if the parties agree.
    return { citation: near.length > 0 ? ({ ...read, status: 'ambiguous' } as const) : read, hits: near };
  });
  // Among parallel citations, the first one with a target decides.
  const own = possible.find(({ hits }) => hits.length > 0) ?? possible[0];
  const parties = name || citations[0]?.caseName;
  if (own === undefined) {
    const [impossible] = citations;
    return impossible
      ? { ...NOT_READ, state: 'impossible', canonical: impossible.canonical, name: parties }
      : { ...NOT_READ, name: parties };
  }
  const { canonical, status } = own.citation;
  const { state, hits } = verdictOf({
    citation: {
      status: isDocket(own.citation) ? 'ambiguous' : status,
      ...(parties === undefined ? {} : { caseName: parties }),
    },
    hits: own.hits,
    parallels: possible.filter((one) => one !== own).map((one) => one.hits),
  });
  return { state, canonical, hits: hits.slice(0, MAX_HITS), name: parties };
}

function hitsOf(keys: readonly string[], inLibrary: Known['inLibrary']): readonly LibraryCase[] {
  const hits = keys.flatMap((key) => inLibrary.get(key) ?? []);
  return collapseCopies([...new Map(hits.map((hit) => [hit.id, hit])).values()], '');
}

async function readHits(
  store: Store,
  ids: readonly string[],
  withSentences: boolean,
): Promise<ReadonlyMap<string, CitationHit>> {
  const rows = await inChunks(ids, (chunk) =>
    store.db
      .selectFrom('documents')
      .select(['id', 'appellant', 'respondent', 'house_citation', 'other_citations'])
      .where('id', 'in', chunk)
      .execute(),
  );
  const later = await laterTreatments(store, ids, { withSentences });
  return new Map(
    rows.map(({ id, house_citation: houseCitation, other_citations: others, ...parties }) => {
      const numbers = { houseCitation, otherCitations: readList(others) };
      const citations = citationsInOrder(numbers);
      const citation = leadingCitation(numbers);
      return [id, { id, title: knownTitle(parties), houseCitation, citation, citations, later: later.get(id) ?? null }];
    }),
  );
}
