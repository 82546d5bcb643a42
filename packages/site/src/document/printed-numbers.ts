import { paragraphInAnchor } from '@headnote/core/format';

/** Class of a number next to the margin rule. */
const NUMBER = '.hn-document__number';

/** A number that the court printed at the head of a paragraph. */
export interface PrintedNumber {
  /** Without brackets and full stop: `12`, `12A`, `3.1`. */
  readonly number: string;
  /** Anchor of the paragraph. */
  readonly id: string;
  readonly element: HTMLElement;
}

/** The printed numbers of a text in its order. */
export function printedNumbers(text: Element): PrintedNumber[] {
  return [...text.querySelectorAll<HTMLElement>(NUMBER)].flatMap((element) => {
    const id = element.id || element.closest('[id]')?.id;
    const number = (element.firstChild?.textContent ?? '').replaceAll(/[^\p{L}\p{N}.]|\.$/gu, '');
    return id ? [{ number, id, element }] : [];
  });
}

/** The number printed next to the paragraph with this id, or around this element; undefined when there is none. */
export function numberOfParagraph(text: Element, at: string | Element): string | undefined {
  if (typeof at === 'string') {
    const marked = paragraphInAnchor(at);
    if (marked !== '') return marked;
  }
  const paragraph = typeof at === 'string' ? text.querySelector(`[id="${CSS.escape(at)}"]`) : at.closest('p, li');
  const number = paragraph?.querySelector<HTMLElement>(NUMBER);
  return number && paragraph ? printedNumbers(paragraph)[0]?.number : undefined;
}

/**
 * Finds the paragraph with a number. Several opinions may count from 1: the one that the reader is in comes first, then the
 * first of the judgment.
 */
export function findParagraph(text: Element, typed: string): PrintedNumber | undefined {
  const wanted = typed.trim().toUpperCase();
  const numbers = printedNumbers(text);
  const matches = numbers.filter(({ number }) => number.toUpperCase() === wanted);
  if (matches.length < 2) return matches[0];
  const isBelow = ({ element }: PrintedNumber): boolean => element.getBoundingClientRect().top > window.innerHeight / 2;
  const firstBelow = numbers.findIndex(isBelow);
  const here = numbers[firstBelow < 0 ? numbers.length - 1 : Math.max(0, firstBelow - 1)];
  return matches.find(({ id }) => opinionOf(id) === opinionOf(here?.id ?? '')) ?? matches[0];
}

/** The opinion that an anchor is in; the first one has no name. */
function opinionOf(id: string): string {
  return /^opinion-\d+/.exec(id)?.[0] ?? '';
}
