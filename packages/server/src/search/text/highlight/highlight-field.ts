import { truncateText } from '@headnote/core/content';
import { printedNumbers } from '../../../extraction/text/printed-numbers.js';
import { classAt, WORD } from '../analysis/character-classes.js';
import { htmlFields, wordsOf } from '../analysis/words-of.js';
import type { HighlightField } from '../../model/engine-request.js';
import { chooseFragments } from './choose-fragments.js';
import { findMarks } from './find-marks.js';
import type { MarkedPlaces } from './find-words.js';
import { renderFragment, renderHtml } from './render-fragment.js';
import type { WantedWords } from './wanted-words.js';

/** Which words of a field to mark. */
export interface MarkOptions {
  readonly wanted: WantedWords;
  /** Number of characters from the start to examine; all by default. */
  readonly window?: number | undefined;
  /** Positions of words found close to each other. */
  readonly places?: MarkedPlaces | undefined;
}

/** What to highlight, and how much to display. */
export interface HighlightOptions extends MarkOptions {
  readonly request: HighlightField;
}

/** A part of a text to show, with its hits. */
export interface Passage {
  /** HTML with `<b>` only. */
  readonly html: string;
  /** Printed number of its paragraph; empty if it has none. */
  readonly paragraph: string;
}

/** Finds the passages of one field of one document to show; the whole field for 0 fragments. */
export function findPassages(value: string, { request, wanted, window, places }: HighlightOptions): Passage[] {
  const isHtml = htmlFields.has(request.field);
  // A part of an HTML field is displayed as text: a cut would leave tags open.
  const text = isHtml && request.fragments > 0 ? wordsOf(request.field, value) : value;
  const visible = isHtml && request.fragments === 0 ? cutHtml(value, window) : cutAtWord(text, window);
  const marks = findMarks(wordsOf(request.field, visible), wanted, places);
  if (marks.length === 0) return [];
  if (request.fragments === 0) {
    const whole = { start: 0, end: visible.length, marks };
    return [{ html: isHtml ? renderHtml(visible, whole) : renderFragment(visible, whole), paragraph: '' }];
  }
  // The window may end before the numbers show a sequence.
  const numberAt = request.field === 'content' ? printedNumbers(value) : () => '';
  return chooseFragments(visible, marks, { size: request.fragmentSize, count: request.fragments }).map((fragment) => ({
    html: renderFragment(visible, fragment),
    paragraph: numberAt(fragment.start),
  }));
}

function cutHtml(html: string, window: number | undefined): string {
  return window === undefined ? html : truncateText(html, window);
}

/** Returns the first characters of a text, without a cut word at the end. */
export function cutAtWord(text: string, window: number | undefined): string {
  if (window === undefined || text.length <= window) return text;
  let end = window;
  if (classAt(text, end) === WORD || isLowHalf(text, end)) {
    while (end > 0 && !/\s/.test(text[end - 1]!)) end -= 1;
  }
  return text.slice(0, end);
}

function isLowHalf(text: string, offset: number): boolean {
  const code = text.charCodeAt(offset);
  return code >= 0xdc00 && code <= 0xdfff;
}
