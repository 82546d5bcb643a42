import { SEARCH_DEADLINE_MS } from '../model/budget.js';
import type { EngineAnswer, EngineHit } from '../model/engine.js';
import type { BoolClause, Clause, EngineRequest, MultiMatchClause } from '../model/engine-request.js';
import type { TextField } from '../model/fields.js';
import { scanWords } from '../text/analysis/scan-words.js';
import { withSpellings } from '../text/spellings/with-spellings.js';
import type { SearchTask } from './search-task.js';

/** A judgment that has all words of a search but some. */
export interface NearMiss {
  readonly hit: EngineHit;
  /** The words that it does not have, as typed. */
  readonly without: readonly string[];
}

/** A search that finds more has enough to show. */
const FEW = 5;
/** Judgments listed. */
const MAX_LISTED = 10;
/** Words of a search for which this is tried: each is a look-up of its own, and a longer text is a quotation. */
const MAX_WORDS = 12;
/** Words from which on a judgment may lack two. */
const MANY_WORDS = 4;

/** Stop words that the search language keeps as words, because in capitals they are operators. */
const LINK = /^(?:and|or|near)$/i;

/** What names a case or its subject. In the text, most judgments have most words. */
const NAMING: readonly TextField[] = ['appellant', 'respondent', 'subject', 'headnote', 'citations'];

const NO_CLAUSES: BoolClause = { type: 'bool', must: [], should: [], mustNot: [], filter: [], minimumShouldMatch: 0 };

interface NearMissTask extends Omit<SearchTask, 'body'> {
  /** When the search began (`performance.now`): this has what it leaves of its time. */
  readonly start: number;
}

/**
 * Finds the judgments that have all words of a search but one, or two of at least four, in what names them, if few judgments
 * have all. Words that are missing in the whole judgment are named with it; only those that lack fewest are listed. Other orders
 * than by score, later pages and searches without such words have none. Throws like `runSearch`.
 */
export async function findNearMisses(
  request: EngineRequest,
  { hits, total, timedOut }: Pick<EngineAnswer, 'hits' | 'total' | 'timedOut'>,
  { engine, store, kind, signal, limits, start }: NearMissTask,
): Promise<readonly NearMiss[]> {
  const isWhole = !timedOut && total.value <= FEW && hits.length === total.value && request.from === 0;
  const [order] = request.sort;
  const search = isWhole && (order === undefined || order.field === 'score') ? wordsOf(request.query) : undefined;
  if (search === undefined) return [];
  const ask = async (query: Clause, size: number): Promise<EngineAnswer | undefined> => {
    const milliseconds = start + (limits?.milliseconds ?? SEARCH_DEADLINE_MS) - performance.now();
    if (milliseconds <= 0) return undefined;
    const spelled = await withSpellings(store, query);
    return engine.search(
      { ...PLAIN, query: spelled.query, size, ...(kind && { kind }) },
      { ...limits, milliseconds, ...(signal && { signal }) },
    );
  };
  const { clause, words } = search;
  const found = await ask(nearlyAll(request, search, hits), MAX_LISTED);
  if (found === undefined || found.hits.length === 0) return [];
  const ids: Clause = { type: 'ids', values: found.hits.map(({ id }) => id) };
  const having = await Promise.all(
    words.map((text) => ask({ ...NO_CLAUSES, must: [{ ...clause, text }], filter: [ids] }, MAX_LISTED)),
  );
  // A word that was not looked up in time would be called missing.
  if (having.some((answer) => answer === undefined || answer.timedOut)) return [];
  const idsWith = having.map((answer) => new Set(answer?.hits.map(({ id }) => id)));
  const missed = found.hits
    .map((hit) => ({ hit, without: words.filter((_, index) => !idsWith[index]?.has(hit.id)) }))
    .filter(({ without }) => without.length > 0);
  const fewest = Math.min(...missed.map(({ without }) => without.length));
  return missed.filter(({ without }) => without.length === fewest);
}

const PLAIN = { from: 0, sort: [], highlight: [], aggregations: [] } as const;

interface TypedWords {
  /** The clause that needs all of them. */
  readonly clause: MultiMatchClause;
  readonly words: readonly string[];
  readonly others: readonly Clause[];
}

/** The typed words, all of which a judgment must have somewhere; undefined for another search. */
function wordsOf(query: Clause): TypedWords | undefined {
  const must = query.type === 'bool' ? query.must : [query];
  const clause = must.find(isTyped);
  if (clause === undefined) return undefined;
  const words: string[] = [];
  scanWords(clause.text, (start, end) => words.push(clause.text.slice(start, end)));
  // An initial or a link between words says nothing.
  const counted = [...new Set(words)].filter((word) => word.length > 1 && !LINK.test(word));
  if (counted.length < 2 || counted.length > MAX_WORDS) return undefined;
  return { clause, words: counted, others: must.filter((each) => each !== clause) };
}

const isTyped = (clause: Clause): clause is MultiMatchClause =>
  clause.type === 'multi' && clause.mode === 'cross' && clause.operator === 'and' && clause.exact === undefined;

/** All other conditions of the search, and all words but some in what names a judgment. */
function nearlyAll(request: EngineRequest, { clause, words, others }: TypedWords, found: readonly EngineHit[]): Clause {
  const { query, choices = [] } = request;
  const { mustNot, filter } = query.type === 'bool' ? query : NO_CLAUSES;
  const fields = clause.fields.filter((field) => NAMING.includes(field));
  const missing = words.length < MANY_WORDS ? 1 : 2;
  const nearly: Clause = {
    ...NO_CLAUSES,
    should: words.map((text) => ({ ...clause, fields, text })),
    minimumShouldMatch: words.length - missing,
  };
  return {
    ...NO_CLAUSES,
    must: [nearly, ...others],
    mustNot: [...mustNot, { type: 'ids', values: found.map(({ id }) => id) }],
    filter: [...filter, ...choices.map((choice) => choice.clause)],
  };
}
