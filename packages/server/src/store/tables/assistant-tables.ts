import type { LargeIntegerColumn } from '../large-integer.js';

/** A conversation of one member about one document. */
export interface AssistantConversationRow {
  id: string;
  user_id: number;
  document_id: string;
  scope: 'document' | 'cited';
  /** Time of the last question. */
  asked_at: LargeIntegerColumn;
}

/** One question and its answer. */
export interface AssistantAnswerRow {
  id: string;
  user_id: number;
  conversation_id: string;
  /** From 0. */
  position: number;
  question: string;
  asked_at: LargeIntegerColumn;
  scope: 'document' | 'cited';
  selector: 'rules' | 'model' | 'fallback';
  /** JSON array of places of sentences; no words. */
  sentences: string;
  /** JSON of a refusal; empty for an answer. */
  refusal: string;
  vote: 'none' | 'useful' | 'not-useful';
}

/** The words of a PDF that a member uploaded. */
export interface AssistantFileRow {
  id: string;
  user_id: number;
  /** As it is shown. */
  name: string;
  /** Of its bytes, so that the same file is kept once. */
  hash: string;
  pages: number;
  /** Pages without words. */
  scanned_pages: number;
  uploaded_at: LargeIntegerColumn;
  /** JSON of the words and their places, packed. The file itself is not kept. */
  words: Uint8Array;
}

/** The tables of the assistant. */
export interface AssistantTables {
  assistant_conversations: AssistantConversationRow;
  assistant_answers: AssistantAnswerRow;
  assistant_files: AssistantFileRow;
}
