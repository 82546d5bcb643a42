import type { FoundCase } from '../citation/verdict-of.js';
import type { CitationCheckInput, CompareInput } from '../contract/citations/calls.js';
import type { ClaimAnswer } from '../contract/citations/claim-answer.js';
import type { CaseBrief } from '../contract/citations/judgment-citations.js';
import type { LineAnswer } from '../contract/citations/line-answer.js';
import type { CheckSource } from './check-source.js';

/** The part of a client that the source needs. `createClient` returns one. */
export interface LinesClient {
  readonly citations: {
    /** The call, `POST /api/citations/lines`. */
    readLines(input: CitationCheckInput, options?: { readonly signal?: AbortSignal }): Promise<readonly LineAnswer[]>;
    /** The call, `POST /api/citations/compare`. */
    compare(input: CompareInput, options?: { readonly signal?: AbortSignal }): Promise<readonly ClaimAnswer[]>;
  };
}

const foundOf = ({ id, title, citation, later }: CaseBrief): FoundCase => ({ id, title, citations: [citation], later });

/** Creates the source of a check for a member. Later judgments have their sentences if the member has a subscription. */
export function createMemberSource({ citations }: LinesClient): CheckSource {
  return {
    async check(input, options) {
      const answers = await citations.readLines(input, options);
      // Names alone are no citation, so their suggestions are no hits.
      return answers.map(({ state, cases, elsewhere, fits, near, reason }) => ({
        hits: state === 'names' ? [] : cases.map(foundOf),
        elsewhere: elsewhere.map(foundOf),
        ...(near && { near: { ...near, hits: near.cases.map(foundOf), fits: fits.map(foundOf) } }),
        ...(state === 'not-held' && { reason }),
      }));
    },
    compare: (claims, options) =>
      citations.compare({ claims: claims.map(({ id, ...claim }) => ({ ...claim, document: id })) }, options),
  };
}
