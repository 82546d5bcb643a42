import { textLength } from '@headnote/core/content';
import type { Store } from '../store/database.js';
import { unpackText } from '../store/packed-text.js';

/** Counts the characters of a document's whole text, without markup; 0 if the library does not have the document. */
export async function readTextLength({ db }: Pick<Store, 'db'>, id: string): Promise<number> {
  const body = await db.selectFrom('document_bodies').select('html').where('document_id', '=', id).executeTakeFirst();
  return body === undefined ? 0 : textLength(unpackText(body.html));
}
