import type { NewDocument } from '../../extraction/new-document.js';
import type { JsonRecord } from './json-record.js';

/** The result of reading a record: a document, or the reason why it is not one. */
export type ParsedRecord =
  { readonly ok: true; readonly document: NewDocument } | { readonly ok: false; readonly reason: string };

/** Turns one record of a file into a document. Never throws for bad data. */
export type RecordFormat = (record: JsonRecord) => ParsedRecord;
