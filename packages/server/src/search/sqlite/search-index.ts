import type { Database } from 'better-sqlite3';
import type { Budget } from '../budget.js';
import type { EngineAnswer, EngineHit } from '../engine.js';
import type { EngineRequest, SortKey } from '../engine-request.js';
import { countValues } from './aggregate.js';
import type { Columns } from './columns.js';
import { maskOf } from './conditions.js';
import { type EvaluationContext, type Found, evaluate } from './evaluate.js';
import { highlightHits } from './highlight-hits.js';
import { firstInOrder } from './order.js';
import { planOf } from './plan.js';

const BY_SCORE: readonly SortKey[] = [{ field: 'score', descending: true }];

/** What a search runs on: one state of the file and the columns that belong to it. */
export interface SearchSources {
  readonly db: Database;
  readonly columns: Columns;
  readonly budget: Budget;
}

/** Runs one request. Throws an AbortedError through its budget; the time being up is no error. */
export function searchIndex(request: EngineRequest, sources: SearchSources): EngineAnswer {
  const keys = request.sort.length === 0 ? BY_SCORE : request.sort;
  const isScored = keys.some((key) => key.field === 'score');
  const context: EvaluationContext = { ...sources, isCut: false };
  const found = evaluate(planOf(request.query, { isScored }), context);
  if (request.kind !== undefined) keep(found, maskOf({ type: 'kind', kind: request.kind }, sources));

  const { columns, budget } = sources;
  const page = firstInOrder(found, { keys, count: request.from + request.size, columns }).slice(request.from);
  const value = count(found.mask);
  const aggregations: Record<string, EngineAnswer['aggregations'][string]> = {};
  for (const aggregation of request.aggregations) {
    context.isCut ||= budget.expired();
    aggregations[aggregation.name] = context.isCut ? [] : countValues(aggregation, found.mask, columns);
  }
  const highlighted = highlightHits(request, page, context);
  const hits: EngineHit[] = page.map((ordinal, index) => ({
    id: columns.ids[ordinal]!,
    score: isScored ? (found.scores?.[ordinal] ?? 0) : null,
    highlight: highlighted[index] ?? {},
  }));
  return {
    hits,
    total: { value, relation: context.isCut ? 'gte' : 'eq' },
    maxScore: isScored && value > 0 ? highest(found) : null,
    aggregations,
    timedOut: context.isCut,
  };
}

function keep(found: Found, allowed: Uint8Array): void {
  for (let ordinal = 0; ordinal < allowed.length; ordinal += 1) found.mask[ordinal]! &= allowed[ordinal]!;
}

function count(mask: Uint8Array): number {
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
