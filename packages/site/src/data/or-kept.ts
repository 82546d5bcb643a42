import { isHeadnoteError } from '@headnote/core/errors';
import type { KeptDocument } from './kept-documents.js';

/** A document of a member, who may keep it on this device. */
export interface KeptQuestion {
  readonly id: string;
  readonly userId: string;
}

/** An answer, and when this device kept it if it comes from there. */
export interface OrKept<T> {
  readonly value: T;
  readonly keptAt: string | undefined;
}

/**
 * Reads from the server, and without a connection from what this device keeps. Rejects as the read does if it keeps nothing.
 * A document that the server does not have any more, perhaps by an order of a court, leaves the device too.
 */
export async function orKept<T>(
  { id, userId, part }: KeptQuestion & { readonly part: 'record' | 'citations' | 'note' },
  read: () => Promise<T>,
): Promise<OrKept<T>> {
  try {
    const value = await read();
    if (part === 'record' && value === null && userId !== '') await dropCopy(userId, id);
    return { value, keptAt: undefined };
  } catch (error) {
    if (userId === '' || !isHeadnoteError(error) || (error.code !== 'network' && error.code !== 'timeout')) throw error;
    const kept: KeptDocument | undefined = await import('./kept-documents.js')
      .then(({ readKept }) => readKept(userId, id))
      .catch(() => undefined);
    if (!kept || kept[part] === undefined) throw error;
    // The page itself stored the answer of the same call.
    return { value: kept[part] as T, keptAt: kept.keptAt };
  }
}

async function dropCopy(userId: string, id: string): Promise<void> {
  const { dropKept } = await import('./kept-documents.js');
  await dropKept(userId, id);
}
