import type { DocumentText } from '../new-document.js';
import { actPageParagraphs } from './act-pages.js';
import type { ActPart } from './act-part.js';
import { escapeText } from './escape-text.js';
import { safeHtml } from './safe-html.js';
import { findSentenceEnds } from './sentence-ends.js';
import { splitSourceLines } from './source-line.js';

/** The mark of an amendment in the source: `^1[authoritative text]`. */
const amendmentMark = /\^(\d{1,3})/g;

/** A heading inside a section. */
const stateAmendments = /^STATE AMENDMENTS?\.?$/i;

/** Returns whether a paragraph of an act says that amendments of States follow: they are no part of the section itself. */
export const opensStateAmendments = (text: string): boolean => stateAmendments.test(text);

/** The heading of a section that has no text by law says so. */
const noLongerLaw = /\[|repealed|omitted/i;

const NO_TEXT = 'The source has no text of this section.';

/**
 * Renders the sections (or pages) of an act in their order: each a `section` with its anchor, a heading, its paragraphs
 * and, in small print, the source's notes. Dashes are set as in the Gazette. Amendment marks become raised figures that lead to their
 * notes. A section without text says so, unless its heading says why.
 */
export function renderAct(parts: readonly ActPart[], notice = ''): DocumentText {
  const html: string[] = notice === '' ? [] : [`<p id="p1">${escapeText(notice)}</p>`];
  const plain: string[] = notice === '' ? [] : [notice];
  for (const part of parts) {
    const { heading, paragraphs, notes } = setPart(part);
    const noteId = noteIds(part.anchor, notes);
    html.push(
      `<section id="${part.anchor}">`,
      heading === '' ? '' : `<h3>${escapeText(heading)}</h3>`,
      ...paragraphs.map((text, index) =>
        stateAmendments.test(text)
          ? `<h4>${escapeText(text)}</h4>`
          : `<p${openingId(part, index)}>${withMarks(text, noteId)}</p>`,
      ),
      ...notes.map((text, index) => noteHtml(text, isFirst(notes, index) ? noteId : new Map())),
      '</section>',
    );
    for (const part of [heading, ...paragraphs, ...notes]) if (part !== '') plain.push(withoutMarks(part));
  }
  const text = plain.join('\n\n');
  return {
    html: safeHtml(html.filter((line) => line !== '').join('\n')),
    plain: text,
    sentenceEnds: findSentenceEnds(text),
    anchors: [],
  };
}

/** The id of the section that begins with a paragraph of a page. */
function openingId({ openings }: ActPart, paragraph: number): string {
  const anchor = openings?.get(paragraph);
  return anchor === undefined ? '' : ` id="${anchor}"`;
}

interface SetPart {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly notes: readonly string[];
}

function setPart(part: ActPart): SetPart {
  if (part.isPage) return { heading: part.heading, paragraphs: actPageParagraphs(part.text), notes: [] };
  const heading = [part.number === '' ? '' : `${part.number}.`, part.heading].join(' ').trim();
  const paragraphs = splitParagraphs(part.text).map(gazetteDashes);
  const isBlank = paragraphs.length === 0 && part.footnotes === '' && !noLongerLaw.test(part.heading);
  return {
    heading,
    paragraphs: isBlank ? [NO_TEXT] : paragraphs,
    notes: splitNotes(part.footnotes).map(gazetteDashes),
  };
}

/**
 * Sets dashes as the Gazette does, closed and as em dashes: `only if--` and `namely: –` become `only if—` and `namely:—`. Hyphens inside
 * words and between numbers stay.
 */
function gazetteDashes(text: string): string {
  return text
    .replace(/(?<=[.,:;)\]\p{L}”"])\s?(?:(?<!-)-{2,4}(?!-)|–{1,2}(?=\s|$)|[―—]{1,2})\s?/gu, '—')
    .replace(/(?<=[.:])\s?-(?=\s|$)\s?/g, '—');
}

/** The ids of the notes of a section by their numbers; the first note of a number counts. */
function noteIds(anchor: string, notes: readonly string[]): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  for (const note of notes) {
    const number = noteNumber(note);
    if (number !== '' && !ids.has(number)) ids.set(number, `doc-${anchor.replace(/^doc-/, '')}-n${number}`);
  }
  return ids;
}

const noteNumber = (note: string): string => /^(\d{1,3})\.?\s?(?=\D)/.exec(note)?.[1] ?? '';

/** Whether no note before this one has its number: notes that go on in a new line begin like it. */
function isFirst(notes: readonly string[], index: number): boolean {
  const number = noteNumber(notes[index] ?? '');
  return notes.findIndex((note) => noteNumber(note) === number) === index;
}

function noteHtml(text: string, ids: ReadonlyMap<string, string>): string {
  const number = noteNumber(text);
  const id = ids.get(number);
  const open = id === undefined ? '<p>' : `<p id="${id}">`;
  return `${open}<small>${withMarks(text, new Map())}</small></p>`;
}

/** Empty lines separate paragraphs; the line breaks inside them are those of the printed page. */
function splitParagraphs(text: string): string[] {
  const paragraphs: string[] = [];
  for (const line of splitSourceLines(text)) {
    if (line.hasGapBefore || paragraphs.length === 0) paragraphs.push(line.text);
    else paragraphs[paragraphs.length - 1] += ` ${line.text}`;
  }
  return paragraphs;
}

function splitNotes(text: string): string[] {
  const notes: string[] = [];
  for (const line of splitSourceLines(text)) {
    if (line.hasGapBefore || notes.length === 0 || /^\d{1,3}\.\s/.test(line.text)) notes.push(line.text);
    else notes[notes.length - 1] += ` ${line.text}`;
  }
  return notes;
}

function withMarks(text: string, noteId: ReadonlyMap<string, string>): string {
  return escapeText(text).replace(amendmentMark, (_mark, number: string) => {
    const id = noteId.get(number);
    return id === undefined ? `<sup>${number}</sup>` : `<sup><a href="#${id}">${number}</a></sup>`;
  });
}

function withoutMarks(text: string): string {
  return text.replace(amendmentMark, '$1');
}
