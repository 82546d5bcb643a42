import { citationLimits } from '../contract/citations/citation-limits.js';
import type { CitationVerdict } from '../contract/citations/citation-verdict.js';
import type { LookUp } from './check-text.js';

/** The part of a client that a look-up needs. `createClient` returns one. */
export interface CitationClient {
  /** The service. */
  readonly citations: {
    /** The call, `POST /api/citations/check`. */
    check(
      input: { readonly citations: readonly string[] },
      options?: { readonly signal?: AbortSignal },
    ): Promise<readonly Pick<CitationVerdict, 'hits'>[]>;
  };
}

/**
 * Creates the `lookUp` function of `checkText` from a client. It sends only the different citations of a text, never the
 * text, at most 500 per call. It rejects with the errors of the client. If `checkText` runs in a worker, call this on the
 * page that owns the client.
 */
export function createLookUp(client: CitationClient): LookUp {
  return async (canonicals, options) => {
    const lists: Awaited<ReturnType<LookUp>>[number][] = [];
    for (let from = 0; from < canonicals.length; from += citationLimits.maxChecked) {
      const citations = canonicals.slice(from, from + citationLimits.maxChecked);
      const verdicts = await client.citations.check({ citations }, options);
      lists.push(...verdicts.map(({ hits }) => hits));
    }
    return lists;
  };
}
