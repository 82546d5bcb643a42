const DATABASE = 'headnote';
const STORE = 'keys';
const KEY_ID = 'remember';

function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });
}

async function withStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await settle(opening);
  try {
    return await settle(work(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

/** Returns the AES-256-GCM key of this device. Scripts of this origin can use but not export it. `create` creates a missing key. */
export async function deviceKey({ create }: { readonly create: boolean }): Promise<CryptoKey | undefined> {
  const known = await withStore<CryptoKey | undefined>('readonly', (store) => store.get(KEY_ID));
  if (known || !create) return known;
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  await withStore('readwrite', (store) => store.put(key, KEY_ID));
  return key;
}

/** Deletes the key, so that values encrypted with it can no longer be read. */
export async function deleteDeviceKey(): Promise<void> {
  await withStore('readwrite', (store) => store.delete(KEY_ID));
}
