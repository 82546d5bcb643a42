import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestAccounts, type TestAccounts } from './accounts.fixtures.js';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const NEXT_VERSION = WINDOWS.replace('140', '141');
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1';

let test: TestAccounts;
beforeEach(async () => {
  test = await openTestAccounts();
  await test.store.db.updateTable('users').set({ email: 'asha@example.com' }).execute();
});
afterEach(() => test.close());

const signIn = async (userAgent: string, password = test.password) =>
  (await test.accounts.signIn({ username: 'demo', password, loginType: 1, address: '192.0.2.1', userAgent }))?.state;
const notices = () =>
  test.store.db.selectFrom('outbox').selectAll().where('template', '=', 'new-sign-in').orderBy('created_at').execute();

describe('the notice of a sign-in from a new device', () => {
  it('is not sent for the first device, nor for a new version of its browser', async () => {
    expect(await signIn(WINDOWS)).toBe('signed-in');
    expect(await signIn(WINDOWS)).toBe('signed-in');
    expect(await signIn(NEXT_VERSION)).toBe('signed-in');
    expect(await notices()).toEqual([]);
  });

  it('is sent once for each further device, with its name and time', async () => {
    await signIn(WINDOWS);
    expect(await signIn(IPHONE)).toBe('signed-in');
    expect(await signIn(IPHONE)).toBe('signed-in');
    expect(await signIn(WINDOWS)).toBe('signed-in');
    const sent = await notices();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ recipient: 'asha@example.com', subject: 'New sign-in to your account | Headnote' });
    expect(sent[0]?.body).toContain('Safari on iPhone, 21 November 2026 at 05:30 IST');
  });

  it('is sent once for sign-ins at the same time', async () => {
    await signIn(WINDOWS);
    expect(await Promise.all([signIn(IPHONE), signIn(IPHONE), signIn(IPHONE)])).toEqual(Array(3).fill('signed-in'));
    expect(await notices()).toHaveLength(1);
  });

  it('is not sent for a wrong password, which also leaves no device behind', async () => {
    await signIn(WINDOWS);
    expect(await signIn(IPHONE, 'wrong password')).toBeUndefined();
    expect(await notices()).toEqual([]);
    expect(await test.store.db.selectFrom('known_devices').selectAll().execute()).toHaveLength(1);
  });

  it('is not stored without its session', async () => {
    await signIn(WINDOWS);
    const { id } = await test.store.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    await test.store.db.schema.alterTable('outbox').renameTo('outbox_away').execute();
    const place = { device: 'Firefox on Linux', deviceKind: 'computer', address: '' } as const;
    await expect(test.accounts.sessions.start({ userId: id, loginType: 1, ...place })).rejects.toThrow('outbox');
    await test.store.db.schema.alterTable('outbox_away').renameTo('outbox').execute();
    const families = await test.store.db.selectFrom('session_families').select('device').execute();
    expect(families).toEqual([{ device: 'Chrome on Windows' }]);
    expect(await test.store.db.selectFrom('known_devices').selectAll().execute()).toHaveLength(1);
  });
});
