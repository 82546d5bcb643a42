import type { Insertable, Transaction } from 'kysely';
import { findMarkedParagraph, readMarkedParagraphs } from '../extraction/text/marked-paragraph.js';
import type { Database } from '../store/database.js';
import { inChunks } from '../store/in-chunks.js';
import { insertRows } from '../store/insert-rows.js';
import { readInteger } from '../store/large-integer.js';
import type { BookmarkRow } from '../store/tables/member-library-tables.js';
import { type NewText, storedParagraphs } from './stored-paragraphs.js';

/** Of two bookmarks that come to one place, the older one stays. */
const olderStays = {
  name: 'older stays',
  apply: (insert) =>
    insert.onConflict((conflict) => conflict.columns(['user_id', 'document_id', 'paragraph']).doNothing()),
} as const satisfies Parameters<typeof insertRows<'bookmarks'>>[3];

/**
 * Moves the bookmarks of a document to the places that their paragraphs have in its new text. Call it before the text is
 * stored. The place of a paragraph that is not in the text any more becomes negative: a later text may have it again.
 */
export async function moveBookmarks(transaction: Transaction<Database>, { id, html }: NewText): Promise<void> {
  const rows = await transaction
    .selectFrom('bookmarks')
    .selectAll()
    .where('document_id', '=', id)
    .where('paragraph', '!=', 0)
    .orderBy('saved_at')
    .execute();
  if (rows.length === 0) return;
  const known = rows.some(({ words }) => words === '') ? await storedParagraphs(transaction, id) : [];
  const all = readMarkedParagraphs(html);
  const moved = rows.map((row): Insertable<BookmarkRow> => {
    const kept = { ...row, saved_at: readInteger(row.saved_at) };
    const mark = row.words === '' ? known.find(({ paragraph }) => paragraph === row.paragraph) : row;
    if (mark === undefined) return kept;
    const found = findMarkedParagraph({ ...mark, paragraph: Math.abs(mark.paragraph) }, all);
    const place = found?.paragraph ?? -Math.abs(row.paragraph);
    return { ...kept, paragraph: place, number: (found ?? mark).number, words: (found ?? mark).words };
  });
  await transaction.deleteFrom('bookmarks').where('document_id', '=', id).where('paragraph', '!=', 0).execute();
  await insertRows(transaction, 'bookmarks', moved, olderStays);
}

/** Returns those of the documents in which a member has a bookmark. */
export async function markedAmong(
  transaction: Transaction<Database>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await inChunks(ids, (chunk) =>
    transaction.selectFrom('bookmarks').select('document_id').distinct().where('document_id', 'in', chunk).execute(),
  );
  return new Set(rows.map(({ document_id }) => document_id));
}
