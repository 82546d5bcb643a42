import type { Subscription } from '@headnote/core/contract';
import { forgetLastDays, isAccessOver, rememberLastDay } from './offline-access.js';

/** A copy of a document on this device, as it is stored. */
export interface OfflineCopy {
  /** Whose it is. Another member of this device never reads it. */
  readonly userId: string;
  readonly id: string;
  readonly kind: 'judgment' | 'act';
  readonly title: string;
  /** When it was copied, ISO date and time. Stored under this name since the first version. */
  readonly keptAt: string;
  /** The answer of the read of the document, with its text as the server sent it. */
  readonly record: unknown;
  /** The answer of the read of its citations; undefined for an act. */
  readonly citations: unknown;
  /** The member's note, as the server sent it; null for none. */
  readonly note: unknown;
}

/** A copy in a list. */
export type OfflineEntry = Pick<OfflineCopy, 'id' | 'kind' | 'title' | 'keptAt'>;

/** Begins the keys of the queries of what this device keeps. */
export const OFFLINE_COPIES = ['offline-copies'] as const;

const DATABASE = 'headnote-offline';
const STORE = 'documents';
/** Most copies of a member; the oldest makes room for the next one. */
export const MAX_COPIES = 200;

/** Stores a copy of a document in place of an older one. Rejects when the device has no room or no storage. */
export async function saveCopy(document: OfflineCopy): Promise<void> {
  const database = await open();
  const others = (await listOf(database, document.userId)).filter(({ id }) => id !== document.id);
  await change(database, (store) => {
    for (const { id } of others.slice(MAX_COPIES - 1)) store.delete([document.userId, id]);
    store.put(document);
  });
}

/** Reads a member's copy of a document; undefined if there is none, or the device has no storage. */
export async function readCopy(userId: string, id: string): Promise<OfflineCopy | undefined> {
  if (!(await hasDatabase())) return undefined;
  const store = (await open()).transaction(STORE).objectStore(STORE);
  return (await answerOf(store.get([userId, id]))) as OfflineCopy | undefined;
}

/** A part of a copy, as one read of the server answers it. */
export type CopyPart = 'record' | 'citations' | 'note';

/**
 * Reads a part of a copy to show it; undefined if there is none. After the end of the subscription only the member's note is
 * shown: the copy stays, and can be read again after a renewal.
 */
export async function readCopyPart(
  { userId, id, part }: { readonly userId: string; readonly id: string; readonly part: CopyPart },
  now?: number,
): Promise<{ readonly value: unknown; readonly keptAt: string } | undefined> {
  if (part !== 'note' && isAccessOver(userId, now)) return undefined;
  const copy = await readCopy(userId, id);
  return copy && copy[part] !== undefined ? { value: copy[part], keptAt: copy.keptAt } : undefined;
}

/** Remembers until when the copies of a member are shown. Does nothing for a member without copies. */
export async function rememberAccess(userId: string, subscription: Pick<Subscription, 'endDate'>): Promise<void> {
  if ((await listCopies(userId)).length > 0) rememberLastDay(userId, subscription);
}

/** Lists the copies of a member, the latest first. Empty if the device has no storage. */
export async function listCopies(userId: string): Promise<readonly OfflineEntry[]> {
  return (await hasDatabase()) ? listOf(await open(), userId) : [];
}

/** Removes one document. */
export async function removeCopy(userId: string, id: string): Promise<void> {
  await changeCopies((store) => void store.delete([userId, id]));
}

/** Changes what is stored, in one transaction. Does nothing if there was never a copy. */
export async function changeCopies(write: (store: IDBObjectStore) => void): Promise<void> {
  if (await hasDatabase()) await change(await open(), write);
}

/** Removes the documents of every other member. */
export async function removeCopiesOfOthers(userId: string): Promise<void> {
  forgetLastDays(userId);
  if (!(await hasDatabase())) return;
  const database = await open();
  const keys = await answerOf(database.transaction(STORE).objectStore(STORE).getAllKeys());
  const foreign = keys.filter((key) => Array.isArray(key) && key[0] !== userId);
  if (foreign.length > 0) await change(database, (store) => foreign.forEach((key) => store.delete(key)));
}

/** Removes everything, with the database. */
export async function removeAllCopies(): Promise<void> {
  forgetLastDays();
  if (!(await hasDatabase())) return;
  const database = await open();
  await change(database, (store) => void store.clear());
  database.close();
  opened = undefined;
  await answerOf(indexedDB.deleteDatabase(DATABASE));
}

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(STORE, { keyPath: ['userId', 'id'] });
    });
    request.addEventListener('success', () => {
      // Another tab signs out: its deletion must not wait for this one.
      request.result.addEventListener('versionchange', () => {
        request.result.close();
        opened = undefined;
      });
      resolve(request.result);
    });
    request.addEventListener('error', () => {
      opened = undefined;
      reject(request.error ?? new Error('The storage of this device did not open.'));
    });
  });
  return opened;
}

/** Whether there was ever a copy: looking must not create the database. */
async function hasDatabase(): Promise<boolean> {
  try {
    if (opened) return true;
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
  } catch {
    // Storage is blocked.
    return false;
  }
}

async function listOf(database: IDBDatabase, userId: string): Promise<readonly OfflineEntry[]> {
  const range = IDBKeyRange.bound([userId], [userId, []]);
  const all = (await answerOf(database.transaction(STORE).objectStore(STORE).getAll(range))) as OfflineCopy[];
  return all
    .map(({ id, kind, title, keptAt }) => ({ id, kind, title, keptAt }))
    .toSorted((one, other) => other.keptAt.localeCompare(one.keptAt));
}

function change(database: IDBDatabase, write: (store: IDBObjectStore) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, 'readwrite');
    transaction.addEventListener('complete', () => resolve());
    const fail = () => reject(transaction.error ?? new Error('The device did not keep the document.'));
    transaction.addEventListener('error', fail);
    transaction.addEventListener('abort', fail);
    write(transaction.objectStore(STORE));
  });
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The device did not answer.')));
  });
}
