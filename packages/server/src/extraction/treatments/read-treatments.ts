import type { Citation } from '@headnote/core/citation';
import { treatments, type Speaker, type Treatment } from '@headnote/core/contract';
import { argumentsOf } from './arguments.js';
import { assignCues, isAnothersWord, type Place } from './assign-cues.js';
import { namedCases } from './grammar/named-cases.js';
import { listStatements } from './grammar/report-lists.js';
import { readStatements } from './grammar/read-statements.js';
import type { CaseStatement, Notice } from './grammar/statement.js';
import type { NamedCase } from './grammar/tokens.js';
import { maskCases } from './mask-cases.js';
import type { Mention } from './mention.js';
import type { Reading } from './reading.js';
import { findMentions } from './mentions.js';
import { findPointers } from './pointers.js';
import { findQuotations, withoutQuoted } from './quotations.js';
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
  /** The report's own list, the court's words, or what another judgment did. */
  readonly source: CaseStatement['source'];
  /** For `reported`: the words for the judgment that did it, if the sentence has any. */
  readonly actor?: CaseStatement['actor'];
}

/** Everything that a judgment says of cases. */
export interface TreatmentReading {
  /** One for each citation, in the same order. */
  readonly treatments: readonly ReadTreatment[];
  /** What the sentences say, of cases with and without a citation. */
  readonly statements: readonly CaseStatement[];
  /** Sentences that speak of overruling, from which no treatment is read. */
  readonly notices: readonly Notice[];
}

/** What decides whose words count. */
export interface ReadingOptions {
  readonly isCertain?: (treatment: Treatment, sentence: string) => boolean;
  readonly dissents?: readonly Span[];
}

/** Treatments that only the grammar reads, because a wrong one loses a case. */
const ofGrammar: readonly Treatment[] = ['overruled', 'doubted'];

/**
 * Reads how a judgment treats each case that it cites. `plain` and `sentenceEnds` are the stored text, `citations` the result of
 * `extractCitations`. Provisions are `referred`. Considers the words at the citation, at its footnote mark, at the short name, and
 * about "that decision" soon after. Only the court's own words treat a case, the report's own list, and words that name the judgment
 * that did it; counsel's and a quotation's are `referred` with their speaker. The strongest treatment wins. `isCertain` sees each
 * treatment with its sentence; what it refuses is `referred`, and so is what stands in `dissents`, parts of the text that a minority
 * wrote. Never throws. Time is linear in the text.
 */
export function readTreatments(
  plain: string,
  sentenceEnds: readonly number[],
  citations: readonly Citation[],
  { isCertain = () => true, dissents = [] }: ReadingOptions = {},
): TreatmentReading {
  const printed = findMentions(plain, citations);
  const cases = namedCases(plain, printed, citations);
  const mentions = withNamed(printed, cases);
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
  const reading: Reading = {
    plain,
    masked,
    sentences,
    quotations,
    mentions,
    pointers,
    caseOf,
    judgmentStart: judgmentStartOf(plain),
    dissents,
    arguments: mentions.length === 0 ? [] : argumentsOf(plain),
  };
  const places: Place[] = assignCues(reading);
  for (const { citations: indices, ...found } of places) {
    const isShown =
      !ofGrammar.includes(found.treatment) &&
      isCertain(found.treatment, masked.slice(found.sentence.start, found.sentence.end));
    keep(indices, { ...(isShown ? found : { ...found, treatment: 'referred', named: 'referred' }), source: 'court' });
  }
  const { statements, notices } = statementsOf(reading, cases);
  for (const statement of statements) {
    const { treatment, source, actor, sentence } = statement;
    const isOfCourt = source !== 'reported' || ofGrammar.includes(treatment);
    const found: Found = {
      treatment,
      named: treatment,
      speaker: isOfCourt ? 'court' : 'quoted',
      sentence,
      source,
      ...(actor && { actor }),
    };
    for (const { citations: indices } of statement.cases) keep(indices, found);
  }
  const treatments = citations.map(({ start }, index): ReadTreatment => {
    const found = read.get(index);
    if (found === undefined)
      return { treatment: 'referred', speaker: 'court', sentence: sentenceAt(sentences, start), source: 'court' };
    const { named: _, ...treatment } = found;
    return treatment;
  });
  return { treatments, statements, notices };
}

/** Reads what the sentences say of cases. */
function statementsOf(reading: Reading, cases: readonly NamedCase[]): Pick<TreatmentReading, 'statements' | 'notices'> {
  const { plain, sentences, caseOf } = reading;
  const keyOf = ({ citations: [first], start, end }: NamedCase): string =>
    first === undefined ? plain.slice(start, end).toLowerCase() : `case ${caseOf(first)}`;
  const lists = listStatements(plain, listsEnd(reading), cases);
  const said = readStatements({
    plain,
    sentences,
    cases,
    keyOf,
    isQuoted: (at) => isWithin(reading.quotations, at),
    spoken: (from, to) => withoutQuoted(plain, reading.quotations, { start: from, end: to }),
    isOthers: (sentence, at, objects) =>
      isAnothersWord(reading, {
        sentence,
        cue: { start: at, end: at },
        objects,
        isPointed: objects.every(({ start }) => start < sentence.start),
      }),
  });
  return { statements: [...lists, ...said.statements], notices: said.notices };
}

/** The mentions, and the short names of cases that the text cites elsewhere. */
function withNamed(mentions: readonly Mention[], cases: readonly NamedCase[]): readonly Mention[] {
  const named = cases.filter((one) => {
    const before = mentions[lastAt(mentions, one.end - 1)];
    return one.citations.length > 0 && one.isReport && (before === undefined || before.end <= one.start);
  });
  if (named.length === 0) return mentions;
  return [...mentions, ...named].sort((one, other) => one.start - other.start || other.end - one.end);
}

/** The heading of the official reports of today, and the one behind it with which the judgment begins. */
const caseLaw = /\b(?:Case\s+Law\s+Cited|List\s+of\s+Citations|Case\s+Law\s+Reference)\b/i;
const heading = /\n\n(?:JUDGMENT|Judgment|ORDER|Order)(?=\s)/g;

/** Where the lists of the report end: its head, before the words of the court. */
function listsEnd({ plain, judgmentStart }: Reading): number {
  if (judgmentStart > 0) return judgmentStart;
  const list = caseLaw.exec(plain.slice(0, plain.length / 2));
  if (list === null) return 0;
  heading.lastIndex = list.index;
  return heading.exec(plain)?.index ?? 0;
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
  return { treatment: 'referred', named: 'referred', speaker, sentence, source: 'court' };
}

function sentenceAt(sentences: readonly Span[], offset: number): Span {
  const { start, end } = sentences[Math.max(0, lastAt(sentences, offset))] ?? { start: 0, end: 0 };
  return { start, end };
}
