import { compareCaseNames, extractCitations } from '@headnote/core/citation';
import { findCaseNames } from './case-names.js';
import { type CitatorEntry, citationOfEntry, readCitatorLine } from './read-citator-line.js';
import { readCitatorCode } from './same-treatment.js';

/** A judgment of the library, as the comparison needs it. */
export interface LibraryJudgment {
  readonly id: string;
  readonly title: string;
  readonly plain: string;
  readonly keys: readonly string[];
  readonly sourceCitator: string;
}

/** The link that the citator has between two judgments. */
export interface OurLink {
  readonly treatment: string;
  readonly speaker: string;
}

/** One entry of a citator line whose two judgments are in the library, with the link of the citator. */
export interface ComparedEntry {
  readonly cited: string;
  readonly citing: readonly string[];
  readonly entry: CitatorEntry;
  readonly ours: OurLink | undefined;
  readonly isSame: boolean;
  readonly isStrictlySame: boolean;
  /** Why the link is missing or the treatment differs; empty if both agree. */
  readonly reason: Reason | '';
}

/** Reasons to count an entry separately: its text prints no citation of the earlier judgment. */
export const unreadable = [
  'named without a citation',
  'cited only by a series for which no source has its number',
  'not named in the text',
  'cites itself',
] as const;

export type Reason =
  | (typeof unreadable)[number]
  | 'number of its series damaged or misprinted'
  | 'cited by a known number, not resolved'
  | 'code without a known meaning'
  | 'our treatment is counsel’s'
  | 'our treatment is from a quotation'
  | 'ours is only a mention'
  | 'ours is another treatment';

/** Series that the sources give for judgments, even if the number is damaged. */
const ownSeries = /S\.?\s?C\.?\s?[RC]\b|A\.?\s?I\.?\s?R\b|SCALE|\bJ\.?T\b|Judg|INSC/i;
/** Characters between a case's name and a citation of it at most. */
const BESIDE = 80;

/** Compares every entry whose two judgments are in the library. `linkOf` returns the citator's link between two ids. */
export function compareCitatorLines(
  held: readonly LibraryJudgment[],
  linkOf: (citing: string, cited: string) => OurLink | undefined,
): { readonly printed: number; readonly compared: readonly ComparedEntry[] } {
  const byKey = new Map<string, LibraryJudgment[]>();
  for (const one of held) for (const key of one.keys) byKey.set(key, [...(byKey.get(key) ?? []), one]);
  const lines = held.flatMap((cited) => readCitatorLine(cited.sourceCitator).map((entry) => ({ cited, entry })));
  const compared = lines.flatMap(({ cited, entry }) => {
    const citing = byKey.get(citationOfEntry(entry)) ?? [];
    if (citing.length === 0) return [];
    // The library may have a judgment from two sources. A link to either counts.
    const copies = held.filter((one) => one === cited || cited.keys.filter((key) => one.keys.includes(key)).length > 1);
    return [compareEntry(cited, copies, citing, entry, linkOf)];
  });
  return { printed: lines.length, compared };
}

function compareEntry(
  cited: LibraryJudgment,
  copies: readonly LibraryJudgment[],
  citing: readonly LibraryJudgment[],
  entry: CitatorEntry,
  linkOf: (citing: string, cited: string) => OurLink | undefined,
): ComparedEntry {
  const links = citing.flatMap((one) => copies.flatMap((copy) => linkOf(one.id, copy.id) ?? []));
  const base = { cited: cited.id, citing: citing.map(({ id }) => id), entry };
  const code = readCitatorCode(entry.code);
  const own = links.filter(({ speaker }) => speaker === 'court');
  const ours = own.find(({ treatment }) => code?.same.some((one) => one === treatment)) ?? own[0] ?? links[0];
  if (ours === undefined) {
    const reason = missingBecause(cited, citing);
    return { ...base, ours, isSame: false, isStrictlySame: false, reason };
  }
  const isNamed = code?.same.some((one) => one === ours.treatment) === true;
  // If only counsel or a quotation treats the case, the court itself only mentions it.
  const isMention = code?.same.includes('referred') === true;
  const isSame = isMention ? isNamed || ours.speaker !== 'court' : isNamed && ours.speaker === 'court';
  const isStrictlySame = ours.speaker === 'court' && code?.strict.some((one) => one === ours.treatment) === true;
  return { ...base, ours, isSame, isStrictlySame, reason: isSame ? '' : differsBecause(ours, code !== undefined) };
}

function differsBecause({ treatment, speaker }: OurLink, isCodeKnown: boolean): Reason {
  if (!isCodeKnown) return 'code without a known meaning';
  if (treatment === 'referred') return 'ours is only a mention';
  if (speaker === 'counsel') return 'our treatment is counsel’s';
  return speaker === 'quoted' ? 'our treatment is from a quotation' : 'ours is another treatment';
}

function missingBecause(cited: LibraryJudgment, citing: readonly LibraryJudgment[]): Reason {
  if (citing.some(({ id }) => id === cited.id)) return 'cites itself';
  const found = citing.map(({ plain }) => howCited(plain, cited));
  const order = [
    'cited by a known number, not resolved',
    'number of its series damaged or misprinted',
    'cited only by a series for which no source has its number',
    'named without a citation',
  ] as const;
  return order.find((reason) => found.includes(reason)) ?? 'not named in the text';
}

function howCited(plain: string, { title, keys }: LibraryJudgment): Reason {
  const citations = extractCitations(plain).filter(({ kind, shortForm }) => kind !== 'provision' && !shortForm);
  if (citations.some((one) => [one.canonical, ...(one.alternatives ?? [])].some((key) => keys.includes(key)))) {
    return 'cited by a known number, not resolved';
  }
  const places = findCaseNames(plain, []).filter(
    ({ first, second }) =>
      compareCaseNames(`${first} v. ${second}`, title) === 'same' && isBothNamed(first, second, title),
  );
  const reports = citations.filter(({ kind }) => kind !== 'docket');
  const isBeside = places.some(({ end }) => reports.some(({ start }) => start >= end - 40 && start - end < BESIDE));
  if (isBeside) {
    const isInSeries = places.some(({ end }) => ownSeries.test(plain.slice(end, end + BESIDE)));
    return isInSeries
      ? 'number of its series damaged or misprinted'
      : 'cited only by a series for which no source has its number';
  }
  return places.length > 0 || isNamedShort(plain, title) ? 'named without a citation' : 'not named in the text';
}

/** Each printed party shares a beginning with the title, so that `Ram v. State of Bihar` is not `Shyam v. State of Bihar`. */
function isBothNamed(first: string, second: string, title: string): boolean {
  const [own = '', other = ''] = title.split(' v. ').map((party) => party.toLowerCase());
  const shares = (printed: string, party: string): boolean =>
    (printed.toLowerCase().match(/[a-z]{3,}/g) ?? []).some((word) => party.includes(word.slice(0, 5)));
  return (shares(first, own) && shares(second, other)) || (shares(first, other) && shares(second, own));
}

const publicWords =
  /^(?:state|union|india|others|another|limited|company|board|court|district|magistrate|commissioner|collector|government|municipal|corporation|workmen|management|industrial|labour|tribunal|officer|pradesh|uttar|madhya|andhra|bengal|punjab|bihar|madras|bombay|gujarat|orissa|kerala|mysore|rajasthan|haryana|maharashtra|kashmir|jammu|delhi|singh|kumar|prasad|chand|income|central|excise|customs|director|secretary|election|union|station|assistant|general|manager|special|committee|council|electric|supply|steel|bank|mills|works|high|their|presiding|employees|railways?|returning|constituency|university|estate)$/;

/** Finds short names such as `Khosa's case`: a word of the title that is not a common word of parties. */
function isNamedShort(plain: string, title: string): boolean {
  const words = (title.toLowerCase().match(/[a-z]{5,}/g) ?? []).filter((word) => !publicWords.test(word));
  return words.some((word) => new RegExp(`\\b${word.slice(0, 8)}`, 'i').test(plain));
}
