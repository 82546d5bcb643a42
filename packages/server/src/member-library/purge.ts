import { purgeAttachments } from '../store/mail-attachments.js';
import type { LibraryParts } from './library-parts.js';
import { KEPT_AFTER_REMOVAL_MS, REQUESTS_KEPT_MS } from './limits.js';

/** Deletes for good what was removed 30 days ago, and what is known of requests that are not repeated any more. */
export async function purgeMemberLibraries({ db, now }: LibraryParts): Promise<void> {
  const before = now() - KEPT_AFTER_REMOVAL_MS;
  for (const table of ['saved_queries', 'saved_folders', 'saved_results', 'personal_notes'] as const)
    await db.deleteFrom(table).where('deleted_at', '<=', before).execute();
  await db.deleteFrom('note_versions').where('replaced_at', '<=', before).execute();
  await purgeAttachments(db);
  await db
    .deleteFrom('member_requests')
    .where('made_at', '<=', now() - REQUESTS_KEPT_MS)
    .execute();
}
