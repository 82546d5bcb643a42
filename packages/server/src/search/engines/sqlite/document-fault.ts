import { isHeadnoteError } from '@headnote/core/errors';
import Sqlite from 'better-sqlite3';

/** Codes for a row whose values SQLite refuses; all other codes concern the file or the disk. */
const CODES_OF_ROW = /^SQLITE_(?:TOOBIG|CONSTRAINT|MISMATCH)/;

/** Whether a write failed because of a document, so that other documents can still be written. */
export function isFaultOfDocument(error: unknown): boolean {
  if (isHeadnoteError(error)) return false;
  return !(error instanceof Sqlite.SqliteError) || CODES_OF_ROW.test(error.code);
}

/** The reason as the queue records it. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
