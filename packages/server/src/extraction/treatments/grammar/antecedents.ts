import type { Span } from '../span.js';
import type { Noun } from './noun.js';
import type { NamedCase } from './tokens.js';

/** A case with the sentence that names it. */
export interface Earlier {
  readonly named: NamedCase;
  /** Index of the sentence. */
  readonly sentence: number;
}

/** Maximum sentences between a case and "that decision", and between the cases of "these decisions". */
const FAR = 2;
/** The same where a wrong answer loses no case, "that decision was followed in X": a quotation may stand between. */
const FAR_NEUTRAL = 8;
const FAR_PARAGRAPHS = 4;
const FAR_GROUP = 4;
/** Characters before "it", which must stand near its case. */
const otherJudgment =
  /\b(?:impugned|under\s+appeal|appealed\s+against|High\s+Court(?:'s)?\s+(?:judgment|view|decision)|judgment\s+of\s+the\s+(?:High|trial)\s+Court)\b/i;

/** Words before a case that say that another judgment speaks of it. */
const retold =
  /\b(?:h[eo]ld|observed|said|stated|ruled|found|concluded)\s+(?:by\s[^.;]{0,60}\s)?that\s+(?:the\s+)?(?:[a-z]+\s+){0,3}(?:decisions?|judgments?|rulings?|views?|case|ratio|law)?[^.;]{0,40}$/i;
const RETOLD = 120;

/** No other case stands between, and no quotation ends that began before: its case would be the one that is meant. */
const isOnlyCase = (between: string): boolean =>
  !/\sv(?:s)?\.?\s/.test(withoutQuotations(between)) && ((between.match(/["“”]/g) ?? []).length & 1) === 0;

/** A citation that no case of the text has, behind the one that is named. */
const unreadReport =
  /\b(?:A\.?\s?I\.?\s?R|S\.?\s?C\.?\s?C|S\.?\s?C\.?\s?R|I\.?\s?L\.?\s?R|I\.?\s?T\.?\s?R|Cr\.?\s?L\.?\s?J)\.?,?\s*[[(]?\d/;
/** Characters behind a case that may be a parallel citation of its own. */
const PAGE = 40;

/** "In X it was held: “…”. This was followed in Y": what X quotes is no other case. */
const withoutQuotations = (text: string): string => text.replace(/["“][^"“”]*["”]/g, ' ');

export interface PointerPlace {
  readonly pointer: NonNullable<Noun['pointer']>;
  /** Index of the sentence with the pointer. */
  readonly sentence: number;
  readonly plain: string;
  readonly earlier: readonly Earlier[];
  readonly keyOf: (named: NamedCase) => string;
  readonly sentences: readonly Span[];
  /** True for treatments other than overruled and doubted. */
  readonly isNeutral?: boolean;
  /** Whether an offset lies in a quotation: the case that is quoted is meant, not one that it cites. */
  readonly isQuoted: (at: number) => boolean;
  /** A stretch without the passages that it quotes. */
  readonly spoken: (from: number, to: number) => string;
}

/**
 * Returns the cases that "that decision" or "these decisions" mean: the nearest that can be meant, or none if two can be.
 */
export function meantCases({
  pointer,
  sentence,
  plain,
  earlier,
  keyOf,
  sentences,
  isNeutral = false,
  isQuoted,
  spoken,
}: PointerPlace): readonly NamedCase[] {
  const before = earlier.filter(({ named }) => named.end <= pointer.start && !(isNeutral && isQuoted(named.start)));
  const last = before.at(-1);
  if (last === undefined) return [];
  const far = sentences
    .slice(last.sentence + 1, sentence + 1)
    .filter(({ start }) => !(isNeutral && isQuoted(start))).length;
  if (far > (isNeutral ? FAR_NEUTRAL : FAR)) return [];
  if (pointer.isThe === true && (!isNeutral || far !== 1)) return [];
  const between = isNeutral ? spoken(last.named.end, pointer.start) : plain.slice(last.named.end, pointer.start);
  if (far > FAR && !isOnlyCase(between)) return [];
  // A quotation that began before the case ends behind it: the case that is quoted may be meant.
  if (isNeutral && (plain.slice(last.named.end, pointer.start).match(/["“”]/g) ?? []).length % 2 === 1) return [];
  if (otherJudgment.test(between)) return [];
  // A report whose name or citation could not be read may be meant.
  if (!isNeutral && unreadReport.test(withoutQuotations(plain.slice(last.named.end + PAGE, pointer.start)))) return [];
  const from = sentences[sentence]?.start ?? 0;
  // "It was held that the decision in X was right. This judgment …": the one that says so.
  const told = plain.slice(Math.max(0, last.named.start - RETOLD), last.named.start);
  if (!pointer.isPlural && last.sentence < sentence && retold.test(told)) return [];
  // A paragraph that names no case begins another matter.
  const passed = isNeutral ? spoken(last.named.end, from) : withoutQuotations(plain.slice(last.named.end, from));
  if (last.sentence < sentence && passed.split(/\n\n\s*/).length > (isNeutral ? FAR_PARAGRAPHS : 2)) return [];
  const near = before.filter((one) => one.sentence === last.sentence);
  const distinct = distinctOf(near, keyOf);
  if (pointer.ordinal !== undefined && (pointer.isPlural || distinct.length > 1)) {
    // A wrong one of two loses a case.
    if (!isNeutral) return [];
    const group = distinct.length > 1 ? distinct : lastGroup(before, 2, { sentence, keyOf });
    return group.length < 2 ? [] : group.slice(pointer.ordinal).slice(0, 1);
  }
  if (!pointer.isPlural && pointer.isView === true && isOneList(plain, near)) return distinct;
  if (!pointer.isPlural) return distinct.length === 1 ? distinct : [];
  if (distinct.length > 1 && (pointer.count === 0 || pointer.count === distinct.length)) return distinct;
  if (pointer.count < 2) return [];
  return lastGroup(before, pointer.count, { sentence, keyOf });
}

/** The last so many cases, if the first of them is not one of several that its sentence names. */
function lastGroup(
  before: readonly Earlier[],
  count: number,
  { sentence, keyOf }: Pick<PointerPlace, 'sentence' | 'keyOf'>,
): readonly NamedCase[] {
  const group = new Map<string, NamedCase>();
  let first = sentence;
  for (const { named, sentence: at } of before.toReversed()) {
    if (sentence - at > FAR_GROUP * count) break;
    const key = keyOf(named);
    if (group.size === count && !group.has(key)) {
      if (at === first) return [];
      break;
    }
    if (!group.has(key)) first = at;
    group.set(key, group.get(key) ?? named);
  }
  return group.size === count ? [...group.values()].toReversed() : [];
}

/** `The view taken in English cases: A v. B; C v. D; E v. F.`: all of them take it. */
function isOneList(plain: string, near: readonly Earlier[]): boolean {
  return near.every(({ named }, index) => {
    const next = near[index + 1]?.named;
    return next === undefined || isListGap(plain.slice(named.end, next.start));
  });
}
const isListGap = (gap: string): boolean =>
  gap.length < LIST_GAP &&
  /[;,]|\band\b/.test(gap) &&
  /^(?:[^\p{L}]|\b(?:and|also|in|at|p|pp|page|supra|Supra)\b)*$/u.test(gap);
const LIST_GAP = 40;

function distinctOf(all: readonly Earlier[], keyOf: (named: NamedCase) => string): NamedCase[] {
  return [...new Map(all.map(({ named }) => [keyOf(named), named])).values()];
}
