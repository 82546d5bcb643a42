import { randomUUID } from 'node:crypto';
import { assistantLimits, type AssistantFile } from '@headnote/core/contract';
import { NotFoundError, RefusedError } from '@headnote/core/errors';
import type { Kysely } from 'kysely';
import type { Database } from '../../store/database.js';
import { type LargeInteger, readInteger } from '../../store/large-integer.js';
import { packText, unpackText } from '../../store/packed-text.js';
import { runTransaction } from '../../store/run-transaction.js';
import type { UploadedText } from './uploaded-text.js';

const DAY_MS = 24 * 60 * 60_000;
const KEPT_MS = assistantLimits.fileDays * DAY_MS;
// The same words for what nobody has and for what is another member's (I2).
export const NO_FILE = 'You have no PDF with this id.';

const FULL = `You have ${assistantLimits.maxFiles} PDFs, the most that the library keeps for a member. Delete one first.`;

/** The first letter keeps these ids apart from those of documents. */
const FILE_ID = /^u[0-9a-f]{32}$/;

/** Whether an id is that of an uploaded PDF. */
export const isFileId = (id: string): boolean => FILE_ID.test(id);

/** The first letter of those ids, and of no other. */
export const FILE_MARK = 'u';

/**
 * Holds the row of a member's PDF to the end of a transaction, so that nothing is kept about one that was deleted. Rejects
 * with NotFoundError.
 */
export async function holdFile(transaction: Kysely<Database>, userId: number, id: string): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('assistant_files')
    .set({ id })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new NotFoundError(NO_FILE);
}

/** A PDF to keep. */
export interface NewFile {
  readonly name: string;
  /** Of its bytes. */
  readonly hash: string;
  readonly text: UploadedText;
}

/** The PDFs of members. A member's own are all that any of these calls sees. */
export interface Files {
  /** The newest first. */
  list(userId: number): Promise<readonly AssistantFile[]>;
  /** The names of some by their ids. */
  names(userId: number, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** One with these bytes. */
  find(userId: number, hash: string): Promise<AssistantFile | undefined>;
  read(userId: number, id: string): Promise<{ readonly name: string; readonly text: UploadedText } | undefined>;
  /** Rejects with RefusedError if no more are kept. */
  checkRoom(userId: number): Promise<void>;
  /** Keeps one, unless one with the same bytes is kept. Rejects as `checkRoom` does. */
  add(userId: number, file: NewFile): Promise<AssistantFile>;
  /** Deletes one with the conversations about it. Rejects with NotFoundError. */
  remove(userId: number, id: string): Promise<void>;
  /** Deletes those whose time has passed, with the conversations about them. */
  purge(): Promise<void>;
}

const readWords = (stored: Uint8Array): UploadedText => JSON.parse(unpackText(stored)) as UploadedText;

/** Creates the PDFs of one database. */
export function createFiles(db: Kysely<Database>, now: () => number): Files {
  const kept = (from: Kysely<Database>, userId: number) =>
    from
      .selectFrom('assistant_files')
      .where('user_id', '=', userId)
      .where('uploaded_at', '>', now() - KEPT_MS);
  const heads = (from: Kysely<Database>, userId: number) =>
    kept(from, userId).select(['id', 'name', 'pages', 'scanned_pages', 'uploaded_at']);

  async function find(from: Kysely<Database>, userId: number, hash: string): Promise<AssistantFile | undefined> {
    const row = await heads(from, userId).where('hash', '=', hash).executeTakeFirst();
    return row && describe(row);
  }

  async function checkRoom(from: Kysely<Database>, userId: number): Promise<void> {
    const { count } = await kept(from, userId)
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= assistantLimits.maxFiles) throw new RefusedError(FULL);
  }

  return {
    async list(userId) {
      return (await heads(db, userId).orderBy('uploaded_at', 'desc').orderBy('id').execute()).map(describe);
    },
    async names(userId, ids) {
      if (ids.length === 0) return new Map();
      const rows = await kept(db, userId).select(['id', 'name']).where('id', 'in', ids).execute();
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
    find: (userId, hash) => find(db, userId, hash),
    async read(userId, id) {
      const row = await kept(db, userId).select(['name', 'words']).where('id', '=', id).executeTakeFirst();
      return row && { name: row.name, text: readWords(row.words) };
    },
    checkRoom: (userId) => checkRoom(db, userId),
    add: (userId, { name, hash, text }) =>
      runTransaction(db, async (transaction) => {
        const known = await find(transaction, userId, hash);
        if (known !== undefined) return known;
        await checkRoom(transaction, userId);
        // One whose time has passed may not be deleted yet.
        await removeFiles(transaction, (rows) => rows.where('user_id', '=', userId).where('hash', '=', hash));
        const row = {
          id: `u${randomUUID().replaceAll('-', '')}`,
          user_id: userId,
          name,
          hash,
          pages: text.pages,
          scanned_pages: text.scannedPages,
          uploaded_at: now(),
          words: packText(JSON.stringify(text)),
        };
        await transaction.insertInto('assistant_files').values(row).execute();
        return describe(row);
      }),
    async remove(userId, id) {
      const removed = await runTransaction(db, (transaction) =>
        removeFiles(transaction, (rows) => rows.where('user_id', '=', userId).where('id', '=', id)),
      );
      if (removed === 0) throw new NotFoundError(NO_FILE);
    },
    async purge() {
      await runTransaction(db, (transaction) =>
        removeFiles(transaction, (rows) => rows.where('uploaded_at', '<=', now() - KEPT_MS)),
      );
    },
  };
}

type FileRows = ReturnType<typeof filesOf>;
const filesOf = (db: Kysely<Database>) => db.selectFrom('assistant_files').select(['id', 'user_id']);

/** Deletes PDFs with the conversations about them: a question alone may say what a PDF says. Returns how many. */
async function removeFiles(db: Kysely<Database>, choose: (rows: FileRows) => FileRows): Promise<number> {
  const rows = await choose(filesOf(db)).execute();
  for (const { id } of rows) {
    // First the file: an answer that is kept at this moment holds its row, and is deleted then.
    await db.deleteFrom('assistant_files').where('id', '=', id).execute();
    await db.deleteFrom('assistant_conversations').where('document_id', '=', id).execute();
  }
  return rows.length;
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly pages: number;
  readonly scanned_pages: number;
  readonly uploaded_at: LargeInteger;
}

function describe({ id, name, pages, scanned_pages: scannedPages, uploaded_at: at }: Row): AssistantFile {
  const uploaded = readInteger(at);
  return {
    id,
    name,
    pages,
    scannedPages,
    uploadedAt: new Date(uploaded).toISOString(),
    keptUntil: new Date(uploaded + KEPT_MS).toISOString(),
  };
}
