import type { Database } from 'better-sqlite3';
import { type TextField, textFields } from '../../model/fields.js';
import { type TokenStream, streamAt, streamOf } from './tokens/token-stream.js';

/** The token stream of each field of one document. */
export type ReadStream = (field: TextField) => TokenStream;

/** Reads the token streams of documents by row id; only those that `fields` need. */
export function openStreamReader(db: Database, fields: readonly TextField[]): (row: number) => ReadStream {
  const needsContent = fields.includes('content');
  const needsShort = fields.some((field) => field !== 'content');
  const columns = [needsShort ? 'short' : 'NULL', needsContent ? 'content' : 'NULL'];
  const statement = db.prepare(`SELECT ${columns.join(', ')} FROM streams WHERE row = ?`).raw();
  return (row) => {
    const [short, content] = statement.get(BigInt(row)) as [Uint8Array | null, Uint8Array | null];
    // The content is the first text field, and the only one outside the joined stream.
    return (field) =>
      field === 'content' ? streamOf(content!) : streamAt(streamOf(short!), textFields.indexOf(field) - 1);
  };
}
