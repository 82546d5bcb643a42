import type { DocumentText } from '../new-document.js';
import type { ActPart } from './act-part.js';
import { escapeText } from './escape-text.js';
import { safeHtml } from './safe-html.js';
import { findSentenceEnds } from './sentence-ends.js';
import { splitSourceLines } from './source-line.js';

/** The mark of an amendment in the source: `^1[authoritative text]`. */
const amendmentMark = /\^(\d{1,3})/g;

/** Where a line of a PDF page begins something new: a section, a clause, a chapter, a proviso. */
const opensLine =
  /^(?:\d{1,4}[A-Z]{0,3}\.|\( ?[a-zA-Z0-9]{1,4} ?\)|\[|CHAPTER\b|PART\b|Provided\b|Explanation\b|Illustration|THE [A-Z]|An Act\b|A ?CT No|B ?E it)/;

const closesPageLine = /[.;:―—_]$/;

/**
 * Renders the sections (or pages) of an act in their order: each a `section` with its anchor, a heading, its paragraphs
 * and, in small print, the source's notes. Amendment marks become raised figures.
 */
export function renderAct(parts: readonly ActPart[], notice = ''): DocumentText {
  const html: string[] = notice === '' ? [] : [`<p id="p1">${escapeText(notice)}</p>`];
  const plain: string[] = notice === '' ? [] : [notice];
  for (const part of parts) {
    const heading = part.isPage
      ? part.heading
      : [part.number === '' ? '' : `${part.number}.`, part.heading].join(' ').trim();
    const paragraphs = part.isPage ? pageParagraphs(part.text) : splitParagraphs(part.text);
    const notes = splitNotes(part.footnotes);
    html.push(
      `<section id="${part.anchor}">`,
      heading === '' ? '' : `<h3>${escapeText(heading)}</h3>`,
      ...paragraphs.map((text) => `<p>${withMarks(text)}</p>`),
      ...notes.map((text) => `<p><small>${withMarks(text)}</small></p>`),
      '</section>',
    );
    plain.push(...[heading, ...paragraphs, ...notes].filter((text) => text !== '').map(withoutMarks));
  }
  const text = plain.join('\n\n');
  return {
    html: safeHtml(html.filter((line) => line !== '').join('\n')),
    plain: text,
    sentenceEnds: findSentenceEnds(text),
    anchors: [],
  };
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

function pageParagraphs(text: string): string[] {
  const paragraphs: string[] = [];
  for (const line of splitSourceLines(text)) {
    const last = paragraphs.at(-1);
    if (last === undefined || line.hasGapBefore || opensLine.test(line.text) || closesPageLine.test(last))
      paragraphs.push(line.text);
    else paragraphs[paragraphs.length - 1] = `${last} ${line.text}`;
  }
  return paragraphs;
}

function withMarks(text: string): string {
  return escapeText(text).replace(amendmentMark, '<sup>$1</sup>');
}

function withoutMarks(text: string): string {
  return text.replace(amendmentMark, '$1');
}
