import type { Clause } from '../model/engine-request.js';
import type { SearchEngine } from '../model/engine.js';

/** Judgments to compare: hundreds of parties have a common name such as Sharma. */
const MAX_FOUND = 200;

/** Maximum time of one search. */
const MAX_MILLISECONDS = 1000;

/**
 * Returns the ids of judgments whose cause title contains a word of each party, best match first. An empty list of words
 * finds nothing.
 */
export async function findByParties(
  engine: SearchEngine,
  parties: readonly (readonly string[])[],
  signal?: AbortSignal,
): Promise<readonly string[]> {
  if (parties.length === 0) return [];
  const { hits } = await engine.search(
    {
      query: {
        type: 'bool',
        must: parties.map(eitherParty),
        should: [],
        mustNot: [],
        filter: [],
        minimumShouldMatch: 0,
      },
      from: 0,
      size: MAX_FOUND,
      sort: [],
      highlight: [],
      aggregations: [],
      kind: 'case',
    },
    // An aid for a citation that is not found; a check may ask for hundreds of parties.
    { milliseconds: MAX_MILLISECONDS, isMinor: true, ...(signal === undefined ? {} : { signal }) },
  );
  return hits.map(({ id }) => id);
}

/** An appeal may name the parties the other way round. */
function eitherParty(words: readonly string[]): Clause {
  const text = words.join(' ');
  const should = (['appellant', 'respondent'] as const).map((field): Clause => ({
    type: 'match',
    field,
    text,
    operator: 'or',
  }));
  return { type: 'bool', must: [], should, mustNot: [], filter: [], minimumShouldMatch: 1 };
}
