import type { ActSection } from '../new-document.js';
import type { ActPart } from './act-part.js';
import { splitSourceLines } from './source-line.js';

/** A new part of a page: `10.`, `1 [10.`, `( a )`, a chapter, a proviso. */
const opensLine =
  /^(?:(?:\d{1,2} ?\[ ?)?\d{1,4}[A-Z]{0,4}\.|\( ?[a-zA-Z0-9]{1,4} ?\)|\[|CHAPTER\b|PART\b|Provided\b|Explanation\b|Illustration|THE [A-Z]|An Act\b|A ?CT No|B ?E it)/;

const closesLine = /[.;:―—_]$/;

/** A section at the start of a paragraph, also inserted or substituted: `3 [15. Terrorist act. —`. */
const opensSection = /^(?:\d{1,2} ?\[ ?)?(\d{1,4}[A-Z]{0,4})\. ?(\S.*)$/s;

/** Pages from the first in which the arrangement of sections must begin. */
const FIRST_PAGES = 2;

/** Letters of a heading that must agree: enough to tell a section from an item of a list with its number. */
const LETTERS = 12;

/** Splits the text of a page of a PDF where a section, clause, proviso or chapter begins. */
export function actPageParagraphs(text: string): string[] {
  const paragraphs: string[] = [];
  for (const line of splitSourceLines(text)) {
    const last = paragraphs.at(-1);
    if (last === undefined || line.hasGapBefore || opensLine.test(line.text) || closesLine.test(last))
      paragraphs.push(line.text);
    else paragraphs[paragraphs.length - 1] = `${last} ${line.text}`;
  }
  return paragraphs;
}

/** A section found in the pages of an act. */
export interface PageSection extends ActSection {
  /** Index of its page among the parts. */
  readonly part: number;
  /** Index of its first paragraph on the page. */
  readonly paragraph: number;
}

/**
 * Finds the sections of an act that exists only as pages of a PDF: a paragraph that begins with the number and heading of an entry
 * of the arrangement of sections, after that entry. Without an arrangement, finds none: an item of a list may look like a section.
 * Sections that the act no longer has are missing.
 */
export function findPageSections(parts: readonly ActPart[]): PageSection[] {
  const isArranged = parts.slice(0, FIRST_PAGES).some(({ text }) => /arrangement of sections/i.test(text));
  if (!isArranged || parts.some(({ isPage }) => !isPage)) return [];
  const arranged = new Map<string, string>();
  const found = new Map<string, PageSection>();
  for (const [part, { text }] of parts.entries()) {
    for (const [paragraph, words] of actPageParagraphs(text).entries()) {
      const [, number = '', after = ''] = opensSection.exec(words) ?? [];
      const heading = arranged.get(number);
      if (number !== '' && heading === undefined) arranged.set(number, after.replace(/(?<!\betc)\s*\.\s*$/, ''));
      if (heading === undefined || found.has(number) || !isHeaded(after, heading)) continue;
      found.set(number, { anchor: `s${number}`, number, heading, part, paragraph });
    }
  }
  return [...found.values()];
}

function isHeaded(words: string, heading: string): boolean {
  const wanted = lettersOf(heading).slice(0, LETTERS);
  return wanted !== '' && lettersOf(words.slice(0, heading.length * 2 + LETTERS)).startsWith(wanted);
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');
