import { count, flag, items, record, sureText, text } from '../wire/readers.js';

/** A passage of a judgment that supports an answer. */
export interface AssistantSource {
  /** Id of the document. */
  readonly documentId: string;
  /** Number of the paragraph; 0 if unknown. */
  readonly paragraph: number;
  /** Quoted words of the judgment. */
  readonly quote: string;
}

/** An answer of the assistant. */
export interface AssistantAnswer {
  /** Plain text. */
  readonly text: string;
  /** Passages that support the answer. */
  readonly sources: readonly AssistantSource[];
  /** Identifies the conversation in the next question. */
  readonly conversationId: string;
}

/** Whether the assistant knows a document. */
export interface AssistantDocument {
  /** True if questions about it are possible. */
  readonly exists: boolean;
}

const source = record<AssistantSource>({ documentId: ['file_name', sureText], paragraph: count, quote: text });

/** Reads an answer of the assistant. */
export const assistantAnswer = record<AssistantAnswer>({
  text,
  sources: (value) => items(source)(value ?? null),
  conversationId: ['conversationid', text],
});

/** Reads whether the assistant knows a document. */
export const assistantDocument = record<AssistantDocument>({ exists: flag });
