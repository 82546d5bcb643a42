import { citationLimits } from '../contract/citations/citation-limits.js';
import type { CitationVerdict } from '../contract/citations/citation-verdict.js';
import type { LookUp } from './check-text.js';

/** The part of a client that a look-up needs; `createClient` makes one. */
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
 * Makes from a client what `checkText` asks a library with. The text stays where it is: only its different citations are
 * sent, at most 500 a call. Rejects with what the client rejects with. For a worker, call it on the page that owns the client.
 */
export function createLookUp(client: CitationClient): LookUp {
  return async (canonicals, options) => {
    const held: Awaited<ReturnType<LookUp>>[number][] = [];
    for (let from = 0; from < canonicals.length; from += citationLimits.maxChecked) {
      const citations = canonicals.slice(from, from + citationLimits.maxChecked);
      const verdicts = await client.citations.check({ citations }, options);
      held.push(...verdicts.map(({ hits }) => hits));
    }
    return held;
  };
}
