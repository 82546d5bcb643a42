import type { SourceText } from '../passages/passage.js';
import type { Question } from '../question/question.js';
import { type Candidate, MAX_CANDIDATES } from './candidate.js';
import { fitOf } from './fits.js';
import { findNamed } from './named-places.js';
import { byNamedJudges } from './named-judges.js';
import { byNamedSides } from './named-sides.js';
import { weighWords } from './weigh-words.js';

/** What the parts of a score count: the words lead, the form of the sentence and what it names decide between equals. */
const WEIGHTS = { words: 1, fit: 1.2, named: 1.5, coverage: 1 } as const;
/** The court's own reasons before what counsel said or another text says, where the question does not ask for those. */
const VOICE = {
  reasons: 0.25,
  order: 0.1,
  issue: 0,
  facts: 0,
  unknown: 0,
  argument: -0.3,
  quoted: -0.25,
  title: -0.5,
} as const;

/** What others said, in a question that asks for the court's own words. */
const NOT_THE_COURT: ReadonlySet<string> = new Set(['argument', 'quoted']);
const OF_OTHERS = -0.6;
/** What the order that a dissenting judge would have made counts for a question of what became of the case. */
const OF_A_DISSENT = 0.4;
/** Share of the best fit that the order of a judgment has: in most it is at the end, in some an appendix or a dissent is below it. */
const FINAL_ORDER = 0.9;
/** Coverage of such an order where the words of the question are elsewhere in the document. */
const ENOUGH_FOR_ORDER = 0.5;

/** The document whose sentences are ranked. */
interface RetrieveFrom {
  readonly document: string;
  readonly source: SourceText;
}

/**
 * Returns the best sentences of a document for a question. The same question on the same text always has the same result:
 * equal scores keep the order of the text.
 */
export function retrieve(asked: Question, { document, source }: RetrieveFrom): readonly Candidate[] {
  const { question, opinions } = byNamedJudges(byNamedSides(asked, source), source);
  const named = findNamed(question, source);
  // Without a word or a name to look for, any sentence would do: that is no answer.
  if (question.kind === 'words' && question.terms.length === 0 && named === undefined) return [];
  const words = weighWords(question.terms, source);
  const paragraphs = named && new Set([...named].map((index) => source.passages[index]?.paragraph ?? -1));
  let most = 0;
  for (const index of words.found) most = Math.max(most, words.score(index));
  const isOutcome = question.focus === 'outcome' && question.opinion === undefined;
  const fits = source.passages.map(
    (passage) =>
      fitOf(passage, question) *
      (isOutcome && source.opinions[passage.opinion]?.kind === 'dissenting' ? OF_A_DISSENT : 1),
  );
  const finalOrder = FINAL_ORDER * fits.reduce((best, fit) => Math.max(best, fit), 0);
  const candidates: Candidate[] = [];
  for (const [index, passage] of source.passages.entries()) {
    if (question.opinion !== undefined && source.opinions[passage.opinion]?.kind !== question.opinion) continue;
    if (opinions !== undefined && !opinions.has(passage.opinion)) continue;
    const fit = fits[index] ?? 0;
    const isNamed = named?.has(index) ?? true;
    const isNear = !isNamed && (paragraphs?.has(passage.paragraph) ?? false);
    if (named !== undefined && !isNamed && !isNear) continue;
    if (named === undefined && question.terms.length > 0 && !words.found.has(index) && fit === 0) continue;
    const own = words.coverage(index);
    // "Did the bank succeed?": the order says "the petitioner", but the document is about a bank.
    const coverage = isOutcome && words.hasAll && fit > 0 && fit >= finalOrder ? Math.max(own, ENOUGH_FOR_ORDER) : own;
    const score =
      (most === 0 ? 0 : WEIGHTS.words * (words.score(index) / most)) +
      WEIGHTS.coverage * (question.terms.length === 0 ? 0 : coverage) +
      WEIGHTS.fit * fit +
      (named === undefined ? 0 : WEIGHTS.named * (isNamed ? 1 : 0.3)) +
      (question.kind === 'arguments' || fit === 0 ? 0 : VOICE[passage.role]) +
      (question.focus === 'court' && NOT_THE_COURT.has(passage.role) ? OF_OTHERS : 0);
    candidates.push({ document, index, passage, score, coverage, fit, hasNamed: isNamed });
  }
  return best(candidates);
}

/** Joins the best sentences of several documents; equal ones keep the order of the documents. */
export function mergeCandidates(lists: readonly (readonly Candidate[])[]): readonly Candidate[] {
  const [only = [], ...others] = lists;
  return others.length === 0 ? only : best(lists.flat());
}

function best(candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.toSorted((one, other) => other.score - one.score).slice(0, MAX_CANDIDATES);
}
