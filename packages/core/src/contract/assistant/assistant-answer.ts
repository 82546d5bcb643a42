import type { Fields, ValueOf } from '../wire/kind.js';
import { count, flag, sureText, text } from '../wire/readers.js';

const source = {
  /** Id of the document. */
  documentId: ['file_name', sureText],
  /** Number of the paragraph; 0 if unknown. */
  paragraph: count,
  /** Quoted words of the judgment. */
  quote: text,
} as const;

/** A passage of a judgment that supports an answer. */
export interface AssistantSource extends ValueOf<typeof source> {}

export const assistantAnswer = {
  /** Plain text. */
  text,
  /** Passages that support the answer. */
  sources: [[source as Fields<AssistantSource>], []],
  /** Identifies the conversation in the next question. */
  conversationId: ['conversationid', text],
} as const;

/** An answer of the assistant. */
export interface AssistantAnswer extends ValueOf<typeof assistantAnswer> {}

export const assistantDocument = {
  /** True if questions about it are possible. */
  exists: flag,
} as const;

/** Whether the assistant knows a document. */
export interface AssistantDocument extends ValueOf<typeof assistantDocument> {}
