import { ordinalOfRow } from './conditions.js';
import type { EvaluationContext, Found } from './evaluation.js';
import type { WordScore } from './plan.js';
import { textFields } from '../../fields.js';
import { rankingWeights } from '../../ranking-weights.js';
import { type JoinedExpression, type WordExpression, groupsOf, leavesOf } from './word-expression.js';

/** The weights in the order of the columns of the word index. */
const columnWeights = textFields.map((field) => rankingWeights[field]).join(', ');

/** Rows between two checks of the time; ranking a row may take a millisecond. */
const ROWS_PER_CHECK = 16;

/**
 * Maximum work of one statement. SQLite does most of it before the first row, without interruption. With a rank, work
 * grows with the square of the terms. Without one, a list is cheap, and each further statement reads every row again.
 */
const MAX_WORK = { rank: 16, one: 256, none: 256 } as const;

/** Finds the documents of an expression, statement by statement until time runs out. */
export function findWords(expression: WordExpression, score: WordScore, context: EvaluationContext): Found {
  const size = score === 'rank' ? expression.size : expression.work;
  if (expression.type === 'leaf' || size <= MAX_WORK[score]) return runStatement(expression.text, score, context);
  const isPlain = expression.type === 'or' && expression.of.every((part) => part.type === 'leaf');
  if (score === 'none' || (score === 'rank' && isPlain)) return findInGroups(expression, score, context);
  const { mask } = findInGroups(expression, 'none', context);
  if (score === 'one') return { mask, scores: Float64Array.from(mask) };
  // A rank is the sum of the ranks of all terms and phrases, however they are joined.
  const { scores } = findInGroups({ ...expression, type: 'or', of: leavesOf(expression) }, 'rank', context);
  for (let ordinal = 0; ordinal < mask.length; ordinal += 1) scores![ordinal]! *= mask[ordinal]!;
  return { mask, scores };
}

function findInGroups(expression: JoinedExpression, score: WordScore, context: EvaluationContext): Found {
  const isAnd = expression.type === 'and';
  const key = score === 'rank' ? 'size' : 'work';
  const [first, ...others] = groupsOf(expression, key, MAX_WORK[score]);
  const found = findWords(first!, score, context);
  for (const group of others) {
    if (context.budget.expired()) {
      context.isCut = true;
      // All parts are required, and this one is unknown.
      if (isAnd) found.mask.fill(0);
      break;
    }
    const more = findWords(group, score, context);
    for (let ordinal = 0; ordinal < found.mask.length; ordinal += 1) {
      if (isAnd) found.mask[ordinal]! &= more.mask[ordinal]!;
      else found.mask[ordinal]! |= more.mask[ordinal]!;
    }
    if (found.scores !== undefined) add(found.scores, more.scores!);
  }
  return found;
}

function add(sum: Float64Array, more: Float64Array): void {
  for (let ordinal = 0; ordinal < sum.length; ordinal += 1) sum[ordinal]! += more[ordinal]!;
}

function runStatement(text: string, score: WordScore, context: EvaluationContext): Found {
  const { db, columns, budget } = context;
  const mask = new Uint8Array(columns.size);
  const scores = score === 'none' ? undefined : new Float64Array(columns.size);
  // After time has run out, no further statement starts.
  if (budget.expired()) {
    context.isCut = true;
    return { mask, scores };
  }
  const rank = score === 'rank' ? `-bm25(words, ${columnWeights})` : '1';
  const rows = db.prepare(`SELECT rowid, ${rank} FROM words WHERE words MATCH ?`).raw();
  let ordinal = 0;
  let count = 0;
  for (const [row, value] of rows.iterate(text) as Iterable<[number, number]>) {
    // Rows come in ascending order: the next one is mostly near.
    if (columns.rows[ordinal] !== row) ordinal = ordinalOfRow(columns, row);
    if (ordinal >= 0) {
      mask[ordinal] = 1;
      if (scores !== undefined) scores[ordinal] = value;
      ordinal += 1;
    } else {
      ordinal = 0;
    }
    count += 1;
    if (count % ROWS_PER_CHECK === 0 && budget.expired()) {
      context.isCut = true;
      break;
    }
  }
  return { mask, scores };
}
