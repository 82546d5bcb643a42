import type { Kysely } from 'kysely';
import { type MarkedParagraph, readMarkedParagraphs } from '../extraction/text/marked-paragraph.js';
import type { Database } from '../store/database.js';
import { unpackText } from '../store/packed-text.js';

/** A text that is about to be stored. */
export interface NewText {
  readonly id: string;
  readonly html: string;
}

/** The paragraphs of the text that the library has now. */
export async function storedParagraphs(db: Kysely<Database>, id: string): Promise<MarkedParagraph[]> {
  const body = await db.selectFrom('document_bodies').select('html').where('document_id', '=', id).executeTakeFirst();
  return body === undefined ? [] : readMarkedParagraphs(unpackText(body.html));
}
