import { describe, expect, it } from 'vitest';
import { createRememberMe } from './remember-entry.js';
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
});
