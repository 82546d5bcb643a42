import { BadQueryError } from '@headnote/core/errors';
import { citationKey } from '../analysis/analyse.js';
import type { BoolClause, Clause, MultiMatchClause } from '../engine-request.js';
import type { Condition } from './conditions.js';
import { type WordExpression, crossExpression, join, matchExpression, phraseExpression } from './word-expression.js';

/** How a query is run: word searches as few and as large as possible, everything else on the columns in memory. */
export type Plan = WordsPlan | ConditionPlan | CombinedPlan;

/** One search in the word index. */
export interface WordsPlan {
  readonly type: 'words';
  readonly expression: string;
  readonly isScored: boolean;
}

/** A test on the columns; where it is scored, each match counts 1. */
export interface ConditionPlan {
  readonly type: 'condition';
  readonly condition: Condition;
  readonly isScored: boolean;
}

/** Plans combined. */
export interface CombinedPlan {
  readonly type: 'combined';
  readonly required: readonly Plan[];
  /** These add to the score only. */
  readonly optional: readonly Plan[];
  readonly atLeast: { readonly count: number; readonly of: readonly Plan[] } | undefined;
  readonly excluded: readonly Plan[];
}

/** Compiles a clause. `isScored` is false where the score of a match is of no use. */
export function planOf(clause: Clause, options: { readonly isScored: boolean }): Plan {
  const { isScored } = options;
  switch (clause.type) {
    case 'all':
      return { type: 'condition', condition: { type: 'all' }, isScored };
    case 'none':
      return NOTHING;
    case 'match':
      return words(matchExpression(clause.field, clause.text, clause.operator), isScored);
    case 'phrase':
      return words(phraseExpression(clause.field, clause.text), isScored);
    case 'multi':
      return words(multiExpression(clause), isScored);
    case 'prefix':
    case 'wildcard':
    case 'near':
      throw new BadQueryError(`query: ${clause.type} is not available yet`);
    case 'bool':
      return planOfBool(clause, isScored);
    case 'terms':
      return { type: 'condition', condition: termsCondition(clause), isScored };
    case 'range':
    case 'exists':
    case 'ids':
      return { type: 'condition', condition: clause, isScored };
  }
}

const NOTHING: Plan = { type: 'condition', condition: { type: 'none' }, isScored: false };

function words(expression: WordExpression, isScored: boolean): Plan {
  return expression === undefined ? NOTHING : { type: 'words', expression, isScored };
}

function multiExpression(clause: MultiMatchClause): WordExpression {
  if (clause.mode === 'cross') return crossExpression(clause.fields, clause.text, clause.operator);
  const each = clause.fields.map((field) =>
    clause.mode === 'phrase'
      ? phraseExpression(field, clause.text)
      : matchExpression(field, clause.text, clause.operator),
  );
  return join(
    each.filter((expression) => expression !== undefined),
    ' OR ',
  );
}

function termsCondition(clause: Clause & { type: 'terms' }): Condition {
  if (clause.field !== 'citations') return clause;
  return { type: 'citations', keys: clause.values.map((value) => citationKey(String(value))) };
}

function planOfBool(clause: BoolClause, isScored: boolean): Plan {
  const plansOf = (clauses: readonly Clause[], areScored: boolean) =>
    clauses.map((each) => planOf(each, { isScored: areScored }));
  const should = plansOf(clause.should, isScored);
  const needed = clause.minimumShouldMatch;
  const required = [...plansOf(clause.must, isScored), ...plansOf(clause.filter, false)];
  const isOneSearch = needed === 1 && should.length > 0 && areWords(should);
  if (isOneSearch) required.push(...mergeWords(should, ' OR '));
  const atLeast = needed > 0 && !isOneSearch ? { count: needed, of: should } : undefined;
  const optional = needed > 0 || !isScored ? [] : should;

  const merged = mergeWords(required, ' AND ');
  const excluded = mergeWords(plansOf(clause.mustNot, false), ' OR ');
  if (merged.length === 1 && excluded.length === 0 && optional.length === 0 && atLeast === undefined) return merged[0]!;
  return { type: 'combined', required: merged, optional, atLeast, excluded };
}

function areWords(plans: readonly Plan[]): boolean {
  return plans.every((plan) => plan.type === 'words');
}

/** Joins the word searches of a list, those that score and those that do not each into one. */
function mergeWords(plans: readonly Plan[], operator: ' AND ' | ' OR '): Plan[] {
  const merged: Plan[] = [];
  for (const isScored of [true, false]) {
    const group = plans.filter((plan) => plan.type === 'words' && plan.isScored === isScored) as WordsPlan[];
    const expression = join(
      group.map((plan) => plan.expression),
      operator,
    );
    if (expression !== undefined) merged.push({ type: 'words', expression, isScored });
  }
  return [...plans.filter((plan) => plan.type !== 'words'), ...merged];
}
