import type { Database } from 'better-sqlite3';
import { type TextField, textFields } from '../fields.js';
import { streamAt } from '../tokens/token-stream.js';

/** The token stream of each field of one document. */
export type ReadStream = (field: TextField) => Uint8Array;

/** Reads the token streams of documents by their row ids; what `fields` do not need is not read. */
export function openStreamReader(db: Database, fields: readonly TextField[]): (row: number) => ReadStream {
  const needsContent = fields.includes('content');
  const needsShort = fields.some((field) => field !== 'content');
  const columns = [needsShort ? 'short' : 'NULL', needsContent ? 'content' : 'NULL'];
  const statement = db.prepare(`SELECT ${columns.join(', ')} FROM streams WHERE row = ?`).raw();
  return (row) => {
    const [short, content] = statement.get(BigInt(row)) as [Uint8Array | null, Uint8Array | null];
    return (field) => (field === 'content' ? content! : streamAt(short!, textFields.indexOf(field) - 1));
  };
}
