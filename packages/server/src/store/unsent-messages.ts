import type { Kysely } from 'kysely';
import type { Database } from './database.js';
import { type LargeInteger, readInteger } from './large-integer.js';

/** Messages of the outbox that are alike for an operator. No recipient and no text is in it. */
export interface UnsentMessages {
  readonly state: 'waiting' | 'given up';
  readonly channel: 'email' | 'sms';
  /** Name of their text. */
  readonly template: string;
  /** Why the last try failed; empty before the first one. */
  readonly failure: string;
  readonly count: number;
  /** When the oldest was queued, in milliseconds since 1970. */
  readonly oldest: number;
}

/** Reads at most `limit` kinds of messages that were not sent, those first that wait, and of these the oldest. */
export async function readUnsent(db: Kysely<Database>, limit: number): Promise<readonly UnsentMessages[]> {
  const rows = await db
    .selectFrom('outbox')
    .select((eb) => [
      eb.case().when('failed_at', 'is', null).then('waiting').else('given up').end().as('state'),
      'channel',
      'template',
      'failure',
      eb.fn.countAll<LargeInteger>().as('count'),
      eb.fn.min<LargeInteger>('created_at').as('oldest'),
    ])
    .where('sent_at', 'is', null)
    .groupBy(['state', 'channel', 'template', 'failure'])
    .orderBy('state', 'desc')
    .orderBy('oldest')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...row,
    state: row.state === 'waiting' ? 'waiting' : 'given up',
    count: readInteger(row.count),
    oldest: readInteger(row.oldest),
  }));
}
