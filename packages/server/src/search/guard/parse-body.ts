import { searchLimits } from '@headnote/core/contract';
import type { FieldName } from '../../library/document-record.js';
import type { Clause, EngineRequest } from '../model/engine-request.js';
import type { Audience } from '../model/audience.js';
import { openAllowance } from './allowance.js';
import { parseAfter } from './parse-after.js';
import { parseAggregations } from './parse-aggregations.js';
import { parseChoices } from './parse-choices.js';
import { parseClause } from './parse-clause.js';
import { VISITOR_WINDOW, parseHighlight } from './parse-highlight.js';
import { parseSort } from './parse-sort.js';
import { parseSource } from './parse-source.js';
import { parseWider, type WiderQuery } from './parse-wider.js';
import { member, readShape, readWhole } from './read-json.js';
import { refuse } from './refuse.js';

/** A checked request and the fields to return with each hit. */
export interface ParsedBody {
  readonly request: EngineRequest;
  /** English names; contains `content` only if the request names it. */
  readonly source: readonly FieldName[];
  /** Counted if the page has no hits. */
  readonly wider: readonly WiderQuery[];
  /** Whether to list the documents that lack one or two words of the query. */
  readonly nearMisses: boolean;
}

const KEYS = [
  'query',
  'from',
  'size',
  'sort',
  '_source',
  'highlight',
  'aggs',
  'choices',
  'wider',
  'near_misses',
  'track_total_hits',
  'search_after',
];

/** Number of hits by default. */
const DEFAULT_SIZE = 10;

/**
 * Parses an untrusted search body and builds a new request within the limits; passes on nothing of the body itself.
 * Throws only a BadQueryError, which names the wrong path.
 */
export function parseBody(body: unknown, options: { readonly audience: Audience }): ParsedBody {
  const { audience } = options;
  const object = readShape(body, '', { known: KEYS });
  const query = member(object, 'query');
  if (query === undefined) refuse('query', 'is needed');
  const size = readWhole(member(object, 'size') ?? DEFAULT_SIZE, 'size', { min: 0, max: searchLimits.maxSize });
  const from = readWhole(member(object, 'from') ?? 0, 'from', { min: 0, max: searchLimits.maxWindow });
  if (from + size > searchLimits.maxWindow) refuse('from', `from and size together at most ${searchLimits.maxWindow}`);
  const sort = parseSort(member(object, 'sort'), 'sort');
  const after = parseAfter(member(object, 'search_after'), 'search_after', { sort, from, audience });
  checkTotalHits(member(object, 'track_total_hits'));
  // Each query has the limits of one; what narrows a query counts with it.
  const openQuery = () => {
    const allowance = openAllowance(audience);
    return (clause: unknown, path: string): Clause =>
      parseClause(clause, path, { allowance, audience, depth: 1, parse: parseClause });
  };
  const parse = openQuery();
  const counts = parseAggregations(member(object, 'aggs'), 'aggs', audience);
  const parsed = parse(query, 'query');
  const choices = parseChoices(member(object, 'choices'), 'choices', { ...counts, parse });
  const wider = parseWider(member(object, 'wider'), 'wider', (clause, path) => openQuery()(clause, path));
  const request: EngineRequest = {
    query: parsed,
    from,
    size,
    sort,
    highlight: parseHighlight(member(object, 'highlight'), 'highlight', audience),
    ...counts,
    ...(choices.length === 0 ? {} : { choices }),
    ...(after === undefined ? {} : { after }),
    ...(audience === 'visitor' ? { highlightWindow: VISITOR_WINDOW } : {}),
  };
  return {
    request,
    source: parseSource(member(object, '_source'), '_source'),
    wider,
    nearMisses: readFlag(member(object, 'near_misses')),
  };
}

function readFlag(value: unknown): boolean {
  if (value === undefined || typeof value === 'boolean') return value === true;
  return refuse('near_misses', 'must be true or false');
}

/** Totals are always exact; the key is accepted because usual bodies have it. */
function checkTotalHits(value: unknown): void {
  if (value === undefined || typeof value === 'boolean') return;
  readWhole(value, 'track_total_hits', { min: 0, max: Number.MAX_SAFE_INTEGER });
}
