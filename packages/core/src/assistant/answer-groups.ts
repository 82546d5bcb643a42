import type { AnswerGroup, AnswerSentence } from '../contract/assistant/assistant-answer.js';

/** A sentence with the document and the opinion that it belongs to. */
export interface QuotedSentence {
  readonly group: AnswerGroup;
  readonly sentence: AnswerSentence;
}

/** Unique for an opinion in an answer. */
export const groupKey = ({ documentId, opinion }: AnswerGroup): string => `${documentId} ${opinion}`;

/** Adds what an event of a streamed answer brings: sentences of one opinion go to the group that is there. */
export function addGroup(groups: readonly AnswerGroup[], part: AnswerGroup): readonly AnswerGroup[] {
  const at = groups.findIndex((one) => groupKey(one) === groupKey(part));
  const known = groups[at];
  if (!known) return [...groups, part];
  return groups.with(at, { ...known, sentences: [...known.sentences, ...part.sentences] });
}

/** The sentences of an answer, in the order in which they are read. */
export function sentencesOf(groups: readonly AnswerGroup[]): readonly QuotedSentence[] {
  return groups.flatMap((group) => group.sentences.map((sentence) => ({ group, sentence })));
}

/** What an answer quotes, in numbers. */
export interface AnswerCounts {
  readonly sentences: number;
  readonly paragraphs: number;
  /** Pages of a PDF; 0 for a document of the library. */
  readonly pages: number;
  /** Opinions, also those of different judgments. */
  readonly opinions: number;
  readonly documents: number;
}

/** Counts what an answer quotes, for the line below it. */
export function countAnswer(groups: readonly AnswerGroup[]): AnswerCounts {
  const all = sentencesOf(groups);
  return {
    sentences: all.length,
    paragraphs: new Set(all.map(({ group, sentence }) => `${group.documentId} ${sentence.paragraph}`)).size,
    pages: new Set(all.map(({ sentence }) => sentence.page).filter((page) => page !== '')).size,
    opinions: new Set(groups.map(groupKey)).size,
    documents: new Set(groups.map(({ documentId }) => documentId)).size,
  };
}
