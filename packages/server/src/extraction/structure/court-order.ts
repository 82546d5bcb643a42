import type { StructureParagraph } from './text-structure.js';

/** `By Court: In view of the majority, the appeal is dismissed.` */
const byCourt =
  /^(?:\(?\d{1,3}[.)]*\s+)?\[?(?:by (?:the )?court|orders? (?:by|of) (?:the )?court|court[’']?s orders?|per curiam)\b/i;
/** `In accordance with the opinion of the majority, the appeal is allowed.` */
const ofMajority =
  /^(?:\(?\d{1,3}[.)]*\s+)?In (?:accordance with|view of|terms of|conformity with) the (?:opinions?|views?|judge?ments?|decisions?) of (?:the )?majority\b/i;
const heading = /^(?:O\s?R\s?D\s?E\s?R|Order|COMMON ORDER|FINAL ORDER)\W{0,3}$/;
/** Paragraphs below a heading `ORDER` that can be the order of the whole court; a judge's own order is followed by reasons. */
const LONGEST = 12;

/** The paragraph in which the order of the court begins below the last opinion; it is no judge's. */
export function courtOrderAfter(paragraphs: readonly StructureParagraph[], last: number): number | undefined {
  for (let index = paragraphs.length - 1; index > last; index -= 1) {
    const { text = '' } = paragraphs[index] ?? {};
    if (byCourt.test(text)) return index;
    if (ofMajority.test(text)) return isOrderHeading(paragraphs[index - 1], index - 1 > last) ? index - 1 : index;
    if (heading.test(text) && paragraphs.length - index <= LONGEST) return index;
  }
  return undefined;
}

const isOrderHeading = (above: StructureParagraph | undefined, isBelow: boolean): boolean =>
  isBelow && above !== undefined && (heading.test(above.text) || byCourt.test(above.text));

const divided = /\b(?:difference|divergence|differing|divergent|disagreement|disagree|differ|conflicting|split)\b/i;
/** `let the matter be placed before a Bench of three Judges`. */
const sendsOn =
  /\b(?:plac|list|refer|put|post|lai|send|sent)\w{0,5}\b[^.]{0,160}\b(?:Chief Justice|larger|third|three|appropriate|another)\b/i;
/** Paragraphs at the end of a text in which equally divided judges send the case on. */
const ENDING = 4;

/** Whether the judges say, below their opinions, that they are divided and another bench must decide: no opinion is the court's. */
export function isDivided(paragraphs: readonly StructureParagraph[], last: number): boolean {
  return paragraphs
    .slice(Math.max(last, paragraphs.length - ENDING))
    .some(({ text }) => divided.test(text) && sendsOn.test(text));
}
