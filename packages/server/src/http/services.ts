import type { TextHits } from '@headnote/core/contract';
import type { Principal } from '../accounts/principal.js';
import { type Citator, createCitator } from '../citator/citator.js';
import type { SpendVisitorSearch } from './visitor-searches.js';
import { countDocuments, type DocumentCounts } from '../library/count-documents.js';
import { readTextLength } from '../library/read-text-length.js';
import type { Audience } from '../search/audience.js';
import type { EngineRequest } from '../search/engine-request.js';
import type { SearchEngine } from '../search/engine.js';
import { findByParties } from '../search/find-by-parties.js';
import { runSearch, type WireAnswer } from '../search/run-search.js';
import { runTextHits } from '../search/run-text-hits.js';
import { searchesContent } from '../search/searches-content.js';
import type { Store } from '../store/database.js';
import { readStoreFigures, type StoreFigures } from '../store/figures.js';

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

/** What the routes call: search, citations and counts. */
export interface Services {
  readonly search: (search: RouteSearch) => Promise<WireAnswer>;
  readonly textHits: (task: RouteTextHits) => Promise<TextHits>;
  readonly counts: () => Promise<DocumentCounts>;
  /** What an operator watches of the database. */
  readonly storeFigures: () => Promise<StoreFigures>;
  readonly citations: Citator;
  /** Number of characters of a document's whole text, without markup; 0 if the library does not have it. */
  readonly textLength: (id: string) => Promise<number>;
  /** Takes one search from the allowance of an address. Throws a BusyError when none is left. */
  readonly spendVisitorSearch: SpendVisitorSearch;
}

interface Dependencies {
  readonly store: Store;
  readonly engine: SearchEngine;
  readonly spendVisitorSearch: SpendVisitorSearch;
}

/** Joins the store, the engine and the allowance of visitors to the services of the routes. */
export function createServices({ store, engine, spendVisitorSearch }: Dependencies): Services {
  const admission = ({ principal, address }: Pick<RouteSearch, 'principal' | 'address'>) => {
    const audience = audienceOf(principal);
    const admit = (request: EngineRequest): void => {
      if (audience === 'visitor' && searchesContent(request.query)) spendVisitorSearch(address);
    };
    return { audience, admit };
  };
  return {
    search: ({ principal, address, ...search }) =>
      runSearch({ ...search, store, engine, ...admission({ principal, address }) }),
    textHits: ({ principal, address, ...task }) =>
      runTextHits({ ...task, engine, ...admission({ principal, address }) }),
    counts: () => countDocuments(store),
    storeFigures: () => readStoreFigures(store, Date.now()),
    citations: createCitator(store, (parties, signal) => findByParties(engine, parties, signal)),
    textLength: (id) => readTextLength(store, id),
    spendVisitorSearch,
  };
}

/** Only members with a running subscription read full texts (V4, V10). */
function audienceOf(principal: Principal | null): Audience {
  return principal?.hasSubscription ? 'member' : 'visitor';
}
