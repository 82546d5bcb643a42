import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestAccounts, type TestAccounts } from '../accounts.fixtures.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let test: TestAccounts;
beforeEach(async () => {
  test = await openTestAccounts();
  await test.store.db
    .updateTable('users')
    .set({ email: 'asha@example.com', email_key: 'asha@example.com', email_confirmed: 1 })
    .execute();
});
afterEach(() => test.close());

const ask = (to: string, address: string) => test.accounts.flows.startReset(to, { address });
const sent = async () =>
  (await test.store.db.selectFrom('outbox').selectAll().where('template', '=', 'reset-code').execute()).length;
async function lastCode(template: string): Promise<string> {
  const { body } = await test.store.db
    .selectFrom('outbox')
    .select('body')
    .where('template', '=', template)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return /\b\d{6}\b/.exec(body)?.[0] ?? '';
}
const signIn = (address: string, password = test.password) =>
  test.accounts.signIn({ username: 'demo', password, loginType: 1, address, userAgent: '' });

describe('G2: resets for unknown addresses', () => {
  it('have the limits of a requester and of his whole network', async () => {
    for (let network = 0; network < 4; network += 1)
      for (let index = 0; index < 60; index += 1)
        await ask(`n${network}-${index}@example.com`, `2001:db8:5:${network}::${index}`);
    await expect(ask('other@example.com', '2001:db8:5:9::1')).rejects.toMatchObject({ code: 'busy' });
    expect(await ask('other@example.com', '2001:db8:6:9::1')).toMatchObject({ isDone: true });
  });
});

describe('G6: codes to one address', () => {
  it('for strangers do not use up those of its owner, and the code already sent stays valid', async () => {
    const first = await ask('asha@example.com', '192.0.2.1');
    const mine = await lastCode('reset-code');
    for (let index = 0; index < 6; index += 1) {
      test.clock.now += MINUTE;
      await ask('asha@example.com', '198.51.100.7');
    }
    expect(await sent()).toBe(6);
    expect(await ask('asha@example.com', '192.0.2.1')).toMatchObject({ isDone: true });
    expect(await sent()).toBe(7);
    if (!first.isDone) throw new Error('refused');
    expect(await test.accounts.flows.confirmReset({ handle: first.handle, code: mine })).toMatchObject({
      isDone: true,
    });
  });

  it('for a stranger with a whole IPv6 network do not use up those of its owner either', async () => {
    for (let index = 0; index < 40; index += 1) await ask('asha@example.com', `2001:db8:5:${index.toString(16)}::1`);
    expect(await sent()).toBe(1);
    expect(await ask('asha@example.com', '192.0.2.1')).toMatchObject({ isDone: true });
    expect(await sent()).toBe(2);
  });

  it('still come to its owner where he has signed in before, after strangers have used up those of all', async () => {
    await signIn('192.0.2.1');
    for (let index = 0; index < 40; index += 1) await ask('asha@example.com', `203.0.113.${index}`);
    expect(await sent()).toBe(30);
    expect(await ask('asha@example.com', '192.0.2.2')).toMatchObject({ isDone: false });
    expect(await ask('asha@example.com', '192.0.2.1')).toMatchObject({ isDone: true });
    expect(await sent()).toBe(31);
  });

  it('from many strangers together are at most 30 an hour', async () => {
    for (let index = 0; index < 40; index += 1) await ask('asha@example.com', `203.0.113.${index}`);
    expect(await sent()).toBe(30);
    test.clock.now += HOUR;
    expect(await ask('asha@example.com', '203.0.113.99')).toMatchObject({ isDone: true });
    expect(await sent()).toBe(31);
  });
});

describe('V7a: one number', () => {
  it('confirmed by two people at once belongs to one of them, and the other is told', async () => {
    const register = async (loginId: string, address: string) => {
      const { flows } = test.accounts;
      const registered = await flows.register(
        {
          firstName: 'Asha',
          lastName: 'Rao',
          email: `${loginId}@example.com`,
          mobile: '9812345670',
          username: loginId,
          password: 'a long password 7',
          confirmation: 'a long password 7',
          countryId: 5,
          stateId: 32,
          city: 'Mysuru',
          acceptsTerms: true,
          planId: 27,
        },
        { address },
      );
      if (!registered.isDone) throw new Error(registered.message);
      const code = await lastCode('activation-code');
      test.clock.now += MINUTE;
      return { handle: registered.handle, code };
    };
    const both = [await register('asharao1', '192.0.2.1'), await register('asharao2', '192.0.2.2')];
    const answers = await Promise.all(both.map((entry) => test.accounts.flows.activate(entry)));
    expect(answers.filter(({ isDone }) => isDone)).toHaveLength(1);
    expect(answers.find(({ isDone }) => !isDone)?.message).toContain('already has an account');
  });
});

describe('G1: a member who was locked out', () => {
  const lockOut = async () => {
    for (let from = 0; from < 25; from += 1) await signIn(`203.0.113.${from}`, 'wrong password').catch(() => null);
  };

  it('signs in anywhere after a reset', async () => {
    await lockOut();
    await expect(signIn('192.0.2.9')).rejects.toMatchObject({ code: 'busy' });
    const asked = await ask('asha@example.com', '192.0.2.9');
    if (!asked.isDone) throw new Error('refused');
    const { flows } = test.accounts;
    const confirmed = await flows.confirmReset({ handle: asked.handle, code: await lastCode('reset-code') });
    if (!confirmed.isDone) throw new Error('refused');
    await flows.setPassword({ handle: confirmed.handle, password: 'another long password' }, '192.0.2.9');
    expect(await signIn('192.0.2.10', 'another long password')).toMatchObject({ state: 'signed-in' });
  });

  it('still signs in from a known address after a restart', async () => {
    expect(await signIn('192.0.2.9')).toMatchObject({ state: 'signed-in' });
    const again = test.restart();
    const signInAgain = (address: string, password = test.password) =>
      again.signIn({ username: 'demo', password, loginType: 1, address, userAgent: '' });
    for (let from = 0; from < 25; from += 1) await signInAgain(`203.0.113.${from}`, 'wrong password').catch(() => null);
    await expect(signInAgain('192.0.2.10')).rejects.toMatchObject({ code: 'busy' });
    expect(await signInAgain('192.0.2.9')).toMatchObject({ state: 'signed-in' });
  });
});
