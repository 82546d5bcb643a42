import { isSampleBesideReal } from '../../library/select-sample.js';
import type { Store } from '../../store/database.js';
import type { SearchEngine } from '../model/engine.js';
import type { Clause, EngineRequest } from '../model/engine-request.js';

/** How long it is kept whether the sample is beside real judgments: an import or its removal changes it, seldom. */
export const SAMPLE_KNOWN_MS = 30_000;

/** The series in which the sample has its own citations. */
const SAMPLE_SERIES = /\bHNSA?\b/i;

interface SampleOptions {
  readonly store: Pick<Store, 'db'>;
  /** Milliseconds of a monotonic clock. */
  readonly steady: () => number;
}

/**
 * Returns an engine that leaves the documents of the fictional sample out of hits and counts when the library also has real
 * judgments, unless a query asks for them: by the field `isSample`, by an id, or by a citation of the sample.
 */
export function leaveOutSample(engine: SearchEngine, { store, steady }: SampleOptions): SearchEngine {
  let known: { readonly isBeside: Promise<boolean>; readonly at: number } | undefined;
  const isBesideReal = (): Promise<boolean> => {
    if (known === undefined || steady() - known.at >= SAMPLE_KNOWN_MS) {
      const isBeside = isSampleBesideReal(store);
      known = { isBeside, at: steady() };
      // A failure is told to those who wait, and the next search asks again.
      isBeside.catch(() => (known = undefined));
    }
    return known.isBeside;
  };
  return {
    ...engine,
    search: async (request, options) =>
      engine.search(asksForSample(request) || !(await isBesideReal()) ? request : withoutSample(request), options),
  };
}

const asksForSample = ({ query, choices = [] }: EngineRequest): boolean =>
  [query, ...choices.map(({ clause }) => clause)].some(namesSample);

function namesSample(clause: Clause): boolean {
  switch (clause.type) {
    case 'bool':
      return [...clause.must, ...clause.filter, ...clause.should].some(namesSample);
    case 'ids':
      return true;
    case 'terms':
      return (
        clause.field === 'isSample' ||
        (['citations', 'houseCitation'].includes(clause.field) &&
          clause.values.some((value) => SAMPLE_SERIES.test(String(value))))
      );
    case 'range':
    case 'exists':
      return clause.field === 'isSample';
    case 'all':
    case 'none':
    case 'match':
    case 'multi':
    case 'phrase':
    case 'near':
    case 'prefix':
    case 'wildcard':
    case 'named':
      return false;
  }
}

function withoutSample(request: EngineRequest): EngineRequest {
  const real: Clause = { type: 'terms', field: 'isSample', values: [0] };
  const query: Clause = {
    type: 'bool',
    must: [request.query],
    should: [],
    mustNot: [],
    filter: [real],
    minimumShouldMatch: 0,
  };
  return { ...request, query };
}
