import { paragraphInAnchor } from '@headnote/core/format';
import { extractCitations } from '@headnote/core/citation';
import { findQuotations } from '../../extraction/treatments/quotations.js';
import { correctSentences } from '../../extraction/treatments/sentences.js';
import { isWithin, type Span } from '../../extraction/treatments/span.js';
import { runAtOnce, runInTurns, type Turns } from '../../runtime/open-turns.js';
import { scanWords } from '../../search/text/analysis/scan-words.js';
import { stemWord } from '../../search/text/analysis/stem-word.js';
import { skipNumber } from '../../citator/queries/sentence-at.js';
import type { Passage, SourceText, StoredText } from './passage.js';
import { readParagraphs, type ReadParagraph } from './read-paragraphs.js';
import { roleOf, sideOf } from './roles.js';

/** Sentences that no court wrote, or that only repeat another text, are not read: a reporter's headnote and lists of cases. */
const NOT_THE_COURT = new Set(['headnote', 'cases']);

/** Reads a stored document as numbered sentences. Pure, and linear in the text. */
export const readSource = (stored: StoredText): SourceText => runAtOnce(readingSteps(stored));

/** The same in turns: the longest judgments take half a second. */
export const readSourceInTurns = (stored: StoredText, turns: Turns): Promise<SourceText> =>
  runInTurns(readingSteps(stored), turns);

function* readingSteps(stored: StoredText): Generator<undefined, SourceText> {
  const { plain, sentenceEnds, cases, provisions, parties = [] } = stored;
  const { paragraphs, opinions } = readParagraphs(stored);
  const quotations = findQuotations(plain);
  const passages: Passage[] = [];
  let at = 0;
  /** The printed number that the sentences of a block have: some blocks have several. */
  let number = { paragraph: -1, printed: 0, isNext: false };
  for (const sentence of correctSentences(plain, sentenceEnds, cases)) {
    yield;
    while (at + 1 < paragraphs.length && (paragraphs[at + 1]?.start ?? Infinity) <= sentence.start) at += 1;
    // A sentence that was joined over the end of its paragraph is cut there: an answer names one paragraph.
    for (let piece = at; piece < paragraphs.length; piece += 1) {
      const paragraph = paragraphs[piece];
      if (paragraph === undefined || paragraph.start >= sentence.end) break;
      if (number.paragraph !== piece) number = { paragraph: piece, printed: printedNumber(paragraph), isNext: false };
      const text = plain.slice(Math.max(sentence.start, paragraph.start), Math.min(sentence.end, paragraph.end));
      const next = NEXT_NUMBER.exec(text)?.[1];
      if (next !== undefined && number.printed > 0 && Number(next) === number.printed + 1)
        number = { ...number, printed: number.printed + 1, isNext: true };
      const span = trim(plain, sentence, paragraph);
      if (span === undefined || isNoSentence(plain.slice(span.start, span.end))) continue;
      const own = number.isNext ? String(number.printed) : '';
      add(passages, { plain, paragraph, index: piece, span, quotations, number: own });
    }
  }
  const act = stored.kind === 'act' && { act: readAct(stored.title, passages, paragraphs) };
  return { passages, paragraphs, opinions, parties, cases, provisions, ...(yield* indexOf(passages)), ...act };
}

/** An act's name and its passages by section. */
function readAct(title: string, passages: readonly Passage[], paragraphs: readonly ReadParagraph[]) {
  const sections = new Map<string, number[]>();
  for (const [index, { paragraph }] of passages.entries()) {
    const { label = '' } = paragraphs[paragraph] ?? {};
    if (label === '') continue;
    const own = sections.get(label);
    if (own === undefined) sections.set(label, [index]);
    else own.push(index);
  }
  return { name: actNameOf(title), sections };
}

/** A citation of any of its sections gives an act the name that all citations of it have. */
function actNameOf(title: string): string {
  return extractCitations(`section 1 of ${title}`).find(({ kind }) => kind === 'provision')?.family ?? title;
}

const printedNumber = ({ anchor, label }: ReadParagraph): number =>
  paragraphInAnchor(anchor) === '' ? 0 : Number.parseInt(label, 10) || 0;
/** The number of a paragraph that was printed in the middle of a block. */
const NEXT_NUMBER = /^\s*(\d{1,3})\.(?=\s|$)/;

/** A number or a letter alone, or a line of a table of contents. */
const isNoSentence = (text: string): boolean => /^(?:\d{1,3}|[A-Z])\.$/.test(text) || LEADER.test(text);
/** The dots between a heading and its page. */
const LEADER = /(?:[.…․]\s?){6,200}\d/;

/** The part of a sentence that is in a paragraph, without blanks and the number of the paragraph; undefined if none is. */
function trim(plain: string, sentence: Span, paragraph: ReadParagraph): Span | undefined {
  let start = Math.max(sentence.start, paragraph.start);
  let end = Math.min(sentence.end, paragraph.end);
  while (start < end && plain.charCodeAt(start) <= 32) start += 1;
  while (end > start && plain.charCodeAt(end - 1) <= 32) end -= 1;
  start += skipNumber(plain.slice(start, end));
  return start < end ? { start, end } : undefined;
}

interface Added {
  readonly plain: string;
  readonly paragraph: ReadParagraph;
  readonly index: number;
  readonly span: Span;
  readonly number: string;
  readonly quotations: readonly Span[];
}

function add(passages: Passage[], { plain, paragraph, index, span, quotations, number }: Added): void {
  if (NOT_THE_COURT.has(paragraph.part)) return;
  const text = plain.slice(span.start, span.end).replace(/\s+/g, ' ');
  const isQuoted =
    paragraph.isQuoted || (isWithin(quotations, span.start + 1) && isWithin(quotations, span.end - QUOTE_END));
  const before = passages.at(-1);
  const above = before?.paragraph === index ? before : undefined;
  const role = roleOf(text, { part: paragraph.part, isQuoted, above: above?.role });
  passages.push({
    paragraph: index,
    ordinal: above === undefined ? 0 : above.ordinal + 1,
    number,
    ...span,
    text,
    opinion: paragraph.opinion,
    role,
    side: role === 'argument' ? sideOf(text) || (above?.side ?? '') : '',
    depth: plain.length === 0 ? 0 : span.start / plain.length,
  });
}

/** A full stop and a quotation mark: characters at the end of a sentence that a quotation ends with. */
const QUOTE_END = 3;

function* indexOf(passages: readonly Passage[]): Generator<undefined, Pick<SourceText, 'postings' | 'lengths'>> {
  const postings = new Map<string, number[]>();
  const lengths: number[] = [];
  for (const [index, { text }] of passages.entries()) {
    yield;
    let length = 0;
    scanWords(text, (start, end) => {
      const stem = stemWord(text.slice(start, end));
      if (stem === '') return;
      length += 1;
      const list = postings.get(stem);
      if (list === undefined) postings.set(stem, [index]);
      else list.push(index);
    });
    lengths.push(length);
  }
  return { postings, lengths };
}
