import type { ChosenSentence, CiteSentence, Conversation, ConversationState } from '@headnote/core/assistant';
import type { AnswerSentence } from '@headnote/core/contract';
import type { ReaderDocument } from '../work/reader-document.js';
import { messages } from './messages.js';

/** What every part of the panel works with. */
export interface AskView {
  readonly document: ReaderDocument;
  readonly state: ConversationState;
  readonly machine: Conversation;
  readonly cite: CiteSentence;
  /** Shows a sentence of the open document in the text. */
  readonly show: (chosen: ChosenSentence) => void;
}

/** The chip of a sentence: `¶ 93`, `s. 34`. */
export function chipLabel({ label }: AnswerSentence, kind: ReaderDocument['kind']): string {
  if (label === '') return messages.inText;
  return kind === 'act' ? messages.section(label) : messages.paragraph(label);
}
