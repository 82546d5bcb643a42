import { createCodec } from '@headnote/core/codec';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeIndexedDb } from '../../../core/src/session/indexed-db.fixtures.js';
import { createLazyRemember } from './lazy-remember.js';

afterEach(() => vi.unstubAllGlobals());

it.each([true, false])('S9: stores the password only if the server allows it: %s', async (remembersPassword) => {
  vi.stubGlobal('indexedDB', fakeIndexedDb().indexedDB);
  const values = new Map<string, string>();
  const storage = () =>
    ({
      getItem: (name: string) => values.get(name) ?? null,
      setItem: (name: string, value: string) => void values.set(name, value),
      removeItem: (name: string) => void values.delete(name),
    }) as Storage;
  const codec = createCodec({ key: 'a key for tests' });
  const remember = createLazyRemember({ storage, codec, config: { remembersPassword } });
  await remember.save({ username: 'meera', password: 'a long password' });
  expect([...values.values()].join()).toContain('meera');
  const stored = Object.keys(JSON.parse(values.get('remember') ?? '{}') as object);
  expect(stored).toEqual(remembersPassword ? ['username', 'sealed'] : ['username']);
});
