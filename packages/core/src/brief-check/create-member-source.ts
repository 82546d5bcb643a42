import type { FoundCase } from '../citation/verdict-of.js';
import type { CitationCheckInput } from '../contract/citations/calls.js';
import type { CaseBrief } from '../contract/citations/judgment-citations.js';
import type { LineAnswer } from '../contract/citations/line-answer.js';
import type { CheckSource } from './check-source.js';

/** The part of a client that the source needs. `createClient` returns one. */
export interface LinesClient {
  readonly citations: {
    /** The call, `POST /api/citations/lines`. */
    readLines(input: CitationCheckInput, options?: { readonly signal?: AbortSignal }): Promise<readonly LineAnswer[]>;
  };
}

const foundOf = ({ id, title, citation, later }: CaseBrief): FoundCase => ({ id, title, citations: [citation], later });

/** Creates the source of a check for a member. Later judgments have their sentences if the member has a subscription. */
export function createMemberSource({ citations }: LinesClient): CheckSource {
  return {
    async check(input, options) {
      const answers = await citations.readLines(input, options);
      // Names alone are no citation, so their suggestions are no hits.
      return answers.map(({ state, cases, elsewhere }) => ({
        hits: state === 'names' ? [] : cases.map(foundOf),
        elsewhere: elsewhere.map(foundOf),
      }));
    },
  };
}
