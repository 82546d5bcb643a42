import { paragraphInAnchor } from '@headnote/core/format';
import { printedNumbers } from '../../document/printed-numbers.js';
import { shortWords } from '../../document/short-words.js';

/** A place to jump to. */
export interface JumpTarget {
  readonly id: string;
  readonly label: string;
  /** First and last printed number; empty when none is printed. */
  readonly paragraphs: string;
}

/** The places of a judgment. */
export interface Outline {
  readonly hasNumbers: boolean;
  readonly opinions: readonly JumpTarget[];
  readonly headings: readonly JumpTarget[];
  /** Pages of the report that the text was printed in. */
  readonly pages: readonly JumpTarget[];
}

const OPINION = /^opinion-\d+$/;
const PAGE = /^page-/;
/** Longest label, in characters: a judge's line can run into the first sentence. */
const LONGEST = 90;

/** Reads the opinions, headings and pages of a judgment from its text in the page. */
export function readOutline(text: Element): Outline {
  const opinions: Draft[] = [];
  const headings: Draft[] = [];
  const pages: Draft[] = [];
  let open: Draft[] = [];
  for (const element of text.querySelectorAll<HTMLElement>('[id]')) {
    const { id } = element;
    const number = paragraphInAnchor(id);
    if (number !== '') {
      for (const draft of open) draft.last = number;
      for (const draft of open) draft.first ??= number;
    } else if (OPINION.test(id)) {
      opinions.push(draftOf(element));
      open = opinions.slice(-1);
    } else if (PAGE.test(id)) pages.push({ id, label: id.replace(PAGE, '') });
    else if (isHeading(element)) {
      headings.push(draftOf(element));
      open = [...opinions.slice(-1), ...headings.slice(-1)];
    }
  }
  const hasNumbers = printedNumbers(text).length > 0;
  return { hasNumbers, opinions: opinions.map(finish), headings: headings.map(finish), pages: pages.map(finish) };
}

interface Draft {
  readonly id: string;
  readonly label: string;
  first?: string;
  last?: string;
}

function isHeading(element: HTMLElement): boolean {
  return (
    /^H[2-6]$/.test(element.tagName) &&
    !element.closest('blockquote, [id^="cause-"]') &&
    element.querySelector('[id^="opinion-"]') === null
  );
}

function draftOf(element: HTMLElement): Draft {
  const words = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const label = shortWords(words, LONGEST);
  return { id: element.id, label };
}

function finish({ id, label, first, last }: Draft): JumpTarget {
  return {
    id,
    label,
    paragraphs: first === undefined || last === undefined ? '' : first === last ? first : `${first}–${last}`,
  };
}
