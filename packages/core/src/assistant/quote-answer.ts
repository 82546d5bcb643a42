import type { AnswerGroup } from '../contract/assistant/assistant-answer.js';
import { sentencesOf, type QuotedSentence } from './answer-groups.js';

/** Formats the source of a sentence: `Asha v. State of Kerala, (1973) 4 SCC 225, para 12`. */
export type CiteSentence = (quoted: QuotedSentence) => string;

/** Writes a sentence in quotation marks with its source and its speaker, as it is pasted into a brief. */
export function quoteSentence(quoted: QuotedSentence, cite: CiteSentence): string {
  const speaker = speakerOf(quoted);
  return `“${quoted.sentence.text}” ${cite(quoted)}${speaker && ` (${speaker})`}.`;
}

/** A dissent, an argument or another text must not be pasted as the words of the Court. */
function speakerOf({ group: { author, kind }, sentence: { role, side } }: QuotedSentence): string {
  return [
    author,
    (kind === 'dissenting' || kind === 'concurring') && kind,
    role === 'argument' && (side === '' ? 'an argument, not the Court’s words' : `argument of the ${side}`),
    role === 'quoted' && 'quoted from another text',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Writes all sentences of an answer with their sources, separated by empty lines. */
export function quoteAnswer(groups: readonly AnswerGroup[], cite: CiteSentence): string {
  return sentencesOf(groups)
    .map((quoted) => quoteSentence(quoted, cite))
    .join('\n\n');
}
