import type { Kysely } from 'kysely';
import type { NewDocument } from '../extraction/new-document.js';
import type { Database } from '../store/database.js';
import { unpackText } from '../store/packed-text.js';
import { packedOriginal, unpackOriginal } from './document-marks.js';

/**
 * Reads the plain text of a document that others are compared with. Undefined if the library has none; empty if it is
 * damaged, because one document must not stop the import of all others.
 */
export async function readComparedText(db: Kysely<Database>, id: string): Promise<string | undefined> {
  const body = await db.selectFrom('document_bodies').select('plain').where('document_id', '=', id).executeTakeFirst();
  return body && orNothing(() => unpackText(body.plain), '');
}

/** Reads a marked document as its source has it, to compare others with it; undefined also if it is damaged. */
export async function readComparedOriginal(db: Kysely<Database>, id: string): Promise<NewDocument | undefined> {
  const packed = await packedOriginal(db, id);
  return packed && orNothing(() => unpackOriginal(packed), undefined);
}

function orNothing<T>(read: () => T, nothing: T): T {
  try {
    return read();
  } catch {
    return nothing;
  }
}
