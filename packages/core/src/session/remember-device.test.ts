import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeIndexedDb } from './indexed-db.fixtures.js';
import { createRememberMe } from './remember-entry.js';
import { memoryStorage } from './session.fixtures.js';

const credentials = { username: 'demo', password: 'pass wörd 😀' };
let db: ReturnType<typeof fakeIndexedDb>;

beforeEach(() => {
  db = fakeIndexedDb();
  vi.stubGlobal('indexedDB', db.indexedDB);
});
afterEach(() => vi.unstubAllGlobals());

/** The key of the device in IndexedDB. */
const deviceKey = (): CryptoKey | undefined => db.stores.get('keys')?.get('remember') as CryptoKey | undefined;

describe('S9: remember me with a device key', () => {
  it('S9: fills the form again, although storage contains no readable password', async () => {
    const storage = memoryStorage();
    await createRememberMe({ storage }).save(credentials);
    expect(await createRememberMe({ storage }).load()).toEqual(credentials);
    const stored = JSON.parse(storage.values.get('remember') ?? '') as { username: string; sealed: string };
    expect(Object.keys(stored)).toEqual(['username', 'sealed']);
    expect(JSON.stringify(stored)).not.toContain('pass');
    expect(db.state.open).toBe(0);
  });

  it('S9: uses one key for all sign-ins, which scripts cannot export', async () => {
    const storage = memoryStorage();
    const remember = createRememberMe({ storage });
    await remember.save(credentials);
    const key = deviceKey();
    expect(key?.extractable).toBe(false);
    expect(key?.algorithm).toEqual({ name: 'AES-GCM', length: 256 });
    expect(key?.usages).toEqual(['encrypt', 'decrypt']);
    await expect(crypto.subtle.exportKey('raw', key as CryptoKey)).rejects.toThrow();
    await remember.save(credentials);
    expect(deviceKey()).toBe(key);
  });

  it('S9: never encrypts the same password to the same text', async () => {
    const storage = memoryStorage();
    const texts = new Set<string | undefined>();
    for (let time = 0; time < 5; time += 1) {
      await createRememberMe({ storage }).save(credentials);
      texts.add(storage.values.get('remember'));
    }
    expect(texts.size).toBe(5);
  });

  it('S9: deletes the values and the key, so an old copy only gives the username', async () => {
    const storage = memoryStorage();
    const remember = createRememberMe({ storage });
    await remember.save(credentials);
    const copy = storage.values.get('remember') ?? '';
    await remember.forget();
    expect(storage.values.size).toBe(0);
    expect(deviceKey()).toBeUndefined();
    storage.setItem('remember', copy);
    expect(await remember.load()).toEqual({ username: 'demo' });
    expect(deviceKey()).toBeUndefined();
  });

  it('S9: keeps only the username if the site is configured so', async () => {
    const storage = memoryStorage();
    await createRememberMe({ storage, keep: 'username' }).save(credentials);
    expect(storage.values.get('remember')).toBe('{"username":"demo"}');
    expect(deviceKey()).toBeUndefined();
    await createRememberMe({ storage, keep: 'credentials' }).save(credentials);
    expect(await createRememberMe({ storage, keep: 'username' }).load()).toEqual({ username: 'demo' });
    // The password from before is deleted, not only left unread.
    expect(storage.values.get('remember')).toBe('{"username":"demo"}');
  });

  it.each([
    ['cut', (sealed: string) => sealed.slice(0, -4)],
    ['altered', (sealed: string) => `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`],
    ['no base64', () => '%%%'],
    ['empty', () => ''],
  ])('S9: returns only the username when the password is %s', async (_, damage) => {
    const storage = memoryStorage();
    await createRememberMe({ storage }).save(credentials);
    const { sealed } = JSON.parse(storage.values.get('remember') ?? '') as { sealed: string };
    storage.setItem('remember', JSON.stringify({ username: 'demo', sealed: damage(sealed) }));
    const loaded = await createRememberMe({ storage }).load();
    expect(loaded?.username).toBe('demo');
    expect(loaded?.password).toBeUndefined();
  });

  it('S9: keeps only the username when IndexedDB fails, and forgetting causes no error', async () => {
    const storage = memoryStorage();
    const remember = createRememberMe({ storage });
    for (const fault of [new DOMException('blocked', 'InvalidStateError'), null]) {
      db.state.fail = fault;
      await remember.save(credentials);
      expect(storage.values.get('remember')).toBe('{"username":"demo"}');
      expect(await remember.load()).toEqual({ username: 'demo' });
      await remember.forget();
      expect(storage.values.size).toBe(0);
    }
  });

  it('S9: encrypts the credentials of the older form and stores them again', async () => {
    const storage = memoryStorage();
    let times = 0;
    const takeOlder = () => ((times += 1) === 1 ? credentials : undefined);
    const remember = createRememberMe({ storage, takeOlder });
    expect(await remember.load()).toEqual(credentials);
    expect(await remember.load()).toEqual(credentials);
    expect(JSON.stringify([...storage.values])).not.toContain('pass');
  });
});
