import type { Citation } from '@headnote/core/citation';
import { treatments, type Speaker, type Treatment } from '@headnote/core/contract';
import { assignCues, type Place } from './assign-cues.js';
import { maskCases } from './mask-cases.js';
import type { Mention } from './mention.js';
import { findMentions } from './mentions.js';
import { findPointers } from './pointers.js';
import { findQuotations } from './quotations.js';
import { correctSentences } from './sentences.js';
import { isWithin, lastAt, type Span } from './span.js';
import { speakerAt } from './speakers.js';

/** How a judgment treats a cited case, who says so, and where. */
export interface ReadTreatment {
  readonly treatment: Treatment;
  /** The court itself, counsel as the court reports it, or a passage that the court quotes. */
  readonly speaker: Speaker;
  /** The sentence that says so: offsets into the plain text. */
  readonly sentence: Span;
}

/**
 * Reads how a judgment treats each case that it cites. `plain` and `sentenceEnds` are the stored text, `citations` the result of
 * `extractCitations`. Returns one treatment per citation, in the same order; provisions are `referred`. Considers the words at the
 * citation, at its footnote mark, at the short name, and about "that decision" soon after. The court's own words outrank counsel's,
 * which outrank a quotation's; then the strongest treatment wins. Never throws. Time is linear in the text.
 */
export function readTreatments(
  plain: string,
  sentenceEnds: readonly number[],
  citations: readonly Citation[],
): readonly ReadTreatment[] {
  const mentions = findMentions(plain, citations);
  const masked = maskCases(plain, mentions);
  const sentences = correctSentences(plain, sentenceEnds, mentions);
  const quotations = mentions.length === 0 ? [] : findQuotations(plain);
  const read = new Map<number, ReadTreatment>();
  const keep = (indices: readonly number[], treatment: ReadTreatment): void => {
    for (const index of indices) {
      const before = read.get(index);
      if (before === undefined || isStronger(treatment, before)) read.set(index, treatment);
    }
  };
  for (const mention of mentions) keep(mention.citations, mentioned(masked, mention, sentences, quotations));
  const pointers = mentions.length === 0 ? [] : findPointers(plain);
  const places: Place[] = assignCues({ plain, masked, sentences, quotations, mentions, pointers });
  for (const { citations: indices, ...treatment } of places) keep(indices, treatment);
  return citations.map(
    ({ start }, index) =>
      read.get(index) ?? { treatment: 'referred', speaker: 'court', sentence: sentenceAt(sentences, start) },
  );
}

const speakerOrder: readonly Speaker[] = ['court', 'counsel', 'quoted'];

function isStronger(one: ReadTreatment, other: ReadTreatment): boolean {
  // A mere mention by the court is weaker than a treatment by counsel.
  const [own, theirs] = [one, other].map(({ treatment }) => (treatment === 'referred' ? 1 : 0));
  if (own !== theirs) return (own ?? 0) < (theirs ?? 0);
  const bySpeaker = speakerOrder.indexOf(one.speaker) - speakerOrder.indexOf(other.speaker);
  if (bySpeaker !== 0) return bySpeaker < 0;
  return treatments.indexOf(one.treatment) < treatments.indexOf(other.treatment);
}

/** Characters before a case that identify the speaker. */
const AGENT_WINDOW = 400;

function mentioned(
  plain: string,
  { start, end }: Mention,
  sentences: readonly Span[],
  quotations: readonly Span[],
): ReadTreatment {
  const sentence = sentenceAt(sentences, start);
  const speaker = isWithin(quotations, start)
    ? 'quoted'
    : speakerAt(plain.slice(Math.max(sentence.start, start - AGENT_WINDOW), start), plain.slice(end, sentence.end));
  return { treatment: 'referred', speaker, sentence };
}

function sentenceAt(sentences: readonly Span[], offset: number): Span {
  const { start, end } = sentences[Math.max(0, lastAt(sentences, offset))] ?? { start: 0, end: 0 };
  return { start, end };
}
