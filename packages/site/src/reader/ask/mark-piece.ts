import type { AnswerSentence, FilePagePiece } from '@headnote/core/contract';

/** A piece of a page: what is before a sentence, the sentence, and what is behind it. */
export type MarkedPiece = readonly [before: string, marked: string, after: string];

/** Finds a sentence in a piece of a page; nothing is marked in a piece that does not have it. */
export function markPiece({ number, start, text }: FilePagePiece, sentence: AnswerSentence): MarkedPiece {
  const isIts = sentence.id.startsWith(`${number}.`);
  const from = Math.max(0, sentence.start - start);
  const to = Math.min(text.length, sentence.end - start);
  if (!isIts || from >= to) return [text, '', ''];
  return [text.slice(0, from), text.slice(from, to), text.slice(to)];
}
