import type { ChosenSentence, CiteSentence, Conversation, ConversationState } from '@headnote/core/assistant';
import type { AnswerSentence } from '@headnote/core/contract';
import type { ReaderDocument } from '../work/reader-document.js';
import { messages } from './messages.js';

/** What is asked about: the open document, or a PDF of the member. */
export interface AskedDocument extends Pick<ReaderDocument, 'id' | 'title' | 'citationOf' | 'later'> {
  readonly kind: ReaderDocument['kind'] | 'file';
}

/** What every part of the panel works with. */
export interface AskView {
  readonly document: AskedDocument;
  readonly state: ConversationState;
  readonly machine: Conversation;
  readonly cite: CiteSentence;
  /** Shows a sentence of the open document in the text. */
  readonly show: (chosen: ChosenSentence) => void;
}

/** The chip of a sentence: `¶ 93`, `s. 34`, `p. 7`. */
export function chipLabel({ label, page }: AnswerSentence, kind: AskedDocument['kind']): string {
  if (kind === 'file') return messages.page(page);
  if (label === '') return messages.inText;
  return kind === 'act' ? messages.section(label) : messages.paragraph(label);
}
