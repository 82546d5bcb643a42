import type { LargeIntegerColumn } from '../large-integer.js';

/** One act of an operator on a document, which may have one of each state. */
export interface DocumentMarkRow {
  document_id: string;
  /** `masked`: names are replaced. `hidden`: the names of the parties do not find it. `taken-down`: it is not in the library. */
  state: 'masked' | 'hidden' | 'taken-down';
  /** JSON list of `{ name, mask }`; empty unless masked. */
  names: string;
  /** What readers are told. */
  reason: string;
  actor: string;
  /** Milliseconds since 1970. */
  at: LargeIntegerColumn;
  /** By which a reader's link still finds the mark. */
  house_citation: string;
  /** The document as its source has it, compressed JSON; null unless masked or taken down. */
  original: Uint8Array | null;
}

/** A key by which others cite a masked judgment that was taken down too. */
export interface MarkKeyRow {
  document_id: string;
  key: string;
}

/** Tables of marked documents, part of the library's database. */
export interface MarkTables {
  document_marks: DocumentMarkRow;
  mark_keys: MarkKeyRow;
}
