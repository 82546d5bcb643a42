import type { Treatment } from '@headnote/core/contract';
import type { Token } from './tokens.js';

/** Words that say how a case stands: `good law`, `wrongly decided`. */
export interface Predicate {
  readonly treatment: Treatment;
  /** Index of its first and last token. */
  readonly first: number;
  readonly last: number;
  /** True if the words praise: only denied they treat the case so. */
  readonly isPraise: boolean;
  /** `per incuriam`: only worth a line, because it says that a case does not bind and not that it is overruled. */
  readonly isUncertain: boolean;
}

interface Row {
  readonly words: readonly string[];
  readonly treatment: Treatment;
  readonly isPraise: boolean;
}

const row = (treatment: Treatment, isPraise: boolean, all: string): Row[] =>
  all.split('|').map((words) => ({ words: words.split(' '), treatment, isPraise }));

const rows: readonly Row[] = [
  ...row(
    'overruled',
    true,
    'good law|correct law|good authority|sound law|correctly decided|rightly decided|correct position of law|correct legal position|correct proposition of law|correct statement of law|' +
      'correct statement of the law|law correctly|correct view|good precedent|binding precedent|valid law|holds the field|hold the field|law any more|law any longer|longer law',
  ),
  ...row(
    'overruled',
    false,
    'wrongly decided|incorrectly decided|erroneously decided|bad law|incorrect law|per incuriam',
  ),
  ...row('dissented', true, 'correct principle|correct principles|correct test|correct rule|correct approach'),
  // "The view taken in # is erroneous": less than that it is overruled.
  ...row('dissented', false, 'erroneous|incorrect|unsound|untenable'),
  ...row(
    'doubted',
    false,
    'open to doubt|open to serious doubt|open to grave doubt|open to question|open to serious question|in doubt|in serious doubt',
  ),
];

const byFirst = Map.groupBy(rows, ({ words }) => words[0] ?? '');

/** Words of a predicate between its verb and its head: `does not lay down the`. */
export const predicateWords: ReadonlySet<string> = new Set(
  'lay lays laid down state states stated declare declares represent represents reflect reflects constitute constitutes a an the any be as been to good correct remain remains'.split(
    ' ',
  ),
);

/** Returns the predicate that begins at a token. */
export function predicateAt(tokens: readonly Token[], at: number): Predicate | undefined {
  for (const { words, treatment, isPraise } of byFirst.get(tokens[at]?.word ?? '') ?? []) {
    if (words.every((word, index) => tokens[at + index]?.word === word))
      return {
        treatment,
        isPraise,
        isUncertain: words[0] === 'per' || words[1] === 'precedent',
        first: at,
        last: at + words.length - 1,
      };
  }
  return undefined;
}

const needs = new Set(
  'require requires required requiring need needs needed deserve deserves merits warrant warrants'.split(' '),
);
const again = /^re-?consider(?:ation|ed)?$/;

/** "Requires reconsideration", "needs to be reconsidered", "calls for re-consideration": the index of its verb. */
export function reconsiderationAt(
  tokens: readonly Token[],
  at: number,
): { readonly verb: number; readonly last: number } | undefined {
  const word = tokens[at]?.word ?? '';
  const isSplit = word === 're' && tokens[at + 1]?.word === '-' && tokens[at + 2]?.word.startsWith('consider') === true;
  if (!again.test(word) && !isSplit) return undefined;
  for (let back = at - 1; back >= 0 && at - back < 6; back -= 1) {
    const before = tokens[back]?.word ?? '';
    if (needs.has(before)) return { verb: back, last: isSplit ? at + 2 : at };
    if (!/^(?:to|be|a|an|the|some|further|thorough|fresh|serious|authoritative|[a-z]+ly)$/.test(before))
      return undefined;
  }
  return undefined;
}
