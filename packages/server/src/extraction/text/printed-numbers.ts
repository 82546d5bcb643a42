import { paragraphInAnchor } from '@headnote/core/format';
import type { Block } from './block.js';
import { classifyBlock } from './classify-block.js';
import { findOpinions } from './find-opinions.js';
import { numberParagraphs } from './number-paragraphs.js';

/** Separates the paragraphs of a plain text. */
const BREAK = '\n\n';

/** Paragraphs begin to count again: the first ones were the parties of the cause title. */
const firstAgain = /\n\n[[(]?1[.)\]]/;

interface Printed {
  readonly number: string;
  /** The paragraph that begins with it. */
  readonly start: number;
  readonly end: number;
}

/**
 * Returns a function that finds the printed number of the paragraph at an offset of a judgment's plain text, by the rule of
 * the import. It is empty before the first number, and where a number may be lost or belong to a list: no number is better
 * than a wrong one.
 */
export function printedNumbers(plain: string): (offset: number) => string {
  const texts = plain.split(BREAK);
  const { blocks, starts } = findOpinions(texts.map((text, index): Block => classifyBlock(text, texts[index - 1])));
  const found: Printed[] = [];
  let start = 0;
  for (const { text, marks = [] } of numberParagraphs(blocks, starts)) {
    const number = marks.map(({ id }) => paragraphInAnchor(id)).find((one) => one !== '');
    if (number !== undefined) found.push({ number, start, end: start + text.length });
    start += text.length + BREAK.length;
  }
  return (offset) => {
    const index = found.findLastIndex((one) => one.start <= offset);
    const at = found[index];
    if (at === undefined) return '';
    const next = found[index + 1];
    if (index === 0 && firstAgain.test(plain.slice(at.start + 1, next?.start))) return '';
    return offset <= at.end || isContinued(at, next) ? at.number : '';
  };
}

/** Whether no number is lost before the next one, which may also be `3.1` after `3`, or `1` of the next opinion. */
function isContinued(one: Printed, next: Printed | undefined): boolean {
  return next === undefined || mainOf(next) <= mainOf(one) + 1;
}

const mainOf = ({ number }: Printed): number => Number.parseInt(number, 10);
