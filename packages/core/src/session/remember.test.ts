import { describe, expect, it } from 'vitest';
import { createCodec } from '../codec/index.js';
import { createOlderCredentials, createRememberMe } from './remember-entry.js';
import { memoryStorage } from './session.fixtures.js';

describe('remember me where the browser has no IndexedDB', () => {
  it('keeps the user name alone, and no password in any form', async () => {
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
    'takes a damaged value for none, or for the name alone: %s',
    async (text) => {
      const storage = memoryStorage();
      storage.setItem('remember', text);
      const loaded = await createRememberMe({ storage }).load();
      expect(loaded).toEqual(text.includes('demo') ? { username: 'demo' } : undefined);
    },
  );

  it('takes over what the older form stored, once', async () => {
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

  it('S9: takes over a name that the older form stored without a password', async () => {
    const storage = memoryStorage();
    let taken = 0;
    const takeOlder = () => ((taken += 1) === 1 ? { username: 'old' } : undefined);
    const remember = createRememberMe({ storage, takeOlder });
    expect(await remember.load()).toEqual({ username: 'old' });
    expect(await remember.load()).toEqual({ username: 'old' });
  });
});

describe('values of the older form', () => {
  const codec = createCodec({ key: 'the key that ships' });
  const keys = { username: 'uname', password: 'upass', flag: 'remember-flag' };

  function older(values: Readonly<Record<string, string>>) {
    const storage = memoryStorage();
    for (const [key, value] of Object.entries(values)) storage.setItem(key, value);
    return { storage, take: createOlderCredentials({ storage, codec, keys }) };
  }

  it('S9: are read once with the compatible codec, and removed', () => {
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

  it('S9: are stored again by remember-me, where nobody finds the password in the open', async () => {
    const { storage, take } = older({ uname: codec.encrypt('demo'), upass: codec.encrypt('pass word') });
    const remember = createRememberMe({ storage, takeOlder: take });
    expect(await remember.load()).toEqual({ username: 'demo' });
    expect(await createRememberMe({ storage, takeOlder: take }).load()).toEqual({ username: 'demo' });
    expect([...storage.values.keys()]).toEqual(['remember']);
    expect(JSON.stringify([...storage.values])).not.toContain('pass word');
  });

  it.each([
    ['of another key', createCodec({ key: 'other' }).encrypt('demo')],
    ['plain', 'demo'],
    ['empty', ''],
    ['noise', codec.encrypt('\u0000\u0001')],
    ['far too long', codec.encrypt('x'.repeat(300))],
  ])('S9: that are %s give nothing, and are removed all the same', (_, text) => {
    const { storage, take } = older({ uname: text, upass: text });
    expect(take()).toBeUndefined();
    expect(storage.values.size).toBe(0);
  });

  it('S9: of which the password alone is damaged give the name', () => {
    expect(older({ uname: codec.encrypt('demo'), upass: 'cut' }).take()).toEqual({ username: 'demo' });
  });

  it('S9: in storage that is blocked are none', () => {
    const storage = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(createOlderCredentials({ storage, codec, keys })()).toBeUndefined();
  });
});
