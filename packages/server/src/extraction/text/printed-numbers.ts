import { paragraphInAnchor } from '@headnote/core/format';
import type { Block } from './block.js';

import { classifyBlock } from './classify-block.js';
import { findBody } from './find-body.js';
import { findOpinions } from './find-opinions.js';
import { numberParagraphs } from './number-paragraphs.js';

/** Separates the paragraphs of a plain text. */
const BREAK = '\n\n';

/** A longer paragraph is no line of a cause title. */
const LONGEST_TITLE_LINE = 600;

/** A number with a full stop at the beginning of a paragraph. */
const signed = /\n\n(\d{1,3})\./g;
/** A number that is higher by no more than this may be that of a paragraph which the rule has missed. */
const NEAR = 3;
/** Characters of a paragraph that show its number. */
const HEAD = 8;

/** Paragraphs begin to count again: the first ones were the parties of the cause title. */
const firstAgain = /\n\n[[(]?1[.)\]]/;

interface Printed {
  readonly number: string;
  /** The paragraph that begins with it. */
  readonly start: number;
  readonly end: number;
  /** Whether it has no sign, as the number of a footnote: `3 The Act`. */
  readonly isBare: boolean;
}

/**
 * Returns a function that finds the printed number of the paragraph at an offset of a judgment's plain text, by the rule of
 * the import. The plain text does not say which paragraphs the import took for the cause title, so they are read with and
 * without one, and only a number of both readings counts. It is empty before the first number, and where a number may be
 * lost or belong to a list or a footnote: no number is better than a wrong one.
 */
export function printedNumbers(plain: string): (offset: number) => string {
  const texts = plain.split(BREAK);
  const blocks = texts.map((text, index): Block => classifyBlock(text, texts[index - 1]));
  const whole = readNumbers(blocks);
  let without: readonly Printed[] | undefined;
  return (offset) => {
    const number = numberAt(whole, { plain, offset });
    if (number === '') return '';
    without ??= readNumbers(belowTitle(blocks));
    return numberAt(without, { plain, offset }) === number ? number : '';
  };
}

/** The paragraphs with all that may be a cause title taken for one. */
function belowTitle(blocks: readonly Block[]): readonly Block[] {
  const long = blocks.findIndex(({ text }) => text.length > LONGEST_TITLE_LINE);
  const last = Math.min(findBody(blocks), long === -1 ? Infinity : long - 1);
  return blocks.map((block, index): Block => (index > last ? block : { ...block, part: 'parties' }));
}

function readNumbers(all: readonly Block[]): Printed[] {
  const { blocks, starts } = findOpinions(all);
  const found: Printed[] = [];
  let start = 0;
  for (const { text, marks = [] } of numberParagraphs(blocks, starts)) {
    const mark = marks.find(({ id }) => paragraphInAnchor(id) !== '');
    if (mark !== undefined) {
      const isBare = !/[.)\]]/.test(text.slice(mark.start, mark.end));
      found.push({ number: paragraphInAnchor(mark.id), start, end: start + text.length, isBare });
    }
    start += text.length + BREAK.length;
  }
  return found;
}

function numberAt(
  found: readonly Printed[],
  { plain, offset }: { readonly plain: string; readonly offset: number },
): string {
  const index = found.findLastIndex((one) => one.start <= offset);
  const at = found[index];
  if (at === undefined) return '';
  const next = found[index + 1];
  if (index === 0 && firstAgain.test(plain.slice(at.start + 1, next?.start))) return '';
  if (at.isBare && found.some(({ isBare }) => !isBare)) return '';
  // One of two paragraphs with the number is in a quotation.
  if (signsIn(plain.slice(found[index - 1]?.end ?? 0, at.start)).includes(mainOf(at))) return '';
  if (offset <= at.end) return at.number;
  return isContinued(at, next) && !hasNear(plain.slice(at.end, offset + HEAD), at) ? at.number : '';
}

/** Whether a paragraph of the text begins with a number that may come after this one. */
function hasNear(text: string, one: Printed): boolean {
  const main = mainOf(one);
  return signsIn(text).some((number) => number > main && number <= main + NEAR);
}

/** The numbers with a sign at which paragraphs of a text begin, without its first one. */
const signsIn = (text: string): number[] => [...text.matchAll(signed)].map(([, number]) => Number(number));

/** Whether no number is lost before the next one, which may also be `3.1` after `3`, or `1` of the next opinion. */
function isContinued(one: Printed, next: Printed | undefined): boolean {
  return next === undefined || mainOf(next) <= mainOf(one) + 1;
}

const mainOf = ({ number }: Printed): number => Number.parseInt(number, 10);
