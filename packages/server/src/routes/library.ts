import type { Principal } from '../accounts/principal.js';
import type { SearchEngine } from '../search/engine.js';
import { runSearch, type Audience, type WireAnswer } from '../search/run-search.js';
import { countDocuments, type DocumentCounts } from '../store/count-documents.js';
import type { Store } from '../store/database.js';

/** One search as a route asks for it. */
export interface LibrarySearch {
  /** As the client sent it, untrusted. */
  readonly body: unknown;
  readonly principal: Principal | null;
  readonly kind?: 'case' | 'act';
  readonly signal: AbortSignal;
}

/** The documents, as far as routes need them. */
export interface Library {
  search(task: LibrarySearch): Promise<WireAnswer>;
  counts(): Promise<DocumentCounts>;
}

export function createLibrary({ store, engine }: { readonly store: Store; readonly engine: SearchEngine }): Library {
  return {
    search: ({ principal, ...task }) => runSearch({ ...task, store, engine, audience: audienceOf(principal) }),
    counts: () => countDocuments(store),
  };
}

/** Full texts are for members whose subscription runs, and for nobody else (V4, V10). */
function audienceOf(principal: Principal | null): Audience {
  return principal?.hasSubscription ? 'member' : 'visitor';
}
