import type { ClaimAnswer, QuotationSegment } from '@headnote/core/contract';
import { alignWords, type AlignedRun } from './align-words.js';
import { findExact } from './find-exact.js';
import { findWindows, numberWords, type WordWindow } from './find-window.js';
import { type JudgmentText, type OpinionPlace, placeAt } from './judgment-text.js';
import { type Letters, lettersOf } from './letters.js';
import { type QuotedWord, readQuotation } from './quotation-words.js';

/** A judgment, read once for many quotations. */
export interface ReadJudgment extends JudgmentText {
  readonly letters: Letters;
  /** The words as the alignment compares them. */
  readonly norms: readonly string[];
}

/** Prepares a judgment for comparisons. */
export function prepareJudgment(text: JudgmentText): ReadJudgment {
  return { ...text, letters: lettersOf(text.words), norms: text.words.map(({ norm }) => norm) };
}

/** How a quotation compares with a text. */
export type Comparison = Pick<ClaimAnswer, 'segments' | 'passage' | 'paragraph' | 'judge'> & {
  readonly quotation: 'word-for-word' | 'differs' | 'not-found' | 'other-opinion';
  /** Share of the quotation's words that the passage has: 1 for word for word. */
  readonly likeness: number;
  /** Number of these words. */
  readonly shared: number;
  /** Whether the passage reaches the end of the text. */
  readonly isAtEnd: boolean;
};

/** A passage that has a smaller share of the quotation's words in its runs is another one. */
const LEAST_LIKENESS = 0.5;
/** Words at the end of a text, which may be cut inside a passage. */
const AT_END = 3;
/** Equal words in a row that count. */
const LEAST_RUN = 3;
/** Words of the judgment that a bracket replaces. */
const MOST_REPLACED = 12;
/** Words of the judgment that are shown where a quotation lacks more. */
const MOST_SHOWN = 60;
/** Words around a passage that are compared if dots leave out some. */
const AROUND_OMISSION = 2_500;
/** Words around the nearest passage that are shown, and its most characters. */
const AROUND_PASSAGE = 12;
const LONGEST_PASSAGE = 700;

const NOTHING = { segments: [], passage: '', paragraph: '', judge: '' } as const;

/** Compares a quotation with a judgment. Linear in both. */
export function compareQuotation(quotation: string, judgment: ReadJudgment): Comparison {
  const quoted = readQuotation(quotation);
  const counted = quoted.filter(({ isLabel, isInserted }) => !isLabel && !isInserted).length;
  const exact = counted === 0 ? [] : findExact(quoted, judgment.letters);
  if (exact.length > 0) return exactAnswer(exact, counted, judgment);
  const [own, words] = numberWords(
    quoted.map(({ norm }) => norm),
    judgment.norms,
  );
  const aligned = findWindows(own, words).map((window) => align(window, { quoted, own, words, judgment, counted }));
  const best = aligned.toSorted((one, other) => other.likeness - one.likeness)[0];
  if (best === undefined) return { ...NOTHING, quotation: 'not-found', likeness: 0, shared: 0, isAtEnd: false };
  const { runs, likeness, shared, window } = best;
  const start = judgment.words[window.start]?.start ?? 0;
  const measure = { likeness, shared, isAtEnd: window.end >= judgment.words.length - AT_END };
  const paragraph = anchorAt(judgment, start);
  if (likeness < LEAST_LIKENESS) {
    return { ...NOTHING, ...measure, quotation: 'not-found', passage: passageOf(window, judgment), paragraph };
  }
  if (runs.every(({ kind }) => kind === 'equal')) {
    return { ...inOpinion([start], judgment), ...measure, paragraph };
  }
  const segments = segmentsOf(runs, { quotation, quoted, judgment });
  return { ...NOTHING, ...measure, quotation: 'differs', segments, paragraph };
}

function exactAnswer(places: readonly number[], counted: number, judgment: ReadJudgment): Comparison {
  const { letters, words } = judgment;
  const starts = places.map((place) => words[letters.indexes[place] ?? 0]?.start ?? 0);
  const isAtEnd = false;
  return { ...inOpinion(starts, judgment), likeness: 1, shared: counted, isAtEnd };
}

/** The opinion that has the words: a dissent only if no other one has them. */
function inOpinion(
  starts: readonly number[],
  judgment: ReadJudgment,
): Pick<Comparison, 'quotation' | 'segments' | 'passage' | 'paragraph' | 'judge'> {
  const dissent = (start: number): OpinionPlace | undefined => {
    const opinion = placeAt(judgment.opinions, start);
    return opinion?.isDissent === true ? opinion : undefined;
  };
  const own = starts.find((start) => dissent(start) === undefined);
  const start = own ?? starts[0] ?? 0;
  const paragraph = anchorAt(judgment, start);
  if (own !== undefined) return { ...NOTHING, quotation: 'word-for-word', paragraph };
  return { ...NOTHING, quotation: 'other-opinion', paragraph, judge: dissent(start)?.author ?? '' };
}

/** The printed number of a paragraph leads to it, otherwise its position. */
function anchorAt({ numbers, anchors }: ReadJudgment, start: number): string {
  const anchor = placeAt(anchors, start);
  const number = placeAt(numbers, start);
  return (number && (anchor === undefined || number.start >= anchor.start) ? number : anchor)?.id ?? '';
}

function passageOf({ start, end }: WordWindow, { words, plain }: ReadJudgment): string {
  const from = words[Math.max(0, start - AROUND_PASSAGE)]?.start ?? 0;
  const until = words[Math.min(words.length - 1, end + AROUND_PASSAGE)]?.end ?? plain.length;
  return oneLine(plain.slice(from, Math.min(until, from + LONGEST_PASSAGE)));
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

interface Sides {
  readonly quoted: readonly QuotedWord[];
  readonly own: Int32Array;
  readonly words: Int32Array;
  readonly judgment: ReadJudgment;
  readonly counted: number;
}

interface Aligned {
  readonly runs: readonly AlignedRun[];
  readonly likeness: number;
  readonly shared: number;
  readonly window: WordWindow;
}

/** Aligns a quotation with the words around a window. What is no difference is equal, or left out. */
function align(window: WordWindow, { quoted, own, words, judgment, counted }: Sides): Aligned {
  const around = quoted.length + (quoted.some(({ isAfterOmission }) => isAfterOmission) ? AROUND_OMISSION : 0);
  const from = Math.max(0, window.start - around);
  const until = Math.min(words.length, window.end + around);
  const all = alignWords(own, words.subarray(from, until)).map((run) => ({ ...run, word: run.word + from }));
  const first = all.findIndex(({ kind }) => kind !== 'missing');
  const runs = withoutFree(withoutTail(all.slice(Math.max(0, first)), quoted), quoted, judgment);
  const shared = runs.filter((run, at) => isCounted(quoted[run.quoted]) && isInRun(runs, at)).length;
  const equal = runs.filter(({ kind }) => kind === 'equal');
  return {
    runs,
    likeness: shared / Math.max(1, counted),
    shared,
    window: { ...window, start: equal[0]?.word ?? window.start, end: (equal.at(-1)?.word ?? window.end - 1) + 1 },
  };
}

/** Behind the last equal word, as many words of the judgment as the quotation has there: what follows is no part of the passage. */
function withoutTail(runs: readonly AlignedRun[], quoted: readonly QuotedWord[]): readonly AlignedRun[] {
  const end = runs.findLastIndex(({ kind }) => kind === 'equal') + 1;
  const added = runs.slice(end).filter(({ kind }) => kind === 'added');
  const counted = added.filter(({ quoted: at }) => isCounted(quoted[at])).length;
  const instead = runs.slice(end).filter(({ kind }) => kind === 'missing');
  return [...runs.slice(0, end), ...instead.slice(0, counted), ...added];
}

/** Whether a word is one of three equal ones in a row: single words are in every passage. */
function isInRun(runs: readonly AlignedRun[], at: number): boolean {
  const isEqual = (index: number): boolean => runs[index]?.kind === 'equal';
  if (!isEqual(at)) return false;
  let [first, last] = [at, at];
  while (isEqual(first - 1) && at - first < LEAST_RUN) first -= 1;
  while (isEqual(last + 1) && last - at < LEAST_RUN) last += 1;
  return last - first + 1 >= LEAST_RUN || runs.length <= LEAST_RUN;
}

const isCounted = (word: QuotedWord | undefined): boolean => word !== undefined && !word.isLabel && !word.isInserted;

/** Drops what is no difference: labels, what dots leave out, what brackets replace, words that are only divided otherwise. */
function withoutFree(
  runs: readonly AlignedRun[],
  quoted: readonly QuotedWord[],
  { words }: ReadJudgment,
): readonly AlignedRun[] {
  const ofJudgment = bracketsOfJudgment(runs, quoted);
  const isCounted = (word: QuotedWord | undefined): boolean =>
    word !== undefined && !word.isLabel && (!word.isInserted || ofJudgment.has(word.bracket));
  const kept: AlignedRun[] = [];
  for (let at = 0; at < runs.length;) {
    const run = runs[at];
    if (run === undefined) break;
    if (run.kind === 'equal') {
      kept.push(run);
      at += 1;
      continue;
    }
    let end = at;
    while (end < runs.length && runs[end]?.kind !== 'equal') end += 1;
    const chunk = runs.slice(at, end);
    const added = chunk.filter(({ kind, quoted: one }) => kind === 'added' && isCounted(quoted[one]));
    const missing = chunk.filter(({ kind, word }) => kind === 'missing' && words[word]?.isLabel !== true);
    const next = quoted[runs[end]?.quoted ?? quoted.length];
    const hasOmission =
      next?.isAfterOmission === true ||
      chunk.some(({ kind, quoted: one }) => kind === 'added' && quoted[one]?.isAfterOmission === true);
    const hasInserted = chunk.some(
      ({ kind, quoted: one }) => kind === 'added' && quoted[one]?.isInserted === true && !isCounted(quoted[one]),
    );
    const left = hasOmission || (hasInserted && missing.length <= MOST_REPLACED) ? [] : missing;
    const isSame =
      added.map(({ quoted: one }) => quoted[one]?.norm).join('') === left.map(({ word }) => words[word]?.norm).join('');
    const told = isSame ? added.map((one): AlignedRun => ({ ...one, kind: 'equal' })) : [...left, ...added];
    for (const one of told) kept.push(one);
    at = end;
  }
  return kept;
}

/** The brackets of a quotation that the judgment has too: at least half of their words are equal. */
function bracketsOfJudgment(runs: readonly AlignedRun[], quoted: readonly QuotedWord[]): ReadonlySet<number> {
  const balance = new Map<number, number>();
  for (const { kind, quoted: at } of runs) {
    const word = quoted[at];
    if (kind !== 'missing' && word?.isInserted) {
      balance.set(word.bracket, (balance.get(word.bracket) ?? 0) + (kind === 'equal' ? 1 : -1));
    }
  }
  return new Set([...balance].flatMap(([bracket, value]) => (value >= 0 ? [bracket] : [])));
}

/** Writes the differences in the words of both: those of the judgment where they are missing. */
function segmentsOf(
  runs: readonly AlignedRun[],
  {
    quotation,
    quoted,
    judgment: { plain, words },
  }: { readonly quotation: string; readonly quoted: readonly QuotedWord[]; readonly judgment: ReadJudgment },
): QuotationSegment[] {
  const segments: QuotationSegment[] = [];
  for (let at = 0; at < runs.length;) {
    const { kind = 'equal' } = runs[at] ?? {};
    let end = at;
    while (end < runs.length && runs[end]?.kind === kind) end += 1;
    const [first, last] = [runs[at], runs[end - 1]];
    if (first && last) {
      if (kind === 'missing') {
        const shown = Math.min(last.word, first.word + MOST_SHOWN);
        const text = oneLine(plain.slice(words[first.word]?.start, words[shown]?.end));
        segments.push({ kind, text: shown < last.word ? `${text} …` : text });
      } else
        segments.push({ kind, text: oneLine(quotation.slice(quoted[first.quoted]?.start, quoted[last.quoted]?.end)) });
    }
    at = end;
  }
  return segments;
}
