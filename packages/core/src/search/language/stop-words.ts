import type { QueryTree } from './query-tree.js';

/**
 * Words that say nothing about a judgment, in English and in Hindi. `it` and `us` are missing: they also name an act and
 * a party.
 */
const STOP_WORDS = new Set(
  'an the of in on at to for from by with is are was were be been as that this these those its any which what who whose when where how whether there about regarding concerning का की के में से को पर और है हैं था थे थी ने तक लिए यह वह इस उस एक क्या'.split(
    ' ',
  ),
);

/** What a reader asks for, before what it is about: `cases on bail`. */
const ASKED = /^(?:judge?ments?|decisions?|rulings?|cases?)$/i;
/** How a judge is addressed. */
const HONOUR = /^(?:hon(?:['’]?ble)?|mr|mrs|ms|shri|smt|chief)$/i;
/** Behind the name of a judge. */
const ABOUT = /^(?:on|in|about|regarding|concerning)$/i;
/** Words of one judge's name. */
const MAX_NAME = 4;

/** Before a provision: `punishable under section 307`, `302 read with section 34`. */
const BESIDE = /^(?:under|punishable|read|with|r\/w|rw)$/i;
/** The word for a provision, before its number. */
const PROVISION_WORD = /^(?:sections?|articles?|rules?|regulations?)$/i;

/** The parts without the words that only lead to a provision. */
function withoutBeside(all: readonly QueryTree[]): readonly QueryTree[] {
  let leads = false;
  const kept = all.toReversed().filter((part, fromEnd) => {
    const text = textOf(part);
    if (leads && (BESIDE.test(text) || isStopWord(text))) return !BESIDE.test(text);
    const next = all[all.length - fromEnd];
    leads = isProvision(part) || (PROVISION_WORD.test(text) && /^\d/.test(textOf(next)));
    return true;
  });
  return kept.toReversed();
}

const isProvision = (part: QueryTree): boolean =>
  part.type === 'field' && (part.name === 'provision' || part.name === 'only');

/** Whether a word says nothing. A word in capitals may be the name of something: `AT`, `IS 456`. */
function isStopWord(text: string): boolean {
  return STOP_WORDS.has(text.toLowerCase()) && (text.length < 2 || text !== text.toUpperCase() || /[^a-z]/i.test(text));
}

/** The parts of a search, and which of them every judgment must match. */
export interface RequiredParts {
  /** What must match. */
  readonly parts: readonly QueryTree[];
  /** The words of the topic, with its stop words, which may be a phrase. */
  readonly said: readonly QueryTree[];
  /** Words of the judge whose judgment is asked for; empty if none is. */
  readonly judge: readonly string[];
}

/**
 * Splits a search into what must match and what need not: stop words, and the words around a judge's name and a topic in
 * `judgment of justice Rao on bail`, and those before a provision. A search of nothing else keeps all its words.
 */
export function requiredParts(
  typed: readonly QueryTree[],
  { mayNameJudge }: { readonly mayNameJudge: boolean },
): RequiredParts {
  const all = withoutBeside(typed);
  const { length, judge } = mayNameJudge ? readFrame(all) : { length: 0, judge: [] };
  const said = all.slice(length);
  const kept = all.filter((_, index) => index >= length || judge.includes(index));
  const parts = kept.filter((part) => part.type !== 'word' || !isStopWord(part.text));
  if (parts.length === 0) return { parts: all, said: all, judge: [] };
  return { parts, said, judge: judge.map((index) => textOf(all[index])) };
}

/** The parts before the topic, and which of them are the name of a judge. */
function readFrame(all: readonly QueryTree[]): { readonly length: number; readonly judge: readonly number[] } {
  const words = all.map(textOf);
  const end = words.indexOf('');
  const at = (index: number): string => (end < 0 || index < end ? (words[index] ?? '') : '');
  let next = ASKED.test(at(0)) && isStopWord(at(1)) ? 2 : 0;
  const asked = next > 0;
  while (HONOUR.test(at(next)) || (next > 0 && /^the$/i.test(at(next)))) next += 1;
  if (!/^justice$/i.test(at(next))) return { length: asked ? 1 : 0, judge: [] };
  const first = next + 1;
  let last = first;
  while (last - first <= MAX_NAME && at(last) !== '' && !ABOUT.test(at(last))) last += 1;
  const isName = last > first && last - first <= MAX_NAME && (asked || ABOUT.test(at(last)));
  if (!isName) return { length: asked ? 1 : 0, judge: [] };
  return {
    length: ABOUT.test(at(last)) ? last + 1 : last,
    judge: Array.from({ length: last - first }, (_, index) => first + index),
  };
}

const textOf = (part: QueryTree | undefined): string => (part?.type === 'word' ? part.text : '');
