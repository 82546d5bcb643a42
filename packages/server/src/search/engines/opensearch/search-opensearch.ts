import { BadQueryError } from '@headnote/core/errors';
import { searchLimits } from '@headnote/core/contract';
import { type Budget, SEARCH_DEADLINE_MS, startBudget } from '../../model/budget.js';
import type { EngineAnswer, EngineHit, SearchOptions } from '../../model/engine.js';
import type { EngineRequest, SortKey } from '../../model/engine-request.js';
import { IndexLostError } from '../../model/index-lost-error.js';
import { type AnsweredAggregations, aggregationsOf, bucketsOf } from './answer/aggregations.js';
import { type ReadTexts, highlightPage } from './answer/highlight-page.js';
import { afterOf, keyValues, sortOf } from './answer/sort.js';
import { lateAnswer } from '../../model/late-answer.js';
import { partialAnswer } from '../../model/partial-answer.js';
import type { FilledIndex } from './filled-index.js';
import type { Vocabulary, WordPart } from './indexing/vocabulary.js';
import { checkPlaces } from './query/check-places.js';
import { type CompileContext, compile } from './query/compile.js';
import { openRanking } from './query/ranking.js';
import type { StatisticsCache } from './query/statistics.js';
import { type EngineClient, SLOW, TOO_MANY } from './transport/client.js';
import { EngineError } from './transport/engine-error.js';

/** What a search works with. */
export interface SearchParts {
  readonly client: EngineClient;
  /** Name of the alias. */
  readonly index: string;
  readonly vocabulary: Vocabulary;
  readonly statistics: StatisticsCache;
  readonly filled: FilledIndex;
  readonly readTexts: ReadTexts;
}

/** Time for the way to OpenSearch and back, past the search's own. */
const ON_THE_WAY_MS = 500;

/** Maximum words that all beginnings, patterns and misspelt words of one request match. */
const MAX_EXPANSIONS = 8 * searchLimits.maxExpansions;

const BY_SCORE: readonly SortKey[] = [{ field: 'score', descending: true }];

interface Answer {
  readonly timed_out: boolean;
  readonly _shards: { readonly failed: number };
  readonly hits: {
    readonly total: { readonly value: number };
    readonly max_score: number | null;
    readonly hits: readonly AnswerHit[];
  };
  readonly aggregations?: AnsweredAggregations;
}
/** Something between, such as a proxy, may answer for OpenSearch. */
const isWhole = (answer: Partial<Answer>): answer is Answer =>
  answer.hits !== undefined && answer._shards !== undefined;

interface AnswerHit {
  readonly _index: string;
  readonly _id: string;
  readonly _score: number | null;
  readonly _source?: { readonly title?: string; readonly courtName?: string; readonly decidedOn?: number };
  readonly sort: readonly (string | number)[];
}

/** Runs one request. Running out of time is not an error; an engine that does not answer is a ServerError. */
export async function searchOpenSearch(
  request: EngineRequest,
  { milliseconds = SEARCH_DEADLINE_MS, signal }: SearchOptions,
  parts: SearchParts,
): Promise<EngineAnswer> {
  const end = performance.now() + milliseconds;
  const budget = startBudget({ milliseconds, isAborted: () => signal?.aborted === true });
  const limits = () => ({ milliseconds: Math.max(0, end - performance.now()) + ON_THE_WAY_MS, signal });
  try {
    return await run(request, {
      ...parts,
      budget,
      limits,
      timeLeft: () => Math.max(1, Math.ceil(end - performance.now())),
    });
  } catch (error) {
    if (error instanceof EngineError && error.type === SLOW) return lateAnswer(request);
    throw translated(error);
  }
}

interface Running extends SearchParts {
  readonly budget: Budget;
  readonly limits: () => { readonly milliseconds: number; readonly signal: AbortSignal | undefined };
  readonly timeLeft: () => number;
}

async function run(request: EngineRequest, running: Running): Promise<EngineAnswer> {
  const { client, index, statistics, filled, readTexts, budget, limits, timeLeft } = running;
  const seen = await filled.look(limits);
  const keys = request.sort.length === 0 ? BY_SCORE : request.sort;
  const isScored = keys.some(({ field }) => field === 'score');
  const words = expander(running);
  const filter = request.kind === undefined ? [] : [{ term: { kind: request.kind } }];
  const ranking = openRanking();
  const context: CompileContext = {
    ranking,
    kind: request.kind,
    expand: words.expand,
    check: (places) => checkPlaces(places, { client, index, filter, budget, limits }),
    isPartial: false,
  };
  const query = await compile(request.query, isScored, context);
  const choices = new Map<string, unknown>();
  for (const { name, clause } of request.choices ?? []) choices.set(name, await compile(clause, false, context));
  await ranking.settle((asked) => statistics.read(asked, limits));
  const after = request.after && afterOf(request.after, request, await readAfter(request.after.id, running));
  const needsTexts = keys.some(({ field }) => field === 'title' || field === 'courtName');
  const answer = await client.call<Partial<Answer>>({
    method: 'POST',
    path: `/${index}/_search?allow_partial_search_results=true`,
    body: {
      query: isScored ? { bool: { must: [query], filter } } : { bool: { filter: [query, ...filter] } },
      from: request.from,
      size: request.size,
      sort: sortOf(keys),
      track_total_hits: true,
      track_scores: isScored,
      _source: needsTexts ? ['title', 'courtName'] : false,
      timeout: `${timeLeft()}ms`,
      aggs: aggregationsOf(request, choices),
      ...(choices.size === 0 ? {} : { post_filter: { bool: { filter: [...choices.values()] } } }),
      ...(after === undefined ? {} : { search_after: after }),
    },
    ...limits(),
  });
  if (!isWhole(answer)) throw new EngineError({ status: 200, type: 'no_hits', reason: 'The answer has no hits.' });
  const found = answer.hits.hits;
  const shown = await highlightPage(
    request,
    found.map(({ _id }) => _id),
    { readTexts, expand: words.expand, budget },
  );
  const isPartial = answer.timed_out || answer._shards.failed > 0 || context.isPartial;
  const whole: EngineAnswer = {
    hits: found.map((hit): EngineHit => ({
      id: hit._id,
      score: isScored ? (hit._score ?? 0) : null,
      ...(shown.get(hit._id) ?? { highlight: {} }),
      ...(request.sort.length === 0 ? {} : { sort: keyValues({ ...hit._source, sort: hit.sort }, keys) }),
    })),
    total: { value: answer.hits.total.value, relation: isPartial ? 'gte' : 'eq' },
    maxScore: isScored && answer.hits.total.value > 0 ? (answer.hits.max_score ?? 0) : null,
    aggregations: bucketsOf(request, answer.aggregations),
    timedOut: isPartial || budget.expired(),
    ...(words.isCut() ? { expansionsCut: true } : {}),
  };
  return (await filled.lacks(seen, found[0]?._index, limits)) ? partialAnswer(whole) : whole;
}

/** Looks up words within the limit of a request; equal ones once. */
function expander({ vocabulary, limits }: Running) {
  const known = new Map<string, Promise<readonly string[]>>();
  let left = MAX_EXPANSIONS;
  let isCut = false;
  const look = async (part: WordPart) => {
    const found = await vocabulary.expand(part, limits());
    isCut ||= found.isCut || found.words.length > left;
    const kept = found.words.slice(0, left);
    left -= kept.length;
    return kept;
  };
  return {
    isCut: () => isCut,
    expand: (part: WordPart) => {
      const key = JSON.stringify(part);
      const words = known.get(key) ?? look(part);
      known.set(key, words);
      return words;
    },
  };
}

async function readAfter(id: string, { client, index, limits }: Running) {
  const { hits } = await client.call<Answer>({
    method: 'POST',
    path: `/${index}/_search`,
    body: { query: { bool: { filter: [{ term: { id } }] } }, size: 1, _source: ['decidedOn'] },
    ...limits(),
  });
  const [hit] = hits.hits;
  return hit === undefined ? undefined : { decidedOn: hit._source?.decidedOn ?? null };
}

function translated(error: unknown): unknown {
  if (!(error instanceof EngineError)) return error;
  if (error.type === 'index_not_found_exception') return new IndexLostError({ cause: error });
  if (TOO_MANY.test(error.type)) return new BadQueryError('query: too many words; search for fewer.', { cause: error });
  return error;
}
