import type { Check } from './tokens/check.js';
import { type WordExpression, join } from './word-expression.js';

/** A search in the word index, and the check of each document that it finds. */
export interface WordSearch {
  /** Finds every match, and more if there is a check. */
  readonly expression: WordExpression;
  /** Missing if every found document is a match. */
  readonly check: Check | undefined;
  /** A check that decides without the expression. */
  full(): Check;
}

/** Joins searches that must all match; undefined if one can find nothing. */
export function allOf(searches: readonly (WordSearch | undefined)[]): WordSearch | undefined {
  const known = searches.filter((search) => search !== undefined);
  if (known.length < searches.length) return undefined;
  return combine(
    'and',
    known,
    checkOf(
      'and',
      known.map((search) => search.check).filter((check) => check !== undefined),
    ),
  );
}

/** Joins searches of which any may match; undefined if none can find anything. */
export function anyOf(searches: readonly (WordSearch | undefined)[]): WordSearch | undefined {
  const known = searches.filter((search) => search !== undefined);
  const needsCheck = known.some((search) => search.check !== undefined);
  return combine(
    'or',
    known,
    needsCheck
      ? checkOf(
          'or',
          known.map((search) => search.full()),
        )
      : undefined,
  );
}

function combine(
  type: 'and' | 'or',
  searches: readonly WordSearch[],
  check: Check | undefined,
): WordSearch | undefined {
  if (searches.length < 2) return searches[0];
  const expression = join(
    searches.map((search) => search.expression),
    type,
  )!;
  return {
    expression,
    check,
    full: () =>
      checkOf(
        type,
        searches.map((search) => search.full()),
      )!,
  };
}

/** Joins checks; undefined for none. */
export function checkOf(type: 'and' | 'or', of: readonly Check[]): Check | undefined {
  return of.length < 2 ? of[0] : { type, of };
}
