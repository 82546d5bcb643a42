interface FakeRequest {
  result: unknown;
  error: unknown;
  onsuccess: (() => void) | null;
  onerror: (() => void) | null;
  onupgradeneeded?: (() => void) | null;
}

/** The part of IndexedDB that remember-me uses, in memory. Setting `fail` makes all later requests fail. */
export function fakeIndexedDb() {
  const stores = new Map<string, Map<string, unknown>>();
  const state = { fail: undefined as unknown, open: 0, modes: [] as string[] };
  const answer = (work: () => unknown): FakeRequest => {
    const request: FakeRequest = { result: undefined, error: null, onsuccess: null, onerror: null };
    setTimeout(() => {
      if (state.fail !== undefined) {
        request.error = state.fail;
        request.onerror?.();
        return;
      }
      request.result = work();
      request.onsuccess?.();
    });
    return request;
  };
  const objectStore = (name: string) => {
    const values = stores.get(name);
    if (!values) throw new DOMException(`no store ${name}`, 'NotFoundError');
    return {
      get: (key: string) => answer(() => values.get(key)),
      put: (value: unknown, key: string) => answer(() => void values.set(key, value)),
      delete: (key: string) => answer(() => void values.delete(key)),
    };
  };
  const database = {
    createObjectStore: (name: string) => void stores.set(name, new Map()),
    transaction: (_store: string, mode: string) => {
      state.modes.push(mode);
      return { objectStore };
    },
    close: () => void (state.open -= 1),
  };
  const open = (): FakeRequest => {
    const request: FakeRequest = answer(() => {
      state.open += 1;
      if (stores.size === 0) {
        request.result = database;
        request.onupgradeneeded?.();
      }
      return database;
    });
    return request;
  };
  return { indexedDB: { open }, stores, state };
}
