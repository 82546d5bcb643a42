import type { Citation } from '@headnote/core/citation';
import { treatments, type Speaker, type Treatment } from '@headnote/core/contract';
import { argumentsOf } from './arguments.js';
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
 * citation, at its footnote mark, at the short name, and about "that decision" soon after. Only the court's own words treat a case;
 * counsel's and a quotation's are `referred` with their speaker. The strongest treatment wins. `isCertain` sees each treatment with its
 * sentence; what it refuses is `referred`. Never throws. Time is linear in the text.
 */
export function readTreatments(
  plain: string,
  sentenceEnds: readonly number[],
  citations: readonly Citation[],
  isCertain: (treatment: Treatment, sentence: string) => boolean = () => true,
): readonly ReadTreatment[] {
  const mentions = findMentions(plain, citations);
  const masked = maskCases(plain, mentions);
  const sentences = correctSentences(plain, sentenceEnds, mentions);
  const quotations = mentions.length === 0 ? [] : findQuotations(plain);
  const read = new Map<number, Found>();
  const keep = (indices: readonly number[], found: Found): void => {
    for (const index of indices) {
      const before = read.get(index);
      if (before === undefined || isStronger(found, before)) read.set(index, found);
    }
  };
  for (const mention of mentions) keep(mention.citations, mentioned(masked, mention, sentences, quotations));
  const pointers = mentions.length === 0 ? [] : findPointers(plain);
  const caseOf = casesOf(plain, citations);
  const places: Place[] = assignCues({
    plain,
    masked,
    sentences,
    quotations,
    mentions,
    pointers,
    caseOf,
    judgmentStart: judgmentStartOf(plain),
    arguments: mentions.length === 0 ? undefined : argumentsOf(plain),
  });
  for (const { citations: indices, ...found } of places) {
    const isShown = isCertain(found.treatment, masked.slice(found.sentence.start, found.sentence.end));
    keep(indices, isShown ? found : { ...found, treatment: 'referred' });
  }
  return citations.map(({ start }, index) => {
    const found = read.get(index);
    if (found === undefined) return { treatment: 'referred', speaker: 'court', sentence: sentenceAt(sentences, start) };
    const { treatment, speaker, sentence } = found;
    return { treatment, speaker, sentence };
  });
}

/** Words before the judgment in a report; they stand in its first half. */
const delivered =
  /\b(?:Judge?ments?|JUDGMENT|Orders?)\s+of\s+[^\n]{3,120}?\s(?:was|were)\s+(?:delivered|pronounced)|\bfollowing\s+(?:[Jj]udge?ments?|[Oo]rders?)\b[^.]{0,40}\b(?:was|were)\s+(?:delivered|pronounced)/;

function judgmentStartOf(plain: string): number {
  const found = delivered.exec(plain.slice(0, plain.length / 2));
  return found === null ? 0 : found.index;
}

/** A treatment, with the one that the words name, whoever says them. */
type Found = ReadTreatment & Pick<Place, 'named'>;

/** Maximum characters between two citations of one case: `[AIR 1978 SC 1536] 1978 Indlaw SC 12`. */
const BESIDE = 12;

/** Returns the case of each citation: the index of its first citation, through short forms and parallel citations. */
function casesOf(plain: string, citations: readonly Citation[]): (index: number) => number {
  const first = new Map<string, number>();
  const cases: number[] = [];
  let lastEnd = -1;
  for (const [index, { canonical, refersTo, shortForm, parallelGroup, start, end }] of citations.entries()) {
    const key = parallelGroup === undefined || shortForm !== undefined ? canonical : `group ${parallelGroup}`;
    const isBeside = start - lastEnd < BESIDE && /^[\s()[\]]*(?:\d[\s()[\]]*)?$/.test(plain.slice(lastEnd, start));
    lastEnd = end;
    const before = isBeside
      ? cases[index - 1]
      : refersTo === undefined
        ? (first.get(canonical) ?? first.get(key))
        : cases[refersTo];
    cases.push(before ?? index);
    if (shortForm !== undefined) continue;
    for (const one of [canonical, key]) if (!first.has(one)) first.set(one, before ?? index);
  }
  return (index) => cases[index] ?? index;
}

const speakerOrder: readonly Speaker[] = ['court', 'counsel', 'quoted'];

function isStronger(one: Found, other: Found): boolean {
  // A mere mention by the court is weaker than counsel's reliance.
  const [own = 0, theirs = 0] = [one, other].map(({ treatment, named }) =>
    treatment !== 'referred' ? 0 : named !== 'referred' ? 1 : 2,
  );
  if (own !== theirs) return own < theirs;
  const bySpeaker = speakerOrder.indexOf(one.speaker) - speakerOrder.indexOf(other.speaker);
  if (bySpeaker !== 0) return bySpeaker < 0;
  return treatments.indexOf(one.named) < treatments.indexOf(other.named);
}

/** Characters before a case that identify the speaker. */
const AGENT_WINDOW = 400;

function mentioned(
  plain: string,
  { start, end }: Mention,
  sentences: readonly Span[],
  quotations: readonly Span[],
): Found {
  const sentence = sentenceAt(sentences, start);
  const speaker = isWithin(quotations, start)
    ? 'quoted'
    : speakerAt(plain.slice(Math.max(sentence.start, start - AGENT_WINDOW), start), plain.slice(end, sentence.end));
  return { treatment: 'referred', named: 'referred', speaker, sentence };
}

function sentenceAt(sentences: readonly Span[], offset: number): Span {
  const { start, end } = sentences[Math.max(0, lastAt(sentences, offset))] ?? { start: 0, end: 0 };
  return { start, end };
}
