import type { ActRecord, CaseRecord } from '@headnote/core/contract';
import { isHeadnoteError } from '@headnote/core/errors';
import { readDocuments, type FoundDocument } from '../data/document-queries.js';
import { isAccessOver } from '../data/offline-access.js';
import { listCopies, readCopy, removeCopy, type OfflineCopy } from '../data/offline-copies.js';
import { replaceCopy } from './replace-copy.js';
import type { Services } from '../services/services.js';
import { readCopyNow } from './read-copy.js';
import { NAMES, titleNow } from './renew-record.js';

interface RenewOptions {
  readonly userId: string;
  readonly client: Services['client'];
}

/** A name may be masked in the text alone, which the list of documents does not have: so old a copy is read again. */
const OLD_MS = 24 * 60 * 60_000;
/** Old copies that are read again at a time. */
const OLD_AT_ONCE = 5;
/** What else an operator's mask or a later import may change. Without the counts, which change every day. */
const FACTS = ['judges', 'advocates', 'subject', 'headnote', 'citations', 'sourceUrl', 'treatment'] as const;

/**
 * Brings the copies of a member to what the server has now: what was masked or corrected is replaced, what the library has
 * no longer is removed. Asks for all copies in one or two calls. Returns whether a copy changed.
 */
export async function renewCopies({ userId, client }: RenewOptions): Promise<boolean> {
  const entries = await listCopies(userId);
  if (entries.length === 0) return false;
  const found = await readDocuments(
    client,
    entries.map(({ id }) => id),
    { quiet: true },
  );
  const oldest = entries.filter(({ keptAt }) => Date.parse(keptAt) < Date.now() - OLD_MS).slice(-OLD_AT_ONCE);
  let changed = false;
  for (const entry of entries) {
    const copy = await readCopy(userId, entry.id);
    if (copy && (await renew(copy, found.get(copy.id), { client, isOld: oldest.includes(entry) }))) changed = true;
  }
  return changed;
}

async function renew(
  copy: OfflineCopy,
  found: FoundDocument | undefined,
  { client, isOld }: { readonly client: Services['client']; readonly isOld: boolean },
): Promise<boolean> {
  const { userId, id, kind } = copy;
  if (!found) {
    if (await isInLibrary(client, id)) return false;
    await removeCopy(userId, id);
    return true;
  }
  const stored = (copy.record ?? {}) as Facts;
  // The server answers only a preview now: it cannot replace the text, so a text with other names goes.
  if (isAccessOver(userId)) {
    if (areSame(stored, found.record, NAMES)) return false;
    await removeCopy(userId, id);
    return true;
  }
  if (!isOld && areSame(stored, found.record, [...NAMES, ...FACTS])) return false;
  const now = await readCopyNow(client, { id, kind });
  if (now.record === null) return false;
  await replaceCopy(copy, { ...now, title: titleNow(copy, now.record) });
  return true;
}

type Facts = Partial<CaseRecord & ActRecord>;

function areSame(one: Facts, other: Facts, names: readonly (keyof Facts)[]): boolean {
  return names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}

/** A search finds nothing while its index is built again: only the library itself says that a document is gone. */
async function isInLibrary(client: Services['client'], id: string): Promise<boolean> {
  try {
    await client.documents.extent({ id }, { quiet: true });
    return true;
  } catch (error) {
    if (isHeadnoteError(error) && error.code === 'not-found') return false;
    throw error;
  }
}
