import type { NewDocument } from '../../extraction/new-document.js';
import type { JsonRecord } from './json-record.js';

/** What a format makes of a record: a document, or why it cannot be one. */
export type ParsedRecord =
  { readonly ok: true; readonly document: NewDocument } | { readonly ok: false; readonly reason: string };

/** Turns one record of a file into a document. Never throws for bad data. */
export type RecordFormat = (record: JsonRecord) => ParsedRecord;
