import type { Kysely } from 'kysely';
import type { Database } from './database.js';
import { isFaultOfDocument } from './document-fault.js';
import { type QueueEntry, type QueueName, recordFailures } from './queues.js';

/** An entry whose document was set aside, with the reason for the operator. */
export type SetAside = QueueEntry & { readonly reason: string };

/**
 * Works on each entry by itself after work on all of them has failed, and sets aside those that fail alone. Rejects if the
 * fault is not of a document, such as a full disk.
 */
export async function workOnEach<Entry extends QueueEntry>(
  db: Kysely<Database>,
  queue: QueueName,
  { entries, work }: { readonly entries: readonly Entry[]; readonly work: (entry: Entry) => Promise<void> },
): Promise<SetAside[]> {
  const failed: SetAside[] = [];
  for (const entry of entries) {
    try {
      await work(entry);
    } catch (error) {
      if (!isFaultOfDocument(error)) throw error;
      failed.push({ ...entry, reason: String(error) });
    }
  }
  await recordFailures(db, queue, failed);
  return failed;
}
