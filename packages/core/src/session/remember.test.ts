import { describe, expect, it } from 'vitest';
import { createCodec } from '../codec/index.js';
import { createOlderCredentials, createRememberMe } from './remember-entry.js';
import { memoryStorage } from './session.fixtures.js';

describe('remember me without IndexedDB', () => {
  it('keeps only the username, and no password in any form', async () => {
    const storage = memoryStorage();
    const remember = createRememberMe({ storage });
    await remember.save({ username: 'demo', password: 'pass word' });
    expect(await remember.load()).toEqual({ username: 'demo' });
    expect(JSON.stringify([...storage.values])).not.toMatch(/pass|sealed/);
    await remember.forget();
    expect(await remember.load()).toBeUndefined();
    expect(storage.values.size).toBe(0);
  });

  it.each(['', 'null', '{}', '{"username":5}', '[]', 'x', '{"username":"demo","sealed":"%%%"}'])(
    'reads nothing, or only the name, from a damaged value: %s',
    async (text) => {
      const storage = memoryStorage();
      storage.setItem('remember', text);
      const loaded = await createRememberMe({ storage }).load();
      expect(loaded).toEqual(text.includes('demo') ? { username: 'demo' } : undefined);
    },
  );

  it('imports the credentials of the older form once', async () => {
    const storage = memoryStorage();
    let older: { username: string; password: string } | undefined = { username: 'old', password: 'secret' };
    const takeOlder = () => {
      const taken = older;
      older = undefined;
      return taken;
    };
    const remember = createRememberMe({ storage, takeOlder });
    expect(await remember.load()).toEqual({ username: 'old' });
    expect(await remember.load()).toEqual({ username: 'old' });
    expect(JSON.stringify([...storage.values])).not.toContain('secret');
  });

  it('S9: imports a username that the older form stored without a password', async () => {
    const storage = memoryStorage();
    let taken = 0;
    const takeOlder = () => ((taken += 1) === 1 ? { username: 'old' } : undefined);
    const remember = createRememberMe({ storage, takeOlder });
    expect(await remember.load()).toEqual({ username: 'old' });
    expect(await remember.load()).toEqual({ username: 'old' });
  });
});

describe('createOlderCredentials', () => {
  const codec = createCodec({ key: 'the key that ships' });
  const keys = { username: 'uname', password: 'upass', flag: 'remember-flag' };

  function older(values: Readonly<Record<string, string>>) {
    const storage = memoryStorage();
    for (const [key, value] of Object.entries(values)) storage.setItem(key, value);
    return { storage, take: createOlderCredentials({ storage, codec, keys }) };
  }

  it('S9: reads the values once with the compatible codec, and removes them', () => {
    const { storage, take } = older({
      uname: codec.encrypt('demo'),
      upass: codec.encrypt('pass wörd 😀'),
      'remember-flag': 'true',
      token: 'untouched',
    });
    expect(take()).toEqual({ username: 'demo', password: 'pass wörd 😀' });
    expect([...storage.values.keys()]).toEqual(['token']);
    expect(take()).toBeUndefined();
  });

  it('S9: remember-me stores the values again without a readable password', async () => {
    const { storage, take } = older({ uname: codec.encrypt('demo'), upass: codec.encrypt('pass word') });
    const remember = createRememberMe({ storage, takeOlder: take });
    expect(await remember.load()).toEqual({ username: 'demo' });
    expect(await createRememberMe({ storage, takeOlder: take }).load()).toEqual({ username: 'demo' });
    expect([...storage.values.keys()]).toEqual(['remember']);
    expect(JSON.stringify([...storage.values])).not.toContain('pass word');
  });

  it.each([
    ['encrypted with another key', createCodec({ key: 'other' }).encrypt('demo')],
    ['plain', 'demo'],
    ['empty', ''],
    ['noise', codec.encrypt('\u0000\u0001')],
    ['too long', codec.encrypt('x'.repeat(300))],
  ])('S9: returns nothing for values that are %s, and still removes them', (_, text) => {
    const { storage, take } = older({ uname: text, upass: text });
    expect(take()).toBeUndefined();
    expect(storage.values.size).toBe(0);
  });

  it('S9: returns the username if only the password is damaged', () => {
    expect(older({ uname: codec.encrypt('demo'), upass: 'cut' }).take()).toEqual({ username: 'demo' });
  });

  it('S9: returns nothing if storage is blocked', () => {
    const storage = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(createOlderCredentials({ storage, codec, keys })()).toBeUndefined();
  });
});
