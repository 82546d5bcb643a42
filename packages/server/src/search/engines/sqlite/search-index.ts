import type { Database } from 'better-sqlite3';
import type { Budget } from '../../model/budget.js';
import type { EngineAnswer, EngineHit } from '../../model/engine.js';
import type { EngineRequest, SortKey } from '../../model/engine-request.js';
import { aggregate } from './aggregate.js';
import { countOpen, joinChoices, maskChoices } from './choices.js';
import type { Columns } from './columns.js';
import { maskOf } from './conditions.js';
import { evaluate } from './evaluate.js';
import type { EvaluationContext, Found } from './evaluation.js';
import { highlightHits } from './highlight-hits.js';
import type { Lexicon } from './lexicon.js';
import { firstInOrder, keyValues } from './order.js';
import { NOTHING, planOf } from './plan.js';
import type { Bm25 } from './postings/bm25.js';
import type { Postings } from './postings/postings.js';
import { openWordSources } from './word-sources.js';

const BY_SCORE: readonly SortKey[] = [{ field: 'score', descending: true }];

/** How far matches are counted: to `most`; after some milliseconds to `least`. */
export interface Counting {
  readonly most: number;
  readonly least: number;
  readonly milliseconds: number;
}

/** The data of a search: one state of the file and its columns. */
export interface SearchSources {
  readonly db: Database;
  readonly columns: Columns;
  readonly postings: Postings;
  readonly bm25: Bm25;
  readonly lexicon: Lexicon;
  readonly budget: Budget;
  /** How far matches are counted where the words of each document must be read. */
  readonly counting: Counting;
}

/** Runs one request. Throws an AbortedError if cancelled; running out of time is not an error. */
export function searchIndex(request: EngineRequest, sources: SearchSources): EngineAnswer {
  const { db, columns, lexicon, budget, postings, bm25, counting } = sources;
  const keys = request.sort.length === 0 ? BY_SCORE : request.sort;
  const isScored = keys.some((key) => key.field === 'score');
  const words = openWordSources({ lexicon, budget });
  const isNewestFirst = keys[0]?.field === 'decidedOn' && keys[0].descending && columns.isInDateOrder;
  // Continuing needs every hit; in any other order the first hits are known only when all are.
  const isFirstPage =
    request.after === undefined && (isNewestFirst || (keys[0]?.field === 'score' && keys[0].descending));
  const context: EvaluationContext = {
    db,
    columns,
    budget,
    words,
    postings,
    bm25,
    isCut: false,
    isMore: false,
    countTo: isFirstPage ? counting.most : Infinity,
    counting: {
      least: Math.max(counting.least, request.from + request.size),
      until: performance.now() + counting.milliseconds,
    },
    isNewestFirst,
  };
  const kind = request.kind === undefined ? undefined : maskOf({ type: 'kind', kind: request.kind }, context);
  const choices = maskChoices(request, context);
  const allowed = joinChoices(kind, choices);
  const plan = planOf(request.query, { sources: words, isScored });
  context.isCut = words.isLate;
  // Without all words of the excluded clauses, no match would be reliable.
  const found = evaluate(words.isLate ? NOTHING : plan, context, allowed);
  if (allowed !== undefined) keep(found, allowed);

  const count = request.from + request.size;
  const order = { keys, count, columns, after: request.after };
  const page = firstInOrder(found, order).slice(request.from);
  // These counts are complete, even if highlighting runs out of time later.
  const total = { value: sumOf(found.mask), relation: context.isCut || context.isMore ? 'gte' : 'eq' } as const;
  const aggregations = aggregate(request, context, () => found.mask);
  const highlighted = highlightHits(request, page, context);
  const hits: EngineHit[] = page.map((ordinal, index) => ({
    id: columns.ids[ordinal]!,
    score: isScored ? (found.scores?.[ordinal] ?? 0) : null,
    ...(highlighted[index] ?? { highlight: {} }),
    ...(request.sort.length === 0 ? {} : { sort: keyValues(ordinal, { keys, found, columns }) }),
  }));
  // Last, because the hits are more important if time runs out.
  const open = countOpen(request, { choices, kind, context });
  return {
    hits,
    total,
    maxScore: isScored && total.value > 0 ? highest(found) : null,
    aggregations: { ...aggregations, ...open },
    timedOut: context.isCut || budget.expired(),
    ...(words.isCut ? { expansionsCut: true } : {}),
  };
}

function keep(found: Found, allowed: Uint8Array): void {
  for (let ordinal = 0; ordinal < allowed.length; ordinal += 1) found.mask[ordinal]! &= allowed[ordinal]!;
}

function sumOf(mask: Uint8Array): number {
  let sum = 0;
  for (let ordinal = 0; ordinal < mask.length; ordinal += 1) sum += mask[ordinal]!;
  return sum;
}

function highest({ mask, scores }: Found): number {
  let best = 0;
  if (scores === undefined) return best;
  for (let ordinal = 0; ordinal < mask.length; ordinal += 1) {
    if (mask[ordinal] === 1 && scores[ordinal]! > best) best = scores[ordinal]!;
  }
  return best;
}
