import type { Subject } from './find-objects.js';
import type { Pointer } from './pointers.js';
import type { Reading } from './reading.js';
import { withoutQuoted } from './quotations.js';
import { isWithin, lastAt, type Span } from './span.js';

/** Characters after the last mention in which "that case" still refers to it: about four paragraphs. */
const POINTER_WINDOW = 3_000;
/** The same with the passages that the text quotes in between. */
const WITH_QUOTED = 9_000;
/** Farther away, it may mean the judgment that cites the last case: "This Court in X, after referring to Y, said …". */
const NEAR = 1_500;
const RETOLD = 90;
const retold =
  /\b(?:referr|rel(?:y|ied)|follow|consider|notic|quot|distinguish|approv|explain|discuss|reiterat|cit(?:ed|ing))[^.;]*$/i;
/** Maximum cases to which "these decisions" refers. */
const MAX_MEANT = 12;
/** Maximum characters between a case and an "It" that refers to it, and between cases of one group. */
const TOGETHER = 240;
/** The same for words that can only refer to a judgment: "It is reversed." */
const LONG_SENTENCE = 700;

/** What is known where words refer back. */
interface Context {
  readonly known: readonly Subject[];
  readonly subjects: readonly Subject[];
  readonly sentence: Span;
  readonly reading: Reading;
}

/** Returns the cases to which "that decision" or "these cases" refers; undefined if that is uncertain. */
export function meantBy(pointer: Pointer, context: Context): Subject | undefined {
  const { known, subjects, sentence, reading } = context;
  const isQuoted = isWithin(reading.quotations, pointer.start);
  if (subjects.some(({ start, end }) => start < pointer.end && end > pointer.start)) return undefined;
  const sees = (one: Subject): boolean =>
    one.isReport &&
    one.isQuoted === isQuoted &&
    !one.isPointer &&
    one.end <= pointer.start &&
    !isFootnote(reading.plain, one);
  const inside = subjects.findLast(sees);
  const last = pointer.isInside ? inside : (inside ?? lastSeen(known, pointer.start - WITH_QUOTED, sees));
  if (last === undefined) return undefined;
  const isIt = reading.plain.startsWith('It', pointer.start);
  const between = isQuoted
    ? reading.masked.slice(last.end, pointer.start)
    : withoutQuoted(reading.masked, reading.quotations, { start: last.end, end: pointer.start });
  const gap = between.length;
  if (gap > POINTER_WINDOW) return undefined;
  if (
    gap > LONG_SENTENCE &&
    /(?:view|principle|position|rule|ratio)$/.test(reading.plain.slice(pointer.start, pointer.end))
  )
    return undefined;
  if (gap > NEAR && retold.test(reading.masked.slice(Math.max(0, last.start - RETOLD), last.start))) return undefined;
  if (isIt && (pointer.start !== sentence.start || gap > LONG_SENTENCE)) return undefined;
  const place = {
    start: pointer.start,
    end: pointer.end,
    isQuoted,
    isReport: true,
    isPointer: true,
    isFar: isIt && gap > TOGETHER,
  };
  const meant = pointer.isPlural ? severalMeant(pointer, last, context).filter(sees) : [last];
  if (!isClear(pointer, last, { ...context, between }, meant)) return undefined;
  return { ...place, citations: citationsOf(meant) };
}

/** "These decisions" are the cases of one sentence; "both these decisions" are the last two. */
function severalMeant(pointer: Pointer, last: Subject, context: Context): Subject[] {
  const near = sameSentence(last, context);
  const number = numbers.get(
    /\b(?:both|two|three)\b/i.exec(context.reading.plain.slice(pointer.start, pointer.end))?.[0].toLowerCase() ?? '',
  );
  if (number === undefined && casesIn(near, context).size < 2) return ofParagraph(pointer, last, context);
  if (number === undefined || casesIn(near, context).size >= number) return near;
  const all = [...context.known.slice(-MAX_MEANT), ...context.subjects].filter(
    (one) => !one.isPointer && one.isReport && one.end <= pointer.start && pointer.start - one.end < POINTER_WINDOW,
  );
  for (let from = all.length - 1; from >= 0; from -= 1)
    if (casesIn(all.slice(from), context).size === number) return all.slice(from);
  return near;
}
/** "These decisions" behind sentences that name one case each: those of the paragraph, or of the one before. */
function ofParagraph(pointer: Pointer, last: Subject, { known, subjects, reading }: Context): Subject[] {
  const from = reading.plain.lastIndexOf('\n\n', last.start);
  return [...known.slice(-MAX_MEANT), ...subjects].filter(
    (one) =>
      !one.isPointer &&
      one.isReport &&
      one.isQuoted === last.isQuoted &&
      one.start >= from &&
      one.end <= pointer.start &&
      pointer.start - one.end < NEAR,
  );
}
const numbers: ReadonlyMap<string, number> = new Map(Object.entries<number>({ both: 2, two: 2, three: 3 }));

const casesIn = (subjects: readonly Subject[], { reading }: Context): ReadonlySet<number> =>
  new Set(subjects.map(({ citations }) => reading.caseOf(citations[0] ?? -1)));

const isOfPrecedent = ({ start, end }: Pointer, { plain }: Reading): boolean =>
  ofPrecedent.test(plain.slice(start, end));

/** A citation at the foot of a page whose mark is not found: nothing refers back to it. */
const isFootnote = (plain: string, { start }: Subject): boolean =>
  /(?:^|\n|\])\s*\(\s*[\dl]{1,2}\s*\)\s*[[(]*$/.test(plain.slice(Math.max(0, start - 14), start));

/** A case without a citation that "that case" may mean. */
const otherCase = /\sv(?:s)?\.?\s+(?:the\s+)?[A-Z]|[A-Z][a-z]+['’]s?\s+[Cc]ase\b/;
/** A court below: "that decision" may be its judgment; "that case" and "that ruling" are not. */
const courtBelow = /\b(?:High\s+Court|Tribunal|[Tt]rial\s+[Cc]ourt|[Mm]agistrate|impugned)\b/;
const ofPrecedent = /(?:cases?|rulings?|authorit(?:y|ies)|precedents?)$/i;
/** Another judgment of a court below: "the decision of the Bombay High Court". */
const otherJudgment =
  /\b(?:decisions?|judge?ments?|rulings?|views?|cases?|orders?)\s+(?:of|by|rendered\s+by|given\s+by|in)\s+(?:(?:the|a|an|another|full|division|single|learned|bench|judge|of)\s+){0,6}(?:[A-Z][a-z]+\s+(?:(?:and|&)\s+[A-Z][a-z]+\s+)?)?(?:High\s+Court|Tribunal)|\b(?!The\b|This\b|That\b|But\b)[A-Z][a-z]+\s+High\s+Court\b/;

/** "That decision" after a sentence with two cases may mean either; "these decisions" means several. */
function isClear(
  pointer: Pointer,
  last: Subject,
  { between, ...context }: Context & { readonly between: string },
  meant: readonly Subject[],
): boolean {
  const near = pointer.isPlural ? meant : sameSentence(last, context).filter(({ start }) => start < pointer.start);
  const number = casesIn(near, context).size;
  if (pointer.isPlural ? number < 2 : number !== 1) return false;
  if (courtBelow.test(between) && !isOfPrecedent(pointer, context.reading)) return false;
  return !otherCase.test(between) && !otherJudgment.test(between);
}

/** The cases from the sentence of `last` on. */
function sameSentence(last: Subject, { known, subjects, reading: { sentences } }: Context): Subject[] {
  const from = sentences[lastAt(sentences, last.start)]?.start ?? last.start;
  return [...known.slice(-MAX_MEANT), ...subjects].filter((one) => !one.isPointer && one.start >= from);
}

const citationsOf = (subjects: readonly Subject[]): number[] => [
  ...new Set(subjects.flatMap(({ citations }) => citations)),
];

/** Returns the last matching subject that ends after `floor`; examines only a few. */
function lastSeen(known: readonly Subject[], floor: number, sees: (one: Subject) => boolean): Subject | undefined {
  for (let index = known.length - 1; index >= 0; index -= 1) {
    const one = known[index];
    if (one === undefined || one.end < floor) return undefined;
    if (sees(one)) return one;
  }
  return undefined;
}
