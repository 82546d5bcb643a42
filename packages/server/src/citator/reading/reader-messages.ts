import type { NewDocument } from '../../extraction/new-document.js';
import type { DocumentRead } from './read-document.js';

/** Documents to read; ids count up from 1. */
export interface ReaderRequest {
  readonly id: number;
  readonly documents: readonly NewDocument[];
}

/** The readings in the same order; the documents come back without their texts. */
export type ReaderReply =
  | { readonly id: number; readonly ok: true; readonly readings: readonly ReadingSent[] }
  | { readonly id: number; readonly ok: false; readonly reason: string };

/** A reading as sent between threads. */
export interface ReadingSent extends Omit<DocumentRead, 'document'> {
  readonly document: Readonly<Record<string, unknown>>;
}
