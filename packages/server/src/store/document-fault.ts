import { isHeadnoteError } from '@headnote/core/errors';

/** Codes of SQLite for a row whose values it refuses. All other codes concern the file or the disk. */
const SQLITE_ROW = /^SQLITE_(?:TOOBIG|CONSTRAINT|MISMATCH)/;
/** Codes of PostgreSQL for values that it refuses: data exceptions and violated constraints (its manual, appendix A). */
const POSTGRES_ROW = /^2[23]\w{3}$/;

/** Codes of a database, a file or a connection. Any other is of what reads a document: `ZSTD_…`, `Z_…`, `ERR_…`. */
const OF_SYSTEM = /^(?:SQLITE_\w+|[0-9A-Z]{5}|E[A-Z0-9]+)$/;

/** Whether work on documents failed because of one of them, so that the others can still be done. */
export function isFaultOfDocument(error: unknown): boolean {
  if (!(error instanceof Error) || isHeadnoteError(error) || error.name === 'AbortError') return false;
  const { code } = error as { readonly code?: unknown };
  return typeof code !== 'string' || !OF_SYSTEM.test(code) || SQLITE_ROW.test(code) || POSTGRES_ROW.test(code);
}
