import type { BoxSuggestions, Coverage, Suggestion, TextHits } from '@headnote/core/contract';
import type { Principal } from '../accounts/principal.js';
import { type Citator, createCitator } from '../citator/citator.js';
import type { Cells } from '../runtime/budgets/cells.js';
import { createCompletionAllowance } from './member-completions.js';
import { createSharedRuns, type SharedRuns } from './shared-runs.js';
import type { SearchGate } from './search-gate.js';
import type { SpendVisitorSearch } from './visitor-searches.js';
import { type DocumentMark, findMarks } from '../library/document-marks.js';
import { countDocuments, hasSample, type DocumentCounts } from '../library/count-documents.js';
import { findCompletions } from '../library/completions/find-completions.js';
import type { FoundCompletion } from '../library/completions/found-completion.js';
import { type DocumentPart, documentParts, type ListedDocument, listDocuments } from '../library/list-documents.js';
import type { LibraryDocument } from '../library/document-record.js';
import { readByHouseCitation, readHouseCitation } from '../library/read-documents.js';
import type { StoredFile } from '../files/file-store.js';
import { findOriginal, haveOriginals, type Originals } from '../library/originals.js';
import { readExtent, type StoredExtent } from '../library/read-extent.js';
import { shownIdOf } from '../library/sources.js';
import { readTextLength } from '../library/read-text-length.js';
import type { Audience } from '../search/model/audience.js';
import type { EngineRequest } from '../search/model/engine-request.js';
import type { SearchEngine, SearchLimits } from '../search/model/engine.js';
import { findByParties } from '../search/run/find-by-parties.js';
import { runSearch, type WireAnswer } from '../search/run/run-search.js';
import { runTextHits } from '../search/run/run-text-hits.js';
import { searchesWords } from '../search/run/searches-words.js';
import { type LinesTask, suggest, type SuggestTask } from '../search/run/suggest/suggest.js';
import { SEARCH_DEADLINE_MS, timeLeft } from '../search/model/budget.js';
import { addressKey } from '../runtime/address-key.js';
import { createWorkQueue, type WorkQueue } from '../runtime/work-queue.js';
import { PREVIEW_QUEUE } from '../runtime/preview-queue.js';
import { shareResult } from '../runtime/share-result.js';
import { within } from '../runtime/within.js';
import type { Store } from '../store/database.js';
import type { CompletionField } from '../store/tables/library-tables.js';
import { readStoreFigures, type StoreFigures } from '../store/figures.js';
import { countFailed } from '../store/queues.js';

/** One search as a route receives it. */
export interface RouteSearch {
  /** The body that the client sent, untrusted. */
  readonly body: unknown;
  readonly principal: Principal | null;
  /** Only documents of this kind; missing means both. */
  readonly kind?: 'case' | 'act';
  /** Network address of the client. */
  readonly address: string;
  readonly signal: AbortSignal;
}

/** A question for the words of a search in one document. */
export interface RouteTextHits extends Omit<RouteSearch, 'body' | 'kind'> {
  readonly id: string;
  /** The query that the client sent, untrusted. */
  readonly query: unknown;
}

/** The text in the search box, from a member. */
export interface RouteSuggestion extends Omit<SuggestTask, 'readsTexts' | 'signal'> {
  readonly member: Principal;
  readonly signal: AbortSignal;
}

/** The text in the search box, from anybody. */
export interface RouteBox {
  readonly text: string;
  readonly principal: Principal | null;
  /** Network address of the client. */
  readonly address: string;
}

/** A field of the search form, and the text in it so far. */
export interface RouteCompletion {
  readonly field: CompletionField;
  readonly text: string;
  readonly member: Principal;
}

/** The lists of all documents, for search engines. */
export interface DocumentLists {
  /** Splits the documents of a kind into runs of at most `size`. */
  readonly parts: (kind: 'case' | 'act', size: number) => Promise<readonly DocumentPart[]>;
  /** Yields the documents of a run, some at a time. */
  readonly list: (
    kind: 'case' | 'act',
    part: { readonly firstId: string; readonly size: number },
  ) => AsyncGenerator<readonly ListedDocument[]>;
  /** Reads a document without its text; undefined if the library does not have it. */
  readonly byHouseCitation: (houseCitation: string) => Promise<LibraryDocument | undefined>;
}

/** What the routes call: search, citations and counts. */
export interface Services {
  readonly search: (search: RouteSearch) => Promise<WireAnswer>;
  readonly textHits: (task: RouteTextHits) => Promise<TextHits>;
  readonly counts: () => Promise<DocumentCounts>;
  /** True if the library has documents of the sample; each page says so. */
  readonly hasSample: () => Promise<boolean>;
  /** Runs work once for everyone who asks for it at the same time. */
  readonly once: SharedRuns['run'];
  /** What the library contains, counted at most every ten minutes. */
  readonly coverage: () => Promise<Coverage>;
  /** How long a document is and what its preview leaves out, by its id or its house citation. */
  readonly extent: (which: string) => Promise<StoredExtent | undefined>;
  /** Runs the reads around a preview, few at a time for each reader; see `PREVIEW_QUEUE`. */
  readonly inTurn: WorkQueue;
  /** The house citation of a document by its id; undefined if the library does not have it. */
  readonly houseCitation: (id: string) => Promise<string | undefined>;
  /** What readers are told of an operator's act on a document, by its id or its house citation. */
  readonly mark: (which: string) => Promise<DocumentMark | undefined>;
  /** What an operator watches of the database. */
  readonly storeFigures: () => Promise<StoreFigures>;
  /** Counts the documents that were set aside because they could not be indexed, resolved or suggested. */
  readonly countFailed: () => Promise<number>;
  readonly citations: Citator;
  /** Suggests for the text in the search box. Throws a BusyError as `complete` does. */
  readonly suggest: (task: RouteSuggestion) => Promise<readonly Suggestion[]>;
  /** Suggests for the list below the search box. Throws a BusyError as `complete` does, or as a visitor's search. */
  readonly suggestInBox: (task: RouteBox) => Promise<BoxSuggestions>;
  /** Completes a field. Throws a BusyError if a member asks more often than anybody types. */
  readonly complete: (task: RouteCompletion) => Promise<readonly FoundCompletion[]>;
  readonly documents: DocumentLists;
  /** The original PDF of a document; undefined if none is kept, or if names in the document are replaced. */
  readonly original: (id: string) => Promise<StoredFile | undefined>;
  /** Number of characters of a document's whole text, without markup; 0 if the library does not have it. */
  readonly textLength: (id: string) => Promise<number>;
  /** Takes one search from the allowance of an address. Throws a BusyError when none is left. */
  readonly spendVisitorSearch: SpendVisitorSearch;
}

interface Dependencies {
  readonly store: Store;
  readonly engine: SearchEngine;
  readonly coverage: Services['coverage'];
  readonly spendVisitorSearch: SpendVisitorSearch;
  /** What the allowance of completions is made of. */
  readonly cells: Cells;
  /** What one address uses of the search at the same time, and how long. */
  readonly visitorGate: SearchGate;
  /** What one member uses of the search at the same time. */
  readonly memberGate: SearchGate;
  readonly originals: Originals;
  /** Milliseconds of a monotonic clock; for tests. */
  readonly now?: () => number;
}

/** Maximum time of a visitor's search. */
const VISITOR_DEADLINE_MS = 500;

/** How long searches share a count of the documents that the index does not have: an import that runs changes it steadily. */
const NOT_SEARCHABLE_MS = 5_000;
/** How long a search waits for that count after its own answer; then it takes the last one. */
const NOT_SEARCHABLE_WAIT_MS = 1_000;

/** How long hits wait for the mark that they have an original; then they are shown without it. */
const ORIGINALS_WAIT_MS = 1_000;

/** How a search is let in. */
interface Admission {
  readonly audience: Audience;
  readonly admit?: (request: EngineRequest) => Promise<void>;
  readonly limits?: SearchLimits;
  /** Only members download originals. */
  readonly haveOriginals?: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** Joins the store, the engine and the allowance of visitors to the services of the routes. */
export function createServices({
  store,
  engine,
  coverage,
  spendVisitorSearch,
  visitorGate,
  memberGate,
  originals,
  cells,
  now = () => performance.now(),
}: Dependencies): Services {
  const counts = shareResult(() => countDocuments(store), { cacheMs: 0, now });
  const countNotSearchable = shareResult(
    async () => {
      const { cases, acts } = await counts();
      return Math.max(0, cases + acts - (await engine.count()));
    },
    { cacheMs: NOT_SEARCHABLE_MS, now },
  );
  let lastNotSearchable: number | undefined;
  const knownNotSearchable = async () =>
    (lastNotSearchable = (await within(countNotSearchable(), NOT_SEARCHABLE_WAIT_MS)) ?? lastNotSearchable);
  const inTime = {
    ...originals,
    having: async (ids: readonly string[]) =>
      (await within(originals.having(ids), ORIGINALS_WAIT_MS)) ?? new Set<string>(),
  };
  const spendCompletion = createCompletionAllowance(cells);
  const citations = createCitator(store, (parties, signal) => findByParties(engine, parties, signal));
  /** Runs a search with the limits of its reader. */
  const limited = <T>(
    { principal, address, signal }: Pick<RouteSearch, 'principal' | 'address' | 'signal'>,
    run: (admission: Admission) => Promise<T>,
  ): Promise<T> => {
    const audience = audienceOf(principal);
    if (audience === 'member') {
      const start = now();
      return memberGate.run(String(principal?.userId), signal, () => {
        const limits = { milliseconds: timeLeft(SEARCH_DEADLINE_MS, now() - start) };
        return run({ audience, limits, haveOriginals: (ids) => haveOriginals(store, inTime, ids) });
      });
    }
    const admit = async (request: EngineRequest): Promise<void> => {
      if (!searchesWords(request.query)) return;
      // Each choice adds counts of another search.
      for (const _search of ['own', ...(request.choices ?? [])]) await spendVisitorSearch(address);
    };
    return visitorGate.run(addressKey(address), signal, (onSpent) =>
      run({ audience, admit, limits: { milliseconds: VISITOR_DEADLINE_MS, isMinor: true, onSpent } }),
    );
  };
  return {
    search: ({ principal, address, ...search }) =>
      limited({ principal, address, signal: search.signal }, (admission) =>
        runSearch({ ...search, store, engine, countNotSearchable: knownNotSearchable, ...admission }),
      ),
    textHits: ({ principal, address, ...task }) =>
      limited({ principal, address, signal: task.signal }, (admission) =>
        runTextHits({ ...task, store, engine, ...admission }),
      ),
    counts,
    hasSample: () => hasSample(store),
    once: createSharedRuns().run,
    coverage,
    inTurn: createWorkQueue(PREVIEW_QUEUE),
    extent: (which) => readExtent(store, which),
    houseCitation: async (id) => readHouseCitation(store, await shownIdOf(store.db, id)),
    mark: async (which) => (await findMarks(store.db, which))[0],
    storeFigures: () => readStoreFigures(store, Date.now()),
    countFailed: () => countFailed(store.db),
    citations,
    suggest: async ({ member, ...task }) => {
      await spendCompletion(String(member.userId));
      const sources = {
        store,
        engine,
        readLines: (lines: LinesTask) => citations.readLines({ ...lines, withSentences: false }),
      };
      return suggest(sources, { ...task, readsTexts: audienceOf(member) === 'member' });
    },
    suggestInBox: async ({ text, principal, address }) => {
      if (principal === null) await spendVisitorSearch(address);
      else await spendCompletion(String(principal.userId));
      return citations.inBox({ text, isMember: audienceOf(principal) === 'member' });
    },
    complete: async ({ field, text, member }) => {
      await spendCompletion(String(member.userId));
      // The words of texts say what is behind a preview.
      if (field === 'word' && audienceOf(member) !== 'member') return [];
      return findCompletions(store, field, text);
    },
    documents: {
      parts: (kind, size) => documentParts(store, kind, size),
      list: (kind, part) => listDocuments(store, kind, part),
      byHouseCitation: (houseCitation) => readByHouseCitation(store, houseCitation, { withContent: 'none' }),
    },
    original: (id) => findOriginal(store, originals, id),
    textLength: async (id) => readTextLength(store, await shownIdOf(store.db, id)),
    spendVisitorSearch,
  };
}

/** Only members with a running subscription read full texts (V4, V10). */
function audienceOf(principal: Principal | null): Audience {
  return principal?.hasSubscription ? 'member' : 'visitor';
}
