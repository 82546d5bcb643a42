import { compareCaseNames, sharesParty } from '@headnote/core/citation';
import { comparedRuns } from '../../library/word-runs.js';
import { seriesOf } from '../resolve/series-of.js';
import { isWithinRun } from './docket-run.js';

/** What the rule compares of a judgment, as its source has it. */
export interface ComparedJudgment {
  readonly title: string;
  /** Keys of its citations, without the library's own. */
  readonly citations: readonly string[];
  /** Keys of its case numbers. */
  readonly dockets: readonly string[];
  /** The plain text; read only if all else agrees. */
  readonly plain: () => Promise<string>;
}

/**
 * Two texts with a number in common are one judgment if the longer one has this part of the runs of words of the shorter
 * one: of 71 pairs of two publishers the least alike has 0.80. Two orders about one matter share a quotation, not this.
 */
const LEAST_CONTAINED = 0.75;

/** And both together have at least this part in common: a short order is contained in the judgment that gives its reasons. */
const LEAST_COMMON = 0.6;

/** Where one party is named otherwise, the texts have this part in common: a publisher shortens a name, and not the text. */
const LEAST_OTHERWISE = 0.9;

/** Matters of different numbers are one judgment if they share a report and nearly all words: one text decides all of them. */
const NEARLY_EQUAL = 0.98;

/**
 * Matters heard together under one judgment have both texts in common this far, each way: a publisher that files it under
 * one of the matters lists only that one. Of two publishers' texts of one such judgment, 0.82.
 */
const JOINED_ALIKE = 0.75;

/** Orders of one form have the very words of each other up to about this length. */
const FEW_WORDS = 100;

/**
 * Returns whether two documents of one court and one day are the same judgment. A wrong `true` hides a judgment, so any
 * doubt is `false`: the names of the parties agree, no number is against it, and the texts are alike. Without a number in
 * common, and if there are few words, the texts have the very same words.
 */
export async function isSameJudgment(one: ComparedJudgment, other: ComparedJudgment): Promise<boolean> {
  const number = compareNumbers(one, other);
  const names = number === 'against' ? 'other' : compareTitles(one.title, other.title, number);
  if (names === 'other') return false;
  const texts = [await one.plain(), await other.plain()] as const;
  const { contained, common, words } = comparedRuns(...texts);
  if (number === 'none' || words < FEW_WORDS) return common === 1 && (number !== 'none' || words >= FEW_WORDS);
  if (number === 'report') return common >= NEARLY_EQUAL;
  if (number === 'joined') return common >= JOINED_ALIKE;
  return contained >= LEAST_CONTAINED && common >= (names === 'same' ? LEAST_COMMON : LEAST_OTHERWISE);
}

type Numbers = 'same' | 'report' | 'joined' | 'none' | 'against';

/**
 * Whether two judgments have a number in common, only a report, numbers that are one run of joined matters, none, or numbers
 * that only two judgments have: connected matters of one day may have nearly one text, and a number each.
 */
function compareNumbers(one: ComparedJudgment, other: ComparedJudgment): Numbers {
  const sharesDocket = one.dockets.some((key) => other.dockets.includes(key));
  const shared = one.citations.filter((key) => other.citations.includes(key));
  const sharedSeries = new Set(shared.map(seriesOf));
  const theirs = new Set(other.citations.map(seriesOf));
  const isAgainst = (key: string) => theirs.has(seriesOf(key)) && !sharedSeries.has(seriesOf(key));
  if (one.citations.some(isAgainst)) return 'against';
  if (one.dockets.length > 0 && other.dockets.length > 0 && !sharesNumber(one.dockets, other.dockets)) {
    if (shared.length > 0) return 'report';
    return isWithinRun(one.dockets, other.dockets) || isWithinRun(other.dockets, one.dockets) ? 'joined' : 'against';
  }
  return sharesDocket || shared.length > 0 ? 'same' : 'none';
}

/** Sources name the kind of a matter differently, and the end of a range: `W.P.(C) 177 of 1987` and `Writ Petition 177 of 1987`. */
function sharesNumber(one: readonly string[], other: readonly string[]): boolean {
  const numbers = new Set(one.flatMap(numberOf));
  return other.flatMap(numberOf).some((number) => numbers.has(number));
}

const numberOf = (docket: string): readonly string[] => {
  const [, number, year] = /(\d+)(?:-\d+)? of (\d{4})$/.exec(docket) ?? [];
  return number === undefined ? [] : [`${number} of ${year}`];
};

/**
 * Whether the parties are the same, or one of them is and the other is named otherwise. A title that is not known is another
 * one. A State is the party of many matters, and counts only where the numbers say that they were joined.
 */
function compareTitles(one: string, other: string, number: Numbers): 'same' | 'one-same' | 'other' {
  if (one === '' || other === '') return 'other';
  const names = compareCaseNames(one, other);
  if (names === 'same') return 'same';
  return names === 'one-differs' && (number === 'joined' || sharesParty(one, other)) ? 'one-same' : 'other';
}
