import { maskOf } from './conditions.js';
import type { EvaluationContext, Found } from './evaluation.js';
import { findWords } from './match-words.js';
import type { CombinedPlan, Plan } from './plan.js';
import { verify } from './verify.js';

/** Runs a plan. `within` limits the work to useful documents; the result contains no others. */
export function evaluate(plan: Plan, context: EvaluationContext, within?: Uint8Array): Found {
  switch (plan.type) {
    case 'words': {
      const found = findWords(plan, context, within);
      if (plan.check === undefined) return found;
      if (within !== undefined) keepOnly(found.mask, within);
      verify(found, plan.check, context);
      return found;
    }
    case 'condition': {
      const mask = maskOf(plan.condition, context);
      return { mask, scores: plan.score === undefined ? undefined : scoresOf(mask, plan.score) };
    }
    case 'combined':
      return evaluateCombined(plan, context, within);
  }
}

function evaluateCombined(plan: CombinedPlan, context: EvaluationContext, within?: Uint8Array): Found {
  const size = context.columns.size;
  const mask = within === undefined ? new Uint8Array(size).fill(1) : Uint8Array.from(within);
  let scores: Float64Array | undefined;
  const addScores = (found: Found) => {
    if (found.scores === undefined) return;
    scores = scores === undefined ? found.scores : add(scores, found.scores);
  };

  const { countTo } = context;
  // Only the last part may stop early: each further one removes documents, or needs all of them.
  const last = plan.atLeast === undefined && plan.excluded.length === 0 ? plan.required.at(-1) : undefined;
  for (const part of plan.required) {
    context.countTo = part === last ? countTo : Infinity;
    const found = evaluate(part, context, mask);
    keepOnly(mask, found.mask);
    addScores(found);
  }
  context.countTo = Infinity;
  if (plan.atLeast !== undefined) {
    const counts = new Uint16Array(size);
    for (const part of plan.atLeast.of) {
      const found = evaluate(part, context, mask);
      for (let ordinal = 0; ordinal < size; ordinal += 1) counts[ordinal]! += found.mask[ordinal]!;
      addScores(found);
    }
    for (let ordinal = 0; ordinal < size; ordinal += 1) if (counts[ordinal]! < plan.atLeast.count) mask[ordinal] = 0;
  }
  for (const part of plan.excluded) {
    const wasCut = context.isCut;
    context.isCut = false;
    const found = evaluate(part, context, mask);
    for (let ordinal = 0; ordinal < size; ordinal += 1) if (found.mask[ordinal] === 1) mask[ordinal] = 0;
    // The documents to exclude are not all known, so no remaining match would be reliable.
    if (context.isCut) mask.fill(0);
    context.isCut ||= wasCut;
  }
  for (const part of plan.optional) addScores(evaluate(part, context, mask));
  context.countTo = countTo;
  // A matching part of a clause that does not match must not add to the score.
  for (let ordinal = 0; scores !== undefined && ordinal < size; ordinal += 1) scores[ordinal]! *= mask[ordinal]!;
  if (plan.also === undefined) return { mask, scores };
  const named = evaluate(plan.also, context);
  if (within !== undefined) keepOnly(named.mask, within);
  for (let ordinal = 0; ordinal < size; ordinal += 1) {
    if (named.mask[ordinal] === 0) continue;
    mask[ordinal] = 1;
    if (scores !== undefined) scores[ordinal]! += named.scores?.[ordinal] ?? 0;
  }
  return { mask, scores };
}

/** `Float64Array.from` with a function takes twenty times as long. */
function scoresOf(mask: Uint8Array, score: number): Float64Array {
  const scores = new Float64Array(mask.length);
  for (let ordinal = 0; ordinal < mask.length; ordinal += 1) scores[ordinal] = mask[ordinal]! * score;
  return scores;
}

function keepOnly(mask: Uint8Array, allowed: Uint8Array): void {
  for (let ordinal = 0; ordinal < mask.length; ordinal += 1) mask[ordinal]! &= allowed[ordinal]!;
}

function add(sum: Float64Array, more: Float64Array): Float64Array {
  for (let ordinal = 0; ordinal < sum.length; ordinal += 1) sum[ordinal]! += more[ordinal]!;
  return sum;
}
