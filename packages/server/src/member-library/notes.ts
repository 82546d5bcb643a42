import { NotFoundError, RefusedError } from '@headnote/core/errors';
import { joinNotes } from '@headnote/core/notes';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { openOtherText } from '../library/other-text-places.js';
import { readShownIds, shownIdOf, sourcesOf } from '../library/sources.js';
import type { Database } from '../store/database.js';
import { readInteger } from '../store/large-integer.js';
import type { PersonalNoteRow } from '../store/tables/member-library-tables.js';
import { checkDocument, checkRoom, checkTexts, type LibraryParts, write } from './library-parts.js';
import { KEPT_AFTER_REMOVAL_MS, memberLimits, TYPING_MS } from './limits.js';

/** A note as a client saves it. */
export interface NoteToSave {
  readonly documentId: string;
  readonly note: string;
  /** The version that the writer saw, 0 for none; undefined overwrites any. */
  readonly version: number | undefined;
}

/** A note, or one of its earlier texts. */
export interface StoredNote {
  readonly documentId: string;
  readonly note: string;
  readonly version: number;
  /** ISO time of this text. */
  readonly changedAt: string;
}

/**
 * A member's notes: one for each document. An earlier text is kept for 30 days, the last
 * `memberLimits.noteVersions` of each. Notes on several sources of a judgment stay
 * with these, and show as one; saving it makes it the note on the shown document.
 */
export interface Notes {
  /** Returns the new version. Refuses a text that was written over a version that is not the last one. */
  save(userId: number, note: NoteToSave): Promise<Omit<StoredNote, 'note'>>;
  /** Removes a note; a missing one stays away. */
  remove(userId: number, documentId: string): Promise<void>;
  /** The notes, the last changed first; of one document if it is named. */
  list(userId: number, documentId: string): Promise<readonly StoredNote[]>;
  /** Earlier texts of a note, the newest first. */
  versions(userId: number, documentId: string): Promise<readonly StoredNote[]>;
}

/** More rows than there are. */
const ALL = 1_000_000_000;

const CONFLICT =
  'This note was changed somewhere else since you opened it. Nothing was overwritten: compare the two texts, then save again.';

/** Creates them on one database. */
export function createNotes(parts: LibraryParts): Notes {
  const { db, now } = parts;
  return {
    save: (userId, note) => write(parts, userId, (transaction) => save(parts, transaction, userId, note)),
    remove: (userId, documentId) =>
      write(parts, userId, async (transaction) => {
        for (const known of await notesIn(transaction, userId, documentId)) await removeNote(transaction, known, now());
      }),
    async list(userId, documentId) {
      const rows = await notesIn(db, userId, documentId);
      const shown = await readShownIds(
        db,
        rows.map((row) => row.document_id),
      );
      const notes = Map.groupBy(rows, (row) => shown.get(row.document_id) ?? row.document_id);
      return Promise.all([...notes].map(async ([id, own]) => readNote(await asOne(db, id, own))));
    },
    async versions(userId, documentId) {
      const rows = await db
        .selectFrom('note_versions')
        .selectAll()
        .where('user_id', '=', userId)
        .where('document_id', 'in', await sourcesOf(db, documentId))
        .where('replaced_at', '>', now() - KEPT_AFTER_REMOVAL_MS)
        .orderBy('replaced_at', 'desc')
        .orderBy('version', 'desc')
        .execute();
      return rows.map(readNote);
    },
  };
}

async function save(
  { now }: LibraryParts,
  transaction: Transaction<Database>,
  userId: number,
  { documentId: named, note, version }: NoteToSave,
): Promise<Omit<StoredNote, 'note'>> {
  const documentId = await shownIdOf(transaction, named);
  const known = await findNote(transaction, userId, documentId);
  if (known === undefined) await checkDocument(transaction, documentId);
  const others = (await notesIn(transaction, userId, documentId)).filter((one) => one.document_id !== documentId);
  // A repetition of the same save changes nothing, so that a lost answer can be asked for again.
  if (known !== undefined && known.deleted_at === null && known.note === note && others.length === 0)
    return stateOf(known);
  // A deleted note is no note to its writer.
  const own = known === undefined || known.deleted_at !== null ? 0 : known.version;
  const last = others.reduce((sum, one) => sum + one.version, own);
  if (version !== undefined && version !== last) throw new RefusedError(CONFLICT);
  for (const other of others) await removeNote(transaction, other, now());
  const row = { note, version: Math.max(known?.version ?? 0, last) + 1, changed_at: now(), deleted_at: null };
  if (known === undefined) {
    await checkRoom(transaction, userId, { table: 'personal_notes', limit: memberLimits.notes, what: 'notes' });
    await transaction
      .insertInto('personal_notes')
      .values({ user_id: userId, document_id: documentId, ...row })
      .execute();
  } else {
    const isTyping = version !== undefined && now() - (await lastStored(transaction, known)) < TYPING_MS;
    if (known.deleted_at === null && !isTyping) await storeVersion(transaction, known, now());
    await transaction
      .updateTable('personal_notes')
      .set(row)
      .where('user_id', '=', userId)
      .where('document_id', '=', documentId)
      .execute();
  }
  await checkTexts(transaction, userId, 'personal_notes');
  return stateOf({ ...row, document_id: documentId });
}

/** The notes that a member has, the last changed first; those on all sources of one judgment if it is named. */
async function notesIn(db: Kysely<Database>, userId: number, documentId: string) {
  const own = db.selectFrom('personal_notes').selectAll().where('user_id', '=', userId).where('deleted_at', 'is', null);
  const rows = documentId === '' ? own : own.where('document_id', 'in', await sourcesOf(db, documentId));
  return rows.orderBy('changed_at', 'desc').orderBy('document_id').execute();
}

/** The notes on the sources of one judgment as one on the shown document, whose own comes first. */
async function asOne(
  db: Kysely<Database>,
  shownId: string,
  notes: readonly Selectable<PersonalNoteRow>[],
): Promise<Selectable<PersonalNoteRow>> {
  const ordered = notes.toSorted(
    (one, other) => Number(other.document_id === shownId) - Number(one.document_id === shownId),
  );
  const [first] = ordered;
  if (first === undefined) throw new NotFoundError();
  const texts: string[] = [];
  for (const { document_id: id, note } of ordered)
    texts.push(id === shownId ? note : (await openOtherText(db, { id, shownId })).note(note));
  const latest = Math.max(...notes.map((one) => readInteger(one.changed_at)));
  const version = notes.reduce((sum, one) => sum + one.version, 0);
  return { ...first, document_id: shownId, note: joinNotes(texts), version, changed_at: latest };
}

async function removeNote(
  transaction: Transaction<Database>,
  known: Selectable<PersonalNoteRow>,
  now: number,
): Promise<void> {
  await storeVersion(transaction, known, now);
  await transaction
    .updateTable('personal_notes')
    .set({ note: '', version: known.version + 1, changed_at: now, deleted_at: now })
    .where('user_id', '=', known.user_id)
    .where('document_id', '=', known.document_id)
    .execute();
}

async function findNote(
  db: Kysely<Database>,
  userId: number,
  documentId: string,
): Promise<Selectable<PersonalNoteRow> | undefined> {
  return db
    .selectFrom('personal_notes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('document_id', '=', documentId)
    .executeTakeFirst();
}

/** When the last version of a note was kept, in milliseconds; 0 if there is none. */
async function lastStored(
  db: Kysely<Database>,
  { user_id, document_id }: Selectable<PersonalNoteRow>,
): Promise<number> {
  const { last } = await db
    .selectFrom('note_versions')
    .select((eb) => eb.fn.max('replaced_at').as('last'))
    .where('user_id', '=', user_id)
    .where('document_id', '=', document_id)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

async function storeVersion(
  transaction: Transaction<Database>,
  { user_id, document_id, version, note, changed_at }: Selectable<PersonalNoteRow>,
  now: number,
): Promise<void> {
  await transaction
    .insertInto('note_versions')
    .values({ user_id, document_id, version, note, changed_at: readInteger(changed_at), replaced_at: now })
    .execute();
  await transaction
    .deleteFrom('note_versions')
    .where('user_id', '=', user_id)
    .where('document_id', '=', document_id)
    .where('version', 'in', (eb) =>
      eb
        .selectFrom('note_versions as older')
        .select('older.version')
        .where('older.user_id', '=', user_id)
        .where('older.document_id', '=', document_id)
        .orderBy('older.version', 'desc')
        // All the others; SQLite has no offset without a limit.
        .limit(ALL)
        .offset(memberLimits.noteVersions),
    )
    .execute();
}

type NoteState = Pick<Selectable<PersonalNoteRow>, 'document_id' | 'version' | 'changed_at'>;

const stateOf = ({ document_id, version, changed_at }: NoteState) => ({
  documentId: document_id,
  version,
  changedAt: new Date(readInteger(changed_at)).toISOString(),
});

const readNote = (row: NoteState & { readonly note: string }): StoredNote => ({ ...stateOf(row), note: row.note });
