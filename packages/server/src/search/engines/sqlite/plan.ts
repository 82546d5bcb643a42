import { citationKey } from '../../text/analysis/analyse.js';
import type { BoolClause, Clause, NamedClause } from '../../model/engine-request.js';
import { OWN_NAME } from '../../model/ranking-weights.js';
import type { Check } from './tokens/check.js';
import { compileWords } from './compile-words.js';
import type { Condition } from './conditions.js';
import { type WordExpression, join } from './word-expression.js';
import type { WordSources } from './word-sources.js';
import { type WordSearch, checkOf } from './word-search.js';

/**
 * The execution of a query: as few and as large word searches as possible, everything else on the columns in memory.
 */
export type Plan = WordsPlan | ConditionPlan | CombinedPlan;

/** One search in the word index; its matches are checked if the index alone does not decide. */
export interface WordsPlan {
  readonly type: 'words';
  readonly expression: WordExpression;
  readonly check?: Check;
  readonly score: WordScore;
}

/** How a word search scores: by rank, or not at all. */
export type WordScore = 'rank' | 'none';

/** A condition on the columns. */
export interface ConditionPlan {
  readonly type: 'condition';
  readonly condition: Condition;
  /** What each match adds to the score; missing if the score is not used. */
  readonly score?: number;
}

/** Combined plans. */
export interface CombinedPlan {
  readonly type: 'combined';
  readonly required: readonly Plan[];
  /** These only add to the score. */
  readonly optional: readonly Plan[];
  readonly atLeast: { readonly count: number; readonly of: readonly Plan[] } | undefined;
  readonly excluded: readonly Plan[];
  /** Documents that match although they lack what is required. */
  readonly also?: ConditionPlan;
}

/** The data for making a plan. */
export interface PlanOptions {
  readonly sources: WordSources;
  /** False if the score of a match is not used. */
  readonly isScored: boolean;
}

/** Compiles a clause. */
export function planOf(clause: Clause, options: PlanOptions): Plan {
  const { isScored } = options;
  switch (clause.type) {
    case 'all':
      return conditionPlan({ type: 'all' }, isScored);
    case 'none':
      return NOTHING;
    case 'match':
    case 'phrase':
    case 'multi':
    case 'prefix':
    case 'wildcard':
    case 'near': {
      const search = compileWords(clause, options.sources);
      if (search === undefined) return NOTHING;
      return isScored ? rankedWords(search, options.sources) : words(search.expression, search.check, 'none');
    }
    case 'bool':
      return planOfBool(clause, options);
    case 'terms':
      return conditionPlan(termsCondition(clause), isScored);
    case 'named':
      return conditionPlan({ type: 'names', keys: clause.keys }, isScored, clause.isJudge ? 1 : OWN_NAME);
    case 'range':
    case 'exists':
    case 'ids':
      return conditionPlan(clause, isScored);
  }
}

const conditionPlan = (condition: Condition, isScored: boolean, score = 1): ConditionPlan => ({
  type: 'condition',
  condition,
  ...(isScored && { score }),
});

/** Finds nothing. */
export const NOTHING: Plan = { type: 'condition', condition: { type: 'none' } };

/** The whole search finds documents; the part within the ranking limit adds to the score. */
function rankedWords({ expression, check }: WordSearch, sources: WordSources): Plan {
  const ranked = sources.takeRanked(expression);
  if (ranked === expression) return words(expression, check, 'rank');
  const found = words(expression, check, 'none');
  if (ranked === undefined) return found;
  return {
    type: 'combined',
    required: [found],
    optional: [words(ranked, undefined, 'rank')],
    atLeast: undefined,
    excluded: [],
  };
}

function words(expression: WordExpression, check: Check | undefined, score: WordScore): WordsPlan {
  return { type: 'words', expression, score, ...(check === undefined ? {} : { check }) };
}

function termsCondition(clause: Clause & { type: 'terms' }): Condition {
  if (clause.field !== 'citations') return clause;
  return { type: 'citations', keys: clause.values.map((value) => citationKey(String(value))) };
}

function planOfBool(clause: BoolClause, { sources, isScored }: PlanOptions): Plan {
  const named = clause.should.find((each) => each.type === 'named' && !each.isJudge) as NamedClause | undefined;
  if (named !== undefined && clause.minimumShouldMatch === 1) return planOrNamed(clause, named, { sources, isScored });
  const plansOf = (clauses: readonly Clause[], areScored: boolean) =>
    clauses.map((each) => planOf(each, { sources, isScored: areScored }));
  const needed = clause.minimumShouldMatch;
  const should = plansOf(needed > 1 ? clause.should : different(clause.should), isScored);
  const any = needed === 1 ? inAny(should) : should;
  const isOneSearch = needed === 1 && any.length === 1;
  const required = [
    ...plansOf(different(clause.must), isScored),
    ...plansOf(different(clause.filter), false),
    ...(isOneSearch ? any : []),
  ];
  const atLeast = needed > 0 && !isOneSearch ? { count: needed, of: any } : undefined;
  const optional = needed > 0 || !isScored ? [] : should;

  const merged = inAll(required);
  const excluded = inAny(plansOf(different(clause.mustNot), false));
  if (merged.length === 1 && excluded.length === 0 && optional.length === 0 && atLeast === undefined) return merged[0]!;
  return { type: 'combined', required: merged, optional, atLeast, excluded };
}

/** Few documents have a name: they are added, so that the rest may still stop early. */
function planOrNamed(clause: BoolClause, named: NamedClause, options: PlanOptions): Plan {
  const rest = planOfBool({ ...clause, should: clause.should.filter((each) => each !== named) }, options);
  const also = conditionPlan({ type: 'names', keys: named.keys }, options.isScored, OWN_NAME);
  return { type: 'combined', required: [rest], optional: [], atLeast: undefined, excluded: [], also };
}

/** Removes repeated clauses. */
function different(clauses: readonly Clause[]): readonly Clause[] {
  if (clauses.length < 2) return clauses;
  return [...new Map(clauses.map((clause) => [JSON.stringify(clause), clause])).values()];
}

/** Joins word searches that must all match, separately with and without a score; the most expensive come last. */
function inAll(plans: readonly Plan[]): Plan[] {
  const merged = mergeWords(plans, (group) =>
    words(
      join(
        group.map((plan) => plan.expression),
        'and',
      )!,
      checkOf(
        'and',
        group.map((plan) => plan.check).filter((check) => check !== undefined),
      ),
      group[0]!.score,
    ),
  );
  return merged.sort((a, b) => costOf(a) - costOf(b));
}

/** Joins word searches of which any may match, if the word index alone decides and ranks them. */
function inAny(plans: readonly Plan[]): Plan[] {
  const [apart, plain] = [plans.filter(isChecked), plans.filter((plan) => !isChecked(plan))];
  const merged = mergeWords(plain, (group) =>
    words(
      join(
        group.map((plan) => plan.expression),
        'or',
      )!,
      undefined,
      group[0]!.score,
    ),
  );
  return [...merged, ...apart];
}

function mergeWords(plans: readonly Plan[], merge: (group: readonly WordsPlan[]) => WordsPlan): Plan[] {
  const merged: Plan[] = plans.filter((plan) => plan.type !== 'words');
  for (const score of ['rank', 'none']) {
    const group = plans.filter((plan) => plan.type === 'words' && plan.score === score) as WordsPlan[];
    if (group.length > 0) merged.push(group.length === 1 ? group[0]! : merge(group));
  }
  return merged;
}

function isChecked(plan: Plan): boolean {
  return plan.type === 'words' && plan.check !== undefined;
}

function costOf(plan: Plan): number {
  if (plan.type === 'condition') return 0;
  if (plan.type === 'words') return plan.check === undefined ? 1 : 3;
  return 2;
}
