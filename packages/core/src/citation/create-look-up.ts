import { citationLimits } from '../contract/citations/citation-limits.js';
import type { LookedUp, LookUp } from './check-text.js';

/** The part of a client that a look-up needs. `createClient` returns one. */
export interface CitationClient {
  /** The service. */
  readonly citations: {
    /** The call, `POST /api/citations/check`. */
    check(
      input: { readonly citations: readonly string[]; readonly names: readonly string[] },
      options?: { readonly signal?: AbortSignal },
    ): Promise<readonly LookedUp[]>;
  };
}

/**
 * Creates the `lookUp` function of `checkText` from a client. It sends only the different citations of a text and the
 * parties named before them, never the text, at most 500 per call. It rejects with the errors of the client. If
 * `checkText` runs in a worker, call this on the page that owns the client.
 */
export function createLookUp(client: CitationClient): LookUp {
  const { maxChecked, maxCheckedText } = citationLimits;
  return async (sought, options) => {
    const answers: LookedUp[] = [];
    for (let from = 0; from < sought.length; from += maxChecked) {
      const batch = sought.slice(from, from + maxChecked);
      const citations = batch.map(({ canonical }) => canonical);
      const names = batch.map(({ caseName = '' }) => caseName.slice(0, maxCheckedText));
      answers.push(...(await client.citations.check({ citations, names }, options)));
    }
    return answers;
  };
}
