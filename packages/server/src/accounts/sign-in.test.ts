import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestAccounts, type TestAccounts } from './accounts.fixtures.js';

vi.unmock('@node-rs/argon2');

let test: TestAccounts;
beforeAll(async () => {
  test = await openTestAccounts();
});
afterAll(() => test.close());

let lastAddress = 0;
/** A new address each time, so the failures of one test do not slow another. */
const newAddress = () => `192.0.2.${(lastAddress += 1)}`;
const signIn = (input: { username?: string; password?: string; address?: string }) =>
  test.accounts.signIn({
    username: 'demo',
    password: test.password,
    loginType: 1,
    address: newAddress(),
    userAgent: '',
    ...input,
  });

describe('a sign-in', () => {
  it('returns tokens and the remaining days', async () => {
    const signedIn = await signIn({});
    expect(signedIn).toMatchObject({ user: { username: 'demo' }, daysRemaining: 364 });
    if (signedIn?.state !== 'signed-in') throw new Error('not signed in');
    expect(await test.accounts.readPrincipal(`Bearer ${signedIn.tokens.access}`)).toMatchObject({
      hasSubscription: true,
    });
  });

  it('ignores the case of the user name', async () => {
    expect(await signIn({ username: ' Demo ' })).not.toBeNull();
  });

  it('requires the exact password', async () => {
    expect(await signIn({ password: `${test.password} ` })).toBeNull();
    expect(await signIn({ password: test.password.toUpperCase() })).toBeNull();
  });

  it('costs the same for an unknown user and a wrong password', async () => {
    await signIn({ username: 'nobody' });
    const { hasher } = test.accounts;
    const cost = async (input: { username?: string }) => {
      const before = hasher.operations;
      expect(await signIn({ ...input, password: 'wrong password' })).toBeNull();
      return hasher.operations - before;
    };
    expect([await cost({}), await cost({ username: 'nobody' })]).toEqual([1, 1]);
  });
});

describe('failed sign-ins', () => {
  it('are slowed down after five, twice as long each time, and equally for an unknown user', async () => {
    const address = newAddress();
    for (const username of ['demo', 'nobody-here']) {
      for (let failure = 0; failure < 5; failure += 1)
        expect(await signIn({ username, password: 'wrong password', address })).toBeNull();
      await expect(signIn({ username, password: 'wrong password', address })).rejects.toMatchObject({
        code: 'busy',
        retryAfter: 1,
      });
      test.clock.now += 1000;
      expect(await signIn({ username, password: 'wrong password', address })).toBeNull();
      await expect(signIn({ username, password: 'wrong password', address })).rejects.toMatchObject({ retryAfter: 2 });
    }
    // The correct password must wait too, or guesses would show. From another address the owner can sign in.
    await expect(signIn({ address })).rejects.toMatchObject({ code: 'busy' });
    expect(await signIn({})).not.toBeNull();
    test.clock.now += 2000;
    expect(await signIn({ address })).not.toBeNull();
    expect(await signIn({ password: 'wrong password', address })).toBeNull();
  });

  it('reveal no more in parallel than one after the other', async () => {
    const address = newAddress();
    const guesses = Array.from({ length: 20 }, () => signIn({ password: 'wrong password', address }));
    const outcomes = await Promise.allSettled(guesses);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  it('do not block an owner with many correct sign-ins at once', async () => {
    const address = newAddress();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => signIn({ address })));
    expect(outcomes.every((outcome) => outcome !== null)).toBe(true);
  });

  it('of one address over many accounts are slowed down too', async () => {
    const address = newAddress();
    for (let account = 0; account < 50; account += 1) {
      expect(await signIn({ username: `user${account}`, password: 'wrong password', address })).toBeNull();
    }
    await expect(signIn({ username: 'another', password: 'wrong password', address })).rejects.toMatchObject({
      code: 'busy',
    });
  });
});

describe('G1: guesses from many addresses', () => {
  it('at one account are slowed down together', async () => {
    const { hasher } = test.accounts;
    const before = hasher.operations;
    for (let from = 0; from < 80; from += 1) {
      for (let guess = 0; guess < 5; guess += 1) {
        await signIn({ username: 'target', password: 'wrong password', address: `198.51.100.${from}` }).catch(
          () => null,
        );
      }
    }
    expect(hasher.operations - before).toBe(20);
  });

  it('do not lock the owner out of an address that the owner has used', async () => {
    const home = newAddress();
    expect(await signIn({ address: home })).not.toBeNull();
    for (let from = 0; from < 30; from += 1)
      await signIn({ password: 'wrong password', address: `203.0.113.${from}` }).catch(() => null);
    await expect(signIn({ address: newAddress() })).rejects.toMatchObject({ code: 'busy' });
    expect(await signIn({ address: home })).not.toBeNull();
  });

  it('of one IPv6 network count as one address', async () => {
    for (let host = 1; host <= 5; host += 1)
      expect(await signIn({ username: 'six', password: 'wrong password', address: `2001:db8::${host}` })).toBeNull();
    const next = signIn({ username: 'six', password: 'wrong password', address: '2001:db8::ffff' });
    await expect(next).rejects.toMatchObject({ code: 'busy' });
  });
});

describe('a flood of sign-ins from one address', () => {
  it('is refused before hashing, apart from the first ones', async () => {
    const { hasher } = test.accounts;
    const before = hasher.operations;
    const address = newAddress();
    const flood = Array.from({ length: 120 }, (_, index) => signIn({ username: `flood${index}`, address }));
    const outcomes = await Promise.allSettled(flood);
    expect(hasher.operations - before).toBe(20);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(100);
  });
});

describe('L10: a jump of the clock by an hour', () => {
  const HOUR = 60 * 60_000;

  it.each([
    ['forwards', HOUR],
    ['backwards', -HOUR],
  ])('%s neither ends nor lengthens a wait', async (direction, jump) => {
    const address = newAddress();
    const wrong = () => signIn({ username: `late-${direction}`, password: 'wrong password', address });
    for (let failure = 0; failure < 5; failure += 1) expect(await wrong()).toBeNull();
    test.setClock(test.clock.now + jump);
    await expect(wrong()).rejects.toMatchObject({ code: 'busy', retryAfter: 1 });
    test.clock.now += 1_000;
    expect(await wrong()).toBeNull();
    await expect(wrong()).rejects.toMatchObject({ code: 'busy', retryAfter: 2 });
  });

  it('signs nobody out: an access token may end early, and the session renews it', async () => {
    const signedIn = await signIn({});
    if (signedIn?.state !== 'signed-in') throw new Error('not signed in');
    const bearer = (access: string) => test.accounts.readPrincipal(`Bearer ${access}`);
    test.setClock(test.clock.now - HOUR);
    expect(await bearer(signedIn.tokens.access)).toMatchObject({ hasSubscription: true });
    test.setClock(test.clock.now + 2 * HOUR);
    await expect(bearer(signedIn.tokens.access)).rejects.toMatchObject({ code: 'not-signed-in' });
    const renewed = await test.accounts.sessions.renew(signedIn.tokens.refresh);
    expect(await bearer(renewed?.access ?? '')).toMatchObject({ hasSubscription: true });
    await test.accounts.sessions.purge();
    expect(await test.accounts.sessions.renew(renewed?.refresh ?? '')).not.toBeNull();
  });

  it('backwards does not keep an address from another code', async () => {
    const codes = async () => (await test.store.db.selectFrom('codes_sent').selectAll().execute()).length;
    const ask = () => test.accounts.flows.startReset('asha@example.com', { address: '192.0.2.1' });
    await ask();
    await ask();
    expect(await codes()).toBe(1);
    test.setClock(test.clock.now - HOUR);
    await ask();
    await ask();
    expect(await codes()).toBe(2);
  });
});

describe('stored passwords', () => {
  it('are argon2id with the stated cost, and worthless under another pepper', async () => {
    const user = await test.accounts.users.findByName('demo');
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const { createPasswordHasher } = await import('./password-hasher.js');
    const stored = user?.password_hash ?? '';
    expect(await createPasswordHasher({ pepper: 'p'.repeat(43) }).verify(stored, test.password)).toBe(true);
    expect(await createPasswordHasher({ pepper: 'q'.repeat(43) }).verify(stored, test.password)).toBe(false);
  });
});
