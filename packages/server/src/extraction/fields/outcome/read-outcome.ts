import type { DocumentText } from '../../new-document.js';
import { readDecision } from '../decision.js';
import { type SentenceOutcome, readSentenceOutcomes } from './sentence-outcomes.js';

/** The court states its decision at the end; earlier text describes the decisions of others. */
const CLOSING = 6_000;

/** Maximum distance between sentences of one order; an earlier sentence is the outcome of another order. */
const ONE_ORDER = 900;

/** A reporter's last line: `Appeal dismissed.`, `R.K.P.S. Appeals allowed in part.` */
const printedLine =
  /(?:^|\s)((?:Writ |Special Leave |Review |Criminal |Civil |Transfer |Contempt )?(?:Appeals?|Petitions?|References?|Revisions?|Applications?|Suits?)(?!\s(?:is|are|stands?|would|will|shall|must|be|was|were)\b)\s(?:[a-z, ]{0,30}\s)?(?:allowed|dismissed|disposed|remanded|answered|rejected)[a-z, ]{0,30})\.*\s*$/;

/** An outcome, and whether the reporter's last line or the court's own words state it. */
export interface OutcomeRead {
  readonly outcome: string;
  readonly from: 'report-line' | 'order';
}

/**
 * Reads the outcome of a judgment from its closing paragraphs: the reporter's last line if there is one, otherwise the
 * court's words about the appeal or petition; where matters heard together end differently, those about the judgment's own number.
 * The outcome is `''` for two outcomes (`Appeal allowed. Cross-appeal dismissed.`); undefined for none. Reads only the last 6,000
 * characters, so time is constant.
 */
export function readOutcome(
  { plain, sentenceEnds }: Pick<DocumentText, 'plain' | 'sentenceEnds'>,
  caseNumber = '',
): OutcomeRead | undefined {
  const sentences = closingSentences(plain, sentenceEnds);
  const lines = sentences.slice(-LAST_LINES).filter(({ text }) => printedLine.test(text));
  const line = readPrintedLines(lines);
  const printed: OutcomeRead | undefined = line === undefined ? undefined : { outcome: line, from: 'report-line' };
  const read = readOrder(
    sentences.filter((sentence) => !lines.includes(sentence)),
    caseNumber,
  );
  const order: OutcomeRead | undefined = read && { outcome: read.outcome, from: 'order' };
  if (printed === undefined || read?.of !== 'appeal') return printed ?? order;
  // The line of a petition heard with the appeal, or one line for appeals that were decided in two ways.
  const isOfAppeal = lines.some(({ text }) => /appeal/i.test(text));
  if (!isOfAppeal) return order;
  return read.outcome === '' && opposites.has(printed.outcome) ? order : printed;
}

const opposites: ReadonlySet<string> = new Set(['Allowed', 'Dismissed']);

/** Sentences at the end that may include the reporter's lines. */
const LAST_LINES = 3;

type Found = SentenceOutcome & Sentence;

interface Sentence {
  readonly text: string;
  readonly start: number;
}

function closingSentences(plain: string, sentenceEnds: readonly number[]): Sentence[] {
  const from = plain.length - CLOSING;
  const sentences: Sentence[] = [];
  let end = plain.length;
  for (let index = sentenceEnds.length - 1; index >= -1 && end > from; index -= 1) {
    const start = sentenceEnds[index] ?? 0;
    if (start >= end) continue;
    sentences.push({ text: plain.slice(start, end).trim(), start });
    end = start;
  }
  return sentences.filter(({ text }) => text !== '').reverse();
}

function readPrintedLines(lines: readonly Sentence[]): string | undefined {
  const outcomes = new Set(lines.map(({ text }) => readDecision(printedLine.exec(text)?.[1] ?? '')));
  return outcomes.size > 1 ? '' : [...outcomes].find((outcome) => outcome !== '');
}

interface Order {
  readonly outcome: string;
  readonly of: SentenceOutcome['of'];
}

function readOrder(sentences: readonly Sentence[], caseNumber: string): Order | undefined {
  const found: Found[] = [];
  let before: SentenceOutcome['of'] | undefined;
  for (const { text, start } of sentences) {
    const outcomes = readSentenceOutcomes(text, before).map((outcome) => ({ ...outcome, text, start }));
    // Differing opinions come first; the order is the majority's.
    if (outcomes.length > 0 && /\bmajority\b/i.test(text)) found.length = 0;
    for (const outcome of outcomes) found.push(outcome);
    before = matterNamed(text);
  }
  for (const { text, start } of sentences.slice(-LAST_WORDS).reverse()) {
    if (found.some((outcome) => outcome.start >= start)) break;
    const direction = readDirection(text);
    if (direction !== undefined) return direction;
  }
  const end = found.findLast(({ of }) => of !== 'side') ?? found.at(-1);
  const order = found.filter(({ start }) => start >= (end?.start ?? 0) - ONE_ORDER);
  for (const of of ['appeal', 'petition', 'side'] as const) {
    const outcome = agreedOutcome(order.filter((one) => one.of === of));
    if (outcome !== undefined) return { outcome: outcome || ownOutcome(found, caseNumber), of };
  }
  return undefined;
}

/** Sentences in which a court is divided or sends a case back. */
const LAST_WORDS = 8;

/** Orders that name no appeal or petition: the case goes back, or to more judges. */
function readDirection(text: string): Order | undefined {
  if (/\b(?:referred|refer|placed?)\b[^.;]{0,120}\b(?:larger bench|chief justice)\b/i.test(text))
    return { outcome: 'Referred to larger bench', of: 'side' };
  return /\b(?:we|is|are)\b[^.;]{0,80}\bsen[dt] back\b[^.;]{0,40}\b(?:case|matter|appeal|to the)\b/i.test(text)
    ? { outcome: 'Remanded', of: 'side' }
    : undefined;
}

function matterNamed(sentence: string): SentenceOutcome['of'] | undefined {
  if (/\bappeals?\b/i.test(sentence)) return 'appeal';
  return /\b(?:petition|revision|reference)/i.test(sentence) ? 'petition' : undefined;
}

/** Outcomes that count less than the outcome of the appeal. */
const less: ReadonlySet<string> = new Set(['Remanded', 'Disposed of', 'Answered']);

/** The outcome of all sentences of the order. The outcome of the appeal outranks a remand. */
function agreedOutcome(found: readonly Found[]): string | undefined {
  if (found.length === 0) return undefined;
  const order = found.map(({ outcome }) => outcome);
  const telling = order.filter((outcome) => !less.has(outcome));
  const all = new Set(telling.length > 0 ? telling : order);
  if (all.has('Partly allowed')) return 'Partly allowed';
  return all.size === 1 ? ([...all][0] ?? '') : '';
}

/** A number and its year: `4214 of 1982`. */
const NUMBER = /(\d+)\s?(?:of|\/)\s?((?:19|20)\d\d)/gi;

/**
 * The outcome that the sentences about a judgment's own number state: `C.A. No. 4214 of 1982 is allowed. C.A. No. 544 of 1986 is
 * dismissed.` Empty if the judgment has several numbers, or a sentence names others as well.
 */
function ownOutcome(found: readonly Found[], caseNumber: string): string {
  const own = numbersIn(caseNumber);
  if (own.length !== 1 || /\bNos\b|\d\s?(?:-|and|&|,)\s?\d/i.test(caseNumber)) return '';
  const about = found.filter(({ text }) => {
    const named = new Set(numbersIn(text));
    return named.size === 1 && named.has(own[0] ?? '');
  });
  const outcomes = new Set(about.map(({ outcome }) => outcome));
  return outcomes.size === 1 ? (about[0]?.outcome ?? '') : '';
}

const numbersIn = (text: string): string[] =>
  Array.from(text.matchAll(NUMBER), ([, number, year]) => `${number}/${year}`);
