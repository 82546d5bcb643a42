import { beforeEach, describe, expect, it } from 'vitest';
import { createRememberMe } from './remember-entry.js';

const storage = (): Storage => window.localStorage;
const credentials = { username: 'demo', password: 'pass wörd 😀' };

beforeEach(() => storage().clear());

describe('remember me', () => {
  it('fills the form again, although the password is stored encrypted', async () => {
    await createRememberMe({ storage }).save(credentials);
    expect(await createRememberMe({ storage }).load()).toEqual(credentials);
    expect(JSON.stringify(storage())).not.toContain('pass');
  });

  it('keeps only the username if the site is configured so', async () => {
    await createRememberMe({ storage, keep: 'username' }).save(credentials);
    expect(await createRememberMe({ storage }).load()).toEqual({ username: 'demo' });
  });

  it('deletes the values and the key, so an old copy is useless', async () => {
    const remember = createRememberMe({ storage });
    await remember.save(credentials);
    const copy = storage().getItem('remember') ?? '';
    await remember.forget();
    expect(storage().length).toBe(0);
    storage().setItem('remember', copy);
    expect(await remember.load()).toEqual({ username: 'demo' });
  });
});
