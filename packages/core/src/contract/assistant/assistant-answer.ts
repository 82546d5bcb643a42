import { count, flag, items, record, sureText, text } from '../wire/readers.js';

/** A place in a judgment that an answer rests on. */
export interface AssistantSource {
  /** Id of the document. */
  readonly documentId: string;
  /** Number of the paragraph; 0 where not known. */
  readonly paragraph: number;
  /** Words of the judgment. */
  readonly quote: string;
}

/** What the assistant says. */
export interface AssistantAnswer {
  /** Plain text. */
  readonly text: string;
  /** Places that the answer rests on. */
  readonly sources: readonly AssistantSource[];
  /** Names the conversation in the next question. */
  readonly conversationId: string;
}

/** Whether the assistant knows a document. */
export interface AssistantDocument {
  /** True where it may be asked about. */
  readonly exists: boolean;
}

const source = record<AssistantSource>({ documentId: ['file_name', sureText], paragraph: count, quote: text });

/** Reads what the assistant says. */
export const assistantAnswer = record<AssistantAnswer>({
  text,
  sources: (value) => items(source)(value ?? null),
  conversationId: ['conversationid', text],
});

/** Reads whether the assistant knows a document. */
export const assistantDocument = record<AssistantDocument>({ exists: flag });
