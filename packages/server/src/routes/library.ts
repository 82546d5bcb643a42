import type { Principal } from '../accounts/principal.js';
import type { SearchEngine } from '../search/engine.js';
import type { EngineRequest } from '../search/engine-request.js';
import { runSearch, type Audience, type WireAnswer } from '../search/run-search.js';
import { searchesContent } from '../search/searches-content.js';
import { countDocuments, type DocumentCounts } from '../store/count-documents.js';
import type { Store } from '../store/database.js';
import { createLibraryCitations, type LibraryCitations } from './citations/library-citations.js';
import type { SpendVisitorSearch } from './visitor-searches.js';

/** One search as a route asks for it. */
export interface LibrarySearch {
  /** As the client sent it, untrusted. */
  readonly body: unknown;
  readonly principal: Principal | null;
  readonly kind?: 'case' | 'act';
  /** Network address of who asks. */
  readonly address: string;
  readonly signal: AbortSignal;
}

/** The documents, as far as routes need them. */
export interface Library {
  search(task: LibrarySearch): Promise<WireAnswer>;
  counts(): Promise<DocumentCounts>;
  readonly citations: LibraryCitations;
  /** Takes one search from a visitor's allowance; throws a BusyError when it is spent. */
  readonly spendVisitorSearch: SpendVisitorSearch;
}

interface LibraryParts {
  readonly store: Store;
  readonly engine: SearchEngine;
  readonly spendVisitorSearch: SpendVisitorSearch;
}

export function createLibrary({ store, engine, spendVisitorSearch }: LibraryParts): Library {
  return {
    search({ principal, address, ...task }) {
      const audience = audienceOf(principal);
      const admit = (request: EngineRequest): void => {
        if (audience === 'visitor' && searchesContent(request.query)) spendVisitorSearch(address);
      };
      return runSearch({ ...task, store, engine, audience, admit });
    },
    counts: () => countDocuments(store),
    citations: createLibraryCitations(store),
    spendVisitorSearch,
  };
}

/** Full texts are for members whose subscription runs, and for nobody else (V4, V10). */
function audienceOf(principal: Principal | null): Audience {
  return principal?.hasSubscription ? 'member' : 'visitor';
}
