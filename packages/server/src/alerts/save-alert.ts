import { randomUUID } from 'node:crypto';
import { actEvents, type AlertEvent, alertLimits, judgmentEvents } from '@headnote/core/contract';
import { BadQueryError, NotFoundError, RefusedError } from '@headnote/core/errors';
import { sql, type Kysely, type Transaction } from 'kysely';
import { shownIdOf } from '../library/sources.js';
import { hashOf } from '../member-library/library-parts.js';
import { parseBody } from '../search/guard/parse-body.js';
import type { Database } from '../store/database.js';
import { type LargeInteger, readInteger } from '../store/large-integer.js';

/** Something that a member wants to watch. */
export interface NewAlert {
  readonly kind: 'search' | 'judgment' | 'act';
  readonly documentId: string;
  readonly query: string;
  /** JSON, untrusted. */
  readonly body: string;
  readonly name: string;
  readonly events: readonly AlertEvent[];
  readonly frequency: 'at-once' | 'daily' | 'weekly';
}

/** Characters of all searches of a member's alerts, as the client wrote them: a list answers them at once. */
const MAX_LENGTH = 500_000;

/** A search without a name; e-mails and the page that stops it call each alert by one. */
const UNNAMED = 'Search';

/** What a member is told of a judgment in any case. */
const ALWAYS: readonly AlertEvent[] = ['overruled', 'doubted'];

/**
 * Stores an alert, or changes the one that watches the same thing already. Returns its id. Throws a RefusedError at the limit,
 * a NotFoundError for a document that the library does not have, and a BadQueryError for a search that cannot be run.
 */
export async function saveAlert(
  transaction: Transaction<Database>,
  userId: number,
  alert: NewAlert,
  now: number,
): Promise<string> {
  const watched = alert.kind === 'search' ? searchColumns(alert) : await documentColumns(transaction, alert);
  const known = await transaction
    .selectFrom('alerts')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', alert.kind)
    .where('target', '=', watched.target)
    .executeTakeFirst();
  if (known === undefined) await checkRoom(transaction, userId);
  const values = {
    name: alert.name.trim() || (alert.kind === 'search' ? UNNAMED : ''),
    frequency: alert.frequency,
    ...watched,
  };
  if (known !== undefined) {
    await transaction
      .updateTable('alerts')
      .set({ ...values, paused_at: null })
      .where('id', '=', known.id)
      .execute();
    await checkLength(transaction, userId);
    return known.id;
  }
  const id = randomUUID();
  const unseen = { failure: '', seen_at: now, paused_at: null, run_at: null };
  await transaction
    .insertInto('alerts')
    .values({ id, user_id: userId, kind: alert.kind, created_at: now, ...unseen, ...values })
    .execute();
  await checkLength(transaction, userId);
  return id;
}

function searchColumns({ query, body }: NewAlert) {
  const read = readBody(body);
  // Only what finds the judgments: equal searches are one, whatever page they were made on.
  const plain = JSON.stringify({ query: read.query });
  const key = hashOf(plain);
  return { target: key, query, body: plain, body_key: key, events: '[]' };
}

/** Rejects what could not be run later, when nobody waits for an answer. */
function readBody(text: string): { readonly query?: unknown } {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new BadQueryError('body is not JSON');
  }
  parseBody(body, { audience: 'member' });
  return body as { readonly query?: unknown };
}

async function documentColumns(db: Kysely<Database>, { kind, documentId, events }: NewAlert) {
  const target = await shownIdOf(db, documentId);
  const found = await db
    .selectFrom('documents')
    .select('id')
    .where('id', '=', target)
    .where('kind', '=', kind === 'act' ? 'act' : 'case')
    .executeTakeFirst();
  if (found === undefined) throw new NotFoundError('The library has no document with this id.');
  const possible: readonly AlertEvent[] = kind === 'act' ? actEvents : judgmentEvents;
  const chosen = new Set<AlertEvent>([...(kind === 'act' ? [] : ALWAYS), ...events]);
  const kept = possible.filter((event) => chosen.has(event));
  if (kept.length === 0) throw new RefusedError('Choose at least one thing to be told of.');
  return { target, query: '', body: '', body_key: '', events: JSON.stringify(kept) };
}

async function checkRoom(db: Kysely<Database>, userId: number): Promise<void> {
  const { count } = await db
    .selectFrom('alerts')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .where('kind', '!=', 'own')
    .executeTakeFirstOrThrow();
  if (readInteger(count) >= alertLimits.maxAlerts)
    throw new RefusedError(
      `You have ${alertLimits.maxAlerts} alerts, the most that the library keeps. Delete some first.`,
    );
}

async function checkLength(db: Kysely<Database>, userId: number): Promise<void> {
  const { sum } = await db
    .selectFrom('alerts')
    .select((eb) => eb.fn.sum<LargeInteger | null>(sql<number>`length(query) + length(body)`).as('sum'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (readInteger(sum ?? 0) > MAX_LENGTH)
    throw new RefusedError(
      'The searches of your alerts are too long together. Delete some first, or shorten this one.',
    );
}
