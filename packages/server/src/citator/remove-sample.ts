import { recordAct } from '../store/audit.js';
import type { Store } from '../store/database.js';
import { removeDocuments } from './remove-documents.js';

/** Documents of one transaction: an import or a reader waits no longer than for a batch of an import. */
const BATCH = 50;

interface RemoveOptions {
  /** Who acts, for the audit log. */
  readonly actor: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Deletes the judgments and acts of the fictional sample, with their citations. What cited them is resolved again. It may be
 * interrupted and repeated. Returns how many documents there were.
 */
export async function removeSample(store: Store, { actor, now }: RemoveOptions): Promise<number> {
  let removed = 0;
  for (;;) {
    const rows = await store.db.selectFrom('documents').select('id').where('is_sample', '=', 1).limit(BATCH).execute();
    if (rows.length === 0) break;
    await removeDocuments(
      store,
      rows.map(({ id }) => id),
    );
    removed += rows.length;
  }
  if (removed > 0) {
    const details = `${removed} documents`;
    await recordAct(store.db, { at: now(), actor, act: 'sample-removed', userId: null, details });
  }
  return removed;
}
