import type { EvaluationContext, Found } from './evaluation.js';
import type { WordsPlan } from './plan.js';
import type { Frequencies } from './postings/postings.js';
import type { ReadOptions } from './postings/read-options.js';
import type {
  FormsExpression,
  JoinedExpression,
  LeafExpression,
  PlacesExpression,
  WordExpression,
} from './word-expression.js';

/** One search for words: what its parts add to the scores, each once. */
interface Matching {
  readonly context: EvaluationContext;
  /** Undefined if the search does not rank. */
  readonly scores: Float64Array | undefined;
  readonly scored: Set<string>;
}

/**
 * Finds the documents of an expression, part by part until time runs out. Without scores it may leave out documents that
 * are not in `within`.
 */
export function findWords(
  { expression, score }: Pick<WordsPlan, 'expression' | 'score'>,
  context: EvaluationContext,
  within?: Uint8Array,
): Found {
  const scores = score === 'rank' ? new Float64Array(context.columns.size) : undefined;
  const matching: Matching = { context, scores, scored: new Set() };
  const mask = find(expression, matching, within);
  if (scores === undefined) return { mask, scores };
  for (let ordinal = 0; ordinal < mask.length; ordinal += 1) if (mask[ordinal] === 0) scores[ordinal] = 0;
  return { mask, scores };
}

/** Returns the mask of an expression; `within` are the only documents of interest. */
function find(expression: WordExpression, matching: Matching, within: Uint8Array | undefined): Uint8Array {
  switch (expression.type) {
    case 'forms':
      return findForms(expression, matching);
    case 'places':
      return findPlaces(expression, matching, within);
    case 'and':
      return findAll(expression, matching, within);
    case 'or':
      return findAny(expression, matching, within);
  }
}

function findAll({ of }: JoinedExpression, matching: Matching, within: Uint8Array | undefined): Uint8Array {
  const { context } = matching;
  let mask = within;
  // Plain words are cheap, and leave fewer documents for the others.
  for (const part of of.toSorted((a, b) => costOf(a) - costOf(b))) {
    if (context.budget.expired()) {
      context.isCut = true;
      // All parts are needed, and this one is unknown.
      return new Uint8Array(context.columns.size);
    }
    const found = find(part, matching, mask);
    if (mask !== undefined) keepOnly(found, mask);
    mask = found;
  }
  return mask!;
}

function findAny({ of }: JoinedExpression, matching: Matching, within: Uint8Array | undefined): Uint8Array {
  const { context } = matching;
  const mask = new Uint8Array(context.columns.size);
  for (const part of of) {
    if (context.budget.expired()) {
      context.isCut = true;
      break;
    }
    const found = find(part, matching, within);
    for (let ordinal = 0; ordinal < mask.length; ordinal += 1) mask[ordinal]! |= found[ordinal]!;
  }
  return mask;
}

function costOf(expression: WordExpression): number {
  if (expression.type === 'forms') return 0;
  return expression.type === 'places' ? 2 : 1;
}

function findForms(expression: FormsExpression, matching: Matching): Uint8Array {
  const found = read(expression, matching.context);
  if (expression.ranks) addScores(expression, found, matching);
  return maskOf(found);
}

function read({ forms, fields }: FormsExpression, context: EvaluationContext): Frequencies {
  return context.postings.frequencies(forms(), fields, readOptions(context));
}

function readOptions(context: EvaluationContext): ReadOptions {
  const onCut = () => {
    context.isCut = true;
  };
  return { budget: context.budget, onCut };
}

function maskOf({ weights }: Frequencies): Uint8Array {
  const mask = new Uint8Array(weights.length);
  // Several times faster than a call for each document.
  for (let ordinal = 0; ordinal < mask.length; ordinal += 1) if (weights[ordinal]! > 0) mask[ordinal] = 1;
  return mask;
}

/** Adds a part's score to the documents with it, unless it was added before. */
function addScores(
  { text }: LeafExpression,
  { weights, documents }: Frequencies,
  { scores, scored, context }: Matching,
): void {
  if (scores === undefined || scored.has(text)) return;
  scored.add(text);
  const { bm25 } = context;
  const weight = bm25.weightOf(documents);
  for (let ordinal = 0; ordinal < weights.length; ordinal += 1) {
    const frequency = weights[ordinal]!;
    if (frequency > 0) scores[ordinal]! += bm25.score(ordinal, frequency, weight);
  }
}

/** Words at places. A phrase ranks like one word, so its weight needs all documents with it. */
function findPlaces(expression: PlacesExpression, matching: Matching, within: Uint8Array | undefined): Uint8Array {
  const { context, scores } = matching;
  const options = readOptions(context);
  if (expression.nearness === undefined) {
    const found = context.postings.sequences(expression, {
      ...options,
      within: scores === undefined ? within : undefined,
    });
    addScores(expression, found, matching);
    return maskOf(found);
  }
  if (scores === undefined) return maskOf(context.postings.sequences(expression, { ...options, within }));
  // What ranks the words also tells which documents have them all.
  let all = within;
  for (const word of expression.words) {
    const mask = findForms(word, matching);
    if (all !== undefined) keepOnly(mask, all);
    all = mask;
  }
  return maskOf(context.postings.sequences(expression, { ...options, within: all }));
}

function keepOnly(mask: Uint8Array, allowed: Uint8Array): void {
  for (let ordinal = 0; ordinal < mask.length; ordinal += 1) mask[ordinal]! &= allowed[ordinal]!;
}
