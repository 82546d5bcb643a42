import type { AnswerGroup } from '../contract/assistant/assistant-answer.js';
import { sentencesOf, type QuotedSentence } from './answer-groups.js';

/** Formats the source of a sentence: `Asha v. State of Kerala, (1973) 4 SCC 225, para 12`. */
export type CiteSentence = (quoted: QuotedSentence) => string;

/** Writes a sentence in quotation marks with its source and its speaker, as it is pasted into a brief. */
export function quoteSentence(quoted: QuotedSentence, cite: CiteSentence): string {
  const { author } = quoted.group;
  return `“${quoted.sentence.text}” ${cite(quoted)}${author && ` (${author})`}.`;
}

/** Writes all sentences of an answer with their sources, separated by empty lines. */
export function quoteAnswer(groups: readonly AnswerGroup[], cite: CiteSentence): string {
  return sentencesOf(groups)
    .map((quoted) => quoteSentence(quoted, cite))
    .join('\n\n');
}
