import { findByIndex } from './find-by-index.js';
import type { EvaluationContext, Found, LazyScore } from './evaluation.js';
import { lazyPhraseScore } from './lazy-score.js';
import type { WordScore } from './plan.js';
import {
  type FormsExpression,
  type JoinedExpression,
  type LeafExpression,
  type PlacesExpression,
  type WordExpression,
  keyOf,
} from './word-expression.js';

/** One search for words: what its parts add to the scores, each once. */
interface Matching {
  readonly context: EvaluationContext;
  /** Undefined if the search does not rank. */
  readonly scores: Float64Array | undefined;
  readonly lazy: LazyScore[];
  readonly scored: Set<string>;
}

/** Finds the documents of an expression, part by part until time runs out. */
export function findWords(expression: WordExpression, score: WordScore, context: EvaluationContext): Found {
  const scores = score === 'rank' ? new Float64Array(context.columns.size) : undefined;
  const matching: Matching = { context, scores, lazy: [], scored: new Set() };
  const mask = find(expression, matching, undefined);
  const { lazy } = matching;
  if (scores === undefined) return { mask, scores, lazy };
  for (let ordinal = 0; ordinal < mask.length; ordinal += 1) if (mask[ordinal] === 0) scores[ordinal] = 0;
  for (const { bounds } of lazy) {
    for (let ordinal = 0; ordinal < mask.length; ordinal += 1) if (mask[ordinal] === 0) bounds[ordinal] = 0;
  }
  return { mask, scores, lazy };
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
  const { weights, documents } = read(expression, matching.context);
  addScores(expression, { weights, documents }, matching);
  const mask = new Uint8Array(weights.length);
  // Several times faster than a call for each document.
  for (let ordinal = 0; ordinal < mask.length; ordinal += 1) if (weights[ordinal]! > 0) mask[ordinal] = 1;
  return mask;
}

function read({ forms, fields }: FormsExpression, context: EvaluationContext) {
  const onCut = () => {
    context.isCut = true;
  };
  return context.postings.frequencies(forms(), fields, { budget: context.budget, onCut });
}

/** Adds a part's score to the documents with it, unless it was added before. */
function addScores(
  expression: LeafExpression,
  { weights, documents }: { readonly weights: Float32Array; readonly documents: number },
  { scores, scored, context }: Matching,
): void {
  if (scores === undefined || scored.has(keyOf(expression))) return;
  scored.add(keyOf(expression));
  const { bm25 } = context;
  const weight = bm25.weightOf(documents);
  for (let ordinal = 0; ordinal < weights.length; ordinal += 1) {
    const frequency = weights[ordinal]!;
    if (frequency > 0) scores[ordinal]! += bm25.score(ordinal, frequency, weight);
  }
}

/**
 * Words at places: first the documents with all the words, then those of them that the word index finds. A phrase is
 * ranked like one word, by a bound: it occurs at most as often as its rarest word.
 */
function findPlaces(expression: PlacesExpression, matching: Matching, within: Uint8Array | undefined): Uint8Array {
  const { context, scores, lazy, scored } = matching;
  const { size } = context.columns;
  const isPhrase = expression.sequence !== undefined && scores !== undefined;
  let least: Float32Array | undefined;
  let fewest = size;
  for (const word of expression.words) {
    const { weights, documents } = read(word, context);
    fewest = Math.min(fewest, documents);
    if (expression.sequence === undefined) addScores(word, { weights, documents }, matching);
    if (least === undefined) least = weights;
    else
      for (let ordinal = 0; ordinal < size; ordinal += 1)
        if (weights[ordinal]! < least[ordinal]!) least[ordinal] = weights[ordinal]!;
  }
  if (!least!.some((weight, ordinal) => weight > 0 && within?.[ordinal] !== 0)) return new Uint8Array(size);
  const mask = findByIndex(expression.text, { fewest, context });
  let documents = 0;
  for (let ordinal = 0; ordinal < size; ordinal += 1) {
    if (least![ordinal] === 0) mask[ordinal] = 0;
    documents += mask[ordinal]!;
  }
  if (isPhrase && !scored.has(keyOf(expression))) {
    scored.add(keyOf(expression));
    const added = lazyPhraseScore(expression, { mask, least: least!, documents }, context);
    for (let ordinal = 0; ordinal < size; ordinal += 1) scores[ordinal]! += added.bounds[ordinal]!;
    lazy.push(added);
  }
  return mask;
}

function keepOnly(mask: Uint8Array, allowed: Uint8Array): void {
  for (let ordinal = 0; ordinal < mask.length; ordinal += 1) mask[ordinal]! &= allowed[ordinal]!;
}
