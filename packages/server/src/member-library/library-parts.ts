import { createHash } from 'node:crypto';
import { NotFoundError, RefusedError } from '@headnote/core/errors';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../store/database.js';
import { type LargeInteger, readInteger } from '../store/large-integer.js';
import { runTransaction } from '../store/run-transaction.js';
import { memberLimits } from './limits.js';

/** What the parts of a member's library share. */
export interface LibraryParts {
  readonly db: Kysely<Database>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Runs one write of a member's library. The writes of one member follow each other, in every process: each changes the
 * member's one row first. What a work has read is therefore still true when it writes.
 */
export function write<Result>(
  { db, now }: LibraryParts,
  userId: number,
  work: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return runTransaction(db, async (transaction) => {
    await transaction
      .insertInto('member_libraries')
      .values({ user_id: userId, changed_at: now() })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet((eb) => ({ changed_at: eb.ref('excluded.changed_at') })),
      )
      .execute();
    return work(transaction);
  });
}

/** Rejects with NotFoundError unless the library has the document. */
export async function checkDocument(db: Kysely<Database>, documentId: string): Promise<void> {
  const found = await db.selectFrom('documents').select('id').where('id', '=', documentId).executeTakeFirst();
  if (found === undefined) throw new NotFoundError('The library has no document with this id.');
}

/** Rejects with RefusedError if a member has as many rows of a table as may be kept. */
export async function checkRoom(
  db: Kysely<Database>,
  userId: number,
  {
    table,
    limit,
    what,
  }: { readonly table: keyof Database & `${string}s`; readonly limit: number; readonly what: string },
): Promise<void> {
  const { count } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where(db.dynamic.ref('user_id'), '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= limit)
    throw new RefusedError(
      `You have ${limit.toLocaleString('en-IN')} ${what}, the most that the library keeps. Remove some first.`,
    );
}

/** Columns whose texts a member's lists answer. */
const texts = {
  saved_queries: { what: 'characters of saved searches', columns: ['query', 'keywords', 'refine_keywords'] },
  personal_notes: { what: 'characters of notes', columns: ['note'] },
  saved_results: { what: 'characters of descriptions', columns: ['description'] },
} as const;

/** Rejects with RefusedError if the texts of a table that a member has now, with what was just written, are too long together. */
export async function checkTexts(db: Kysely<Database>, userId: number, table: keyof typeof texts): Promise<void> {
  const { what, columns } = texts[table];
  const lengths = columns.map((column) => sql`length(${sql.ref(column)})`);
  const { sum } = await db
    .selectFrom(table)
    .select(sql<LargeInteger | null>`sum(${sql.join(lengths, sql` + `)})`.as('sum'))
    .where(db.dynamic.ref('user_id'), '=', userId)
    .executeTakeFirstOrThrow();
  const limit = memberLimits.texts;
  if (readInteger(sum ?? 0) > limit)
    throw new RefusedError(
      `You have ${limit.toLocaleString('en-IN')} ${what}, the most that the library keeps. Remove some first.`,
    );
}

/** The form in which names of folders are compared. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase();

/** A short key of a long text. */
export const hashOf = (...texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('base64url');
