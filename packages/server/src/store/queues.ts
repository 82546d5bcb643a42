import type { Transaction } from 'kysely';
import type { Database } from './database.js';
import { inChunks } from './in-chunks.js';

/** An entry of a queue as it was when it was taken up. */
export interface TakenUp {
  readonly document_id: string;
  readonly revision: string;
}

/**
 * Strikes off a queue what has been worked off. A change that came meanwhile stays: its revision is new, so that it is none of those
 * that were taken up, of whichever document.
 */
export async function strikeOff(
  transaction: Transaction<Database>,
  queue: 'index_queue' | 'citator_queue',
  done: readonly TakenUp[],
): Promise<void> {
  // The two queues are alike in what is asked here; one type keeps the statement in one piece.
  const table = queue as 'citator_queue';
  await inChunks(done, (chunk) =>
    transaction
      .deleteFrom(table)
      .where(
        'document_id',
        'in',
        chunk.map(({ document_id }) => document_id),
      )
      .where(
        'revision',
        'in',
        chunk.map(({ revision }) => revision),
      )
      .execute(),
  );
}
