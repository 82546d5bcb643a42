import type { Kysely, Selectable, Transaction } from 'kysely';
import { readMarkedParagraphs } from '../extraction/text/marked-paragraph.js';
import { openOtherText, type OtherTextPlaces } from '../library/other-text-places.js';
import { readShownIds, shownIdOf, sourcesOf } from '../library/sources.js';
import type { Database } from '../store/database.js';
import { readInteger } from '../store/large-integer.js';
import { unpackText } from '../store/packed-text.js';
import type { BookmarkRow } from '../store/tables/member-library-tables.js';
import { checkDocument, checkRoom, type LibraryParts, write } from './library-parts.js';
import { memberLimits } from './limits.js';

/** A place that a member marks. */
export interface Bookmark {
  readonly documentId: string;
  /** Undefined for the whole document. */
  readonly paragraph: number | undefined;
}

/** A bookmark of a member. */
export interface StoredBookmark extends Bookmark {
  /** The number that the court printed at the paragraph; empty if it has none. */
  readonly number: string;
  /** Whether the text has the paragraph no longer. */
  readonly isLost: boolean;
  readonly savedAt: string;
}

/** A member's bookmarks. One stays with the source of a judgment that it was made in, and shows with the judgment. */
export interface Bookmarks {
  /** Adds a bookmark; one that is there stays as it is. */
  add(userId: number, bookmark: Bookmark): Promise<void>;
  /** Removes a bookmark, or the one that lost its paragraph; one that is not there stays away. */
  remove(userId: number, bookmark: Bookmark & { readonly isLost?: boolean }): Promise<void>;
  /** The newest first; of one document if it is named. */
  list(userId: number, documentId: string): Promise<readonly StoredBookmark[]>;
}

/** The column has 0 for the whole document, so that a key can contain it. */
const WHOLE = 0;

/** Creates them on one database. */
export function createBookmarks(parts: LibraryParts): Bookmarks {
  const { db, now } = parts;
  return {
    add: (userId, { documentId: named, paragraph = WHOLE }) =>
      write(parts, userId, async (transaction) => {
        await checkDocument(transaction, named);
        const documentId = await shownIdOf(transaction, named);
        await checkRoom(transaction, userId, { table: 'bookmarks', limit: memberLimits.bookmarks, what: 'bookmarks' });
        await transaction
          .insertInto('bookmarks')
          .values({
            user_id: userId,
            document_id: documentId,
            paragraph,
            saved_at: now(),
            ...(await wordsAt(transaction, documentId, paragraph)),
          })
          .onConflict((conflict) => conflict.columns(['user_id', 'document_id', 'paragraph']).doNothing())
          .execute();
      }),
    remove: (userId, { documentId, paragraph = WHOLE, isLost = false }) =>
      write(parts, userId, async (transaction) => {
        const place = isLost ? -paragraph : paragraph;
        const listed = await readShown(transaction, await bookmarksIn(transaction, userId, documentId));
        for (const { row } of listed.filter((one) => one.shown.paragraph === place)) {
          await transaction
            .deleteFrom('bookmarks')
            .where('user_id', '=', userId)
            .where('document_id', '=', row.document_id)
            .where('paragraph', '=', row.paragraph)
            .execute();
        }
      }),
    async list(userId, documentId) {
      const listed = (await readShown(db, await bookmarksIn(db, userId, documentId))).map(({ shown }) => shown);
      const rows = new Map(listed.toReversed().map((row) => [`${row.document_id} ${row.paragraph}`, row]));
      return [...rows.values()].toReversed().map(({ document_id, paragraph, number, saved_at }) => ({
        documentId: document_id,
        paragraph: paragraph === WHOLE ? undefined : Math.abs(paragraph),
        number,
        isLost: paragraph < WHOLE,
        savedAt: new Date(readInteger(saved_at)).toISOString(),
      }));
    },
  };
}

/** A member's bookmarks, the newest first; in one judgment, from all its sources, if it is named. */
async function bookmarksIn(db: Kysely<Database>, userId: number, documentId: string) {
  const own = db.selectFrom('bookmarks').selectAll().where('user_id', '=', userId);
  const rows = documentId === '' ? own : own.where('document_id', 'in', await sourcesOf(db, documentId));
  return rows.orderBy('saved_at', 'desc').orderBy('document_id').orderBy('paragraph').execute();
}

/** Finds the places of bookmarks in the text that is shown. */
async function readShown(db: Kysely<Database>, rows: readonly Selectable<BookmarkRow>[]) {
  const shownIds = await readShownIds(
    db,
    rows.map((row) => row.document_id),
  );
  const texts = new Map<string, OtherTextPlaces>();
  for (const [id, shownId] of shownIds) texts.set(id, await openOtherText(db, { id, shownId }));
  return rows.map((row) => {
    const { document_id: id, paragraph } = row;
    const document_id = shownIds.get(id) ?? id;
    const text = texts.get(id);
    if (text === undefined || paragraph === WHOLE) return { row, shown: { ...row, document_id } };
    const found = text.paragraph({ ...row, paragraph: Math.abs(paragraph) });
    const place = { paragraph: found?.paragraph ?? -Math.abs(paragraph), number: found?.number ?? row.number };
    return { row, shown: { ...row, document_id, ...place } };
  });
}

/** What finds the paragraph again after its text has changed. */
async function wordsAt(
  transaction: Transaction<Database>,
  documentId: string,
  place: number,
): Promise<{ readonly number: string; readonly words: string }> {
  if (place === WHOLE) return { number: '', words: '' };
  const { html } = await transaction
    .selectFrom('document_bodies')
    .select('html')
    .where('document_id', '=', documentId)
    .executeTakeFirstOrThrow();
  const found = readMarkedParagraphs(unpackText(html)).find(({ paragraph }) => paragraph === place);
  return { number: found?.number ?? '', words: found?.words ?? '' };
}
