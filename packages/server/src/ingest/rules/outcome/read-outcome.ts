import type { DocumentText } from '../../../store/document.js';
import { readDecision } from '../decision.js';
import { type SentenceOutcome, readSentenceOutcomes } from './sentence-outcomes.js';

/** The court says what it decides at the end; before that it tells what others decided. */
const CLOSING = 6_000;

/** Sentences of one order stand so close together; what stands further up is another's outcome. */
const ONE_ORDER = 900;

/** A reporter's last line: `Appeal dismissed.`, `R.K.P.S. Appeals allowed in part.` */
const printedLine =
  /(?:^|\s)((?:Writ |Special Leave |Review |Criminal |Civil |Transfer |Contempt )?(?:Appeals?|Petitions?|References?|Revisions?|Applications?|Suits?)\s(?:[a-z, ]{0,30}\s)?(?:allowed|dismissed|disposed|remanded|answered|rejected)[a-z, ]{0,30})\.*\s*$/;

/**
 * Names the outcome of a judgment from its closing paragraphs: the reporter's last line where there is one, else what
 * the court says of the appeal or petition; `''` where they say two things (`Appeal allowed. Cross-appeal dismissed.`) or
 * nothing. Looks at the last 6,000 characters only, so that its time does not grow with the text.
 */
export function readOutcome({ plain, sentenceEnds }: Pick<DocumentText, 'plain' | 'sentenceEnds'>): string {
  const sentences = closingSentences(plain, sentenceEnds);
  return readPrintedLine(sentences) || readOrder(sentences);
}

type Found = SentenceOutcome & { readonly start: number };

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

function readPrintedLine(sentences: readonly Sentence[]): string {
  const outcomes = sentences
    .slice(-3)
    .flatMap(({ text }) => printedLine.exec(text)?.[1] ?? [])
    .map((line) => readDecision(line));
  return new Set(outcomes).size === 1 ? (outcomes[0] ?? '') : '';
}

function readOrder(sentences: readonly Sentence[]): string {
  const found: Found[] = [];
  let before: SentenceOutcome['of'] | undefined;
  for (const { text, start } of sentences) {
    const outcomes = readSentenceOutcomes(text, before).map((outcome) => ({ ...outcome, start }));
    // Opinions that differ come first; the order is the majority's.
    if (outcomes.length > 0 && /\bmajority\b/i.test(text)) found.length = 0;
    found.push(...outcomes);
    before = matterNamed(text);
  }
  const ranks = [['appeal'], ['petition', 'appeal'], ['petition', 'appeal', 'side']];
  for (const rank of ranks) {
    const outcome = agreedOutcome(found.filter(({ of }) => rank.includes(of)));
    if (outcome !== undefined) return outcome;
  }
  return readDirection(
    sentences
      .slice(-8)
      .map(({ text }) => text)
      .join(' '),
  );
}

/** Orders that name no appeal or petition: the case goes back, or to more judges. */
function readDirection(text: string): string {
  if (/\b(?:referred|refer|placed?)\b[^.;]{0,120}\b(?:larger bench|chief justice)\b/i.test(text))
    return 'Referred to larger bench';
  return /\b(?:we|is|are)\b[^.;]{0,80}\bsen[dt] back\b[^.;]{0,40}\b(?:case|matter|appeal|to the)\b/i.test(text)
    ? 'Remanded'
    : '';
}

function matterNamed(sentence: string): SentenceOutcome['of'] | undefined {
  if (/\bappeals?\b/i.test(sentence)) return 'appeal';
  return /\b(?:petition|revision|reference)/i.test(sentence) ? 'petition' : undefined;
}

/** Said beside what became of the appeal. */
const less: ReadonlySet<string> = new Set(['Remanded', 'Disposed of', 'Answered']);

/** What all of the last order say; that a case goes back says less than what became of the appeal. */
function agreedOutcome(found: readonly Found[]): string | undefined {
  const last = found.at(-1);
  if (last === undefined) return undefined;
  const order = found.filter(({ start }) => start >= last.start - ONE_ORDER).map(({ outcome }) => outcome);
  const telling = order.filter((outcome) => !less.has(outcome));
  const all = new Set(telling.length > 0 ? telling : order);
  if (all.has('Partly allowed')) return 'Partly allowed';
  return all.size === 1 ? ([...all][0] ?? '') : '';
}
