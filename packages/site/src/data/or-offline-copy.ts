import { isHeadnoteError } from '@headnote/core/errors';
import type { CopyPart } from './offline-copies.js';

/** A document of a member, of which this device may have a copy. */
export interface MemberDocument {
  readonly id: string;
  readonly userId: string;
}

/** An answer, and when it was copied if it comes from this device. */
export interface ReadOrCopy<T> {
  readonly value: T;
  readonly copiedAt: string | undefined;
}

/**
 * Reads from the server, and without a connection from the copy on this device. Rejects as the read does if there is none.
 * A document that the server does not have any more, perhaps by an order of a court, leaves the device too.
 */
export async function orOfflineCopy<T>(
  { id, userId, part }: MemberDocument & { readonly part: CopyPart },
  read: () => Promise<T>,
): Promise<ReadOrCopy<T>> {
  try {
    const value = await read();
    if (part === 'record' && value === null && userId !== '') await dropCopy(userId, id);
    return { value, copiedAt: undefined };
  } catch (error) {
    if (userId === '' || !isHeadnoteError(error) || (error.code !== 'network' && error.code !== 'timeout')) throw error;
    const copy = await import('./offline-copies.js')
      .then(({ readCopyPart }) => readCopyPart({ userId, id, part }))
      .catch(() => undefined);
    if (!copy) throw error;
    // The page itself stored the answer of the same call.
    return { value: copy.value as T, copiedAt: copy.keptAt };
  }
}

async function dropCopy(userId: string, id: string): Promise<void> {
  const { removeCopy } = await import('./offline-copies.js');
  await removeCopy(userId, id);
}
