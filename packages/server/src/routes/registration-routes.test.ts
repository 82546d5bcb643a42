import { activationHandle, type Registration } from '@headnote/core/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../app.fixtures.js';
import { clientOf } from './test-client.fixtures.js';

const asha: Registration = {
  firstName: 'Asha',
  lastName: 'Menon',
  email: 'asha@example.com',
  mobile: '9000000001',
  loginId: 'asha1',
  password: 'correct horse 9',
  confirmation: 'correct horse 9',
  countryId: 5,
  countryName: 'India',
  stateId: 32,
  city: 'Kochi',
  acceptsTerms: true,
  planId: 27,
};
const MINUTE = 60_000;

let test: TestApp;
let client: ReturnType<typeof clientOf>;
beforeEach(async () => {
  test = await openTestApp();
  client = clientOf(test);
});
afterEach(() => test.close());

/** The code of the last message to a number or an address. */
async function codeFor(to: string): Promise<string> {
  const last = (await test.messages()).findLast((message) => message.to === to && /code/.test(message.template));
  return /\b\d{6}\b/.exec(last?.text ?? '')?.[0] ?? 'no code';
}
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
const signIn = (password = asha.password, username = asha.loginId) =>
  client.account.signIn({ username, password, remember: false });
const REFUSED = 'The code is not correct or has expired. Check it, or ask for a new one.';
const WAIT = 'A code was sent a short time ago. Please wait a little before you ask for another one.';

async function registered(changes: Partial<Registration> = {}): Promise<string> {
  return (await client.account.register({ ...asha, ...changes })).handle;
}
async function activated(): Promise<void> {
  await client.account.submitActivation({ handle: await registered(), code: await codeFor(asha.mobile) });
}

describe('the registration form', () => {
  it('gets all countries, the states of India and the trial', async () => {
    const { countries, packages, defaultCountry } = await client.account.registerMaster(undefined);
    expect(defaultCountry).toBe('India');
    expect(countries.length).toBeGreaterThan(240);
    expect(countries).toContainEqual({ id: 5, name: 'India' });
    expect(packages.map(({ isTrial }) => isTrial)).toEqual([false, true]);
    expect(packages.at(-1)).toMatchObject({ id: 27 });
    const states = await client.account.states({ countryId: 5 });
    expect(states).toHaveLength(36);
    expect(await client.account.states({ countryId: 1250 })).toEqual([{ id: 96, name: 'Outside India' }]);
  });
});

describe('a registration', () => {
  it('leads with the code to an account with a trial of three days', async () => {
    const { handle, message } = await client.account.register(asha);
    expect(handle).toMatch(/^[1-9]\d*$/);
    expect(message).toContain('activation code');
    await client.account.submitActivation({ handle, code: await codeFor(asha.mobile) });
    const { user } = await signIn();
    expect(user).toMatchObject({ username: 'asha1', name: 'Asha Menon', email: asha.email, daysRemaining: 3 });
  });

  it.each([
    ['firstName', 'Asha1', 'Please enter only text characters.'],
    ['email', 'asha@', 'Please enter valid email address'],
    ['mobile', '900000000', 'Please enter valid active mobile number for SMS OTP Verification.'],
    ['loginId', 'Asha 1', 'Please enter a valid username without spaces in lowercase characters.'],
    ['password', 'short', 'Password must have 8 to 128 characters!'],
    ['confirmation', 'another horse', 'password does not match with confirm password'],
    ['acceptsTerms', false, 'Please check terms and condition'],
    ['city', ' ', 'City must not be blank!'],
    ['city', 'Kochi\nEmail: forged@example.com', 'City must match the format!'],
    ['stateId', 25, 'State must be selected!'],
    ['countryId', 6, 'Country must be selected!'],
    ['planId', 3, 'This package is not available. Please choose another one.'],
  ])('is refused for %s = %s, with the message of the form', async (field, value, message) => {
    await expect(client.account.register({ ...asha, [field]: value })).rejects.toThrow(message);
    expect(await test.messages()).toEqual([]);
  });

  it('counts as a user of the library once it is active', async () => {
    const users = async () => (await client.welcome.totals(undefined)).users;
    const handle = await registered();
    expect(await users()).toBe(1);
    await client.account.submitActivation({ handle, code: await codeFor(asha.mobile) });
    expect(await users()).toBe(2);
  });

  it('needs another username when that one is taken', async () => {
    await registered();
    const other = { ...asha, email: 'other@example.com', mobile: '9000000002' };
    await expect(client.account.register(other)).rejects.toThrow('This username is taken.');
  });

  it('may be sent again by the same person, and then replaces the first', async () => {
    const first = await registered();
    const firstCode = await codeFor(asha.mobile);
    test.clock.now += MINUTE;
    const second = await registered({ city: 'Thrissur' });
    await expect(client.account.submitActivation({ handle: first, code: firstCode })).rejects.toThrow(REFUSED);
    await client.account.submitActivation({ handle: second, code: await codeFor(asha.mobile) });
    expect((await signIn()).user.username).toBe('asha1');
  });

  it('is not replaced with the password of a stranger who knows its user name, address and number', async () => {
    const handle = await registered();
    const code = await codeFor(asha.mobile);
    test.clock.now += MINUTE;
    const stranger = { password: 'a guessed word 1', confirmation: 'a guessed word 1' };
    await expect(registered(stranger)).rejects.toThrow('This username is taken.');
    await client.account.submitActivation({ handle, code });
    expect((await signIn()).user.username).toBe('asha1');
  });

  it.each<readonly [string, Partial<Registration>]>([
    ['number', { mobile: '9000000009' }],
    ['address', { email: 'typo@example.com' }],
  ])('with a mistyped %s may be corrected by its owner, who is known by the password', async (_what, mistyped) => {
    const first = await registered(mistyped);
    const firstCode = await codeFor(mistyped.mobile ?? asha.mobile);
    test.clock.now += MINUTE;
    const stranger = { password: 'a guessed word 1', confirmation: 'a guessed word 1' };
    await expect(registered(stranger)).rejects.toThrow('This username is taken.');
    const elsewhere = { email: 'other@example.com', mobile: '9000000002' };
    await expect(registered(elsewhere)).rejects.toThrow('This username is taken.');
    const second = await registered();
    await expect(client.account.submitActivation({ handle: first, code: firstCode })).rejects.toThrow(REFUSED);
    await client.account.submitActivation({ handle: second, code: await codeFor(asha.mobile) });
    expect((await signIn()).user.username).toBe('asha1');
    await expect(registered(mistyped)).rejects.toThrow('This username is taken.');
  });

  it('G2: answers alike when the address has an account, at the same number of hashes, and tells the owner', async () => {
    await activated();
    test.clock.now += 60 * MINUTE;
    const { hasher } = test.accounts;
    const answer = async (changes: Partial<Registration>) => {
      const before = hasher.operations;
      const { message, handle } = await client.account.register({ ...asha, ...changes });
      return { message, digits: /^\d+$/.test(handle), hashes: hasher.operations - before };
    };
    const known = await answer({ loginId: 'asha2' });
    const unknown = await answer({ loginId: 'asha3', email: 'new@example.com', mobile: '9000000003' });
    expect(known).toEqual(unknown);
    const told = (await test.messages()).filter(({ template }) => template === 'already-registered');
    expect(told.map(({ to }) => to)).toEqual([asha.mobile]);
  });

  it('ends after a day without a code, and its username is free again', async () => {
    const handle = await registered();
    const code = await codeFor(asha.mobile);
    test.clock.now += 25 * 60 * MINUTE;
    await expect(client.account.submitActivation({ handle, code })).rejects.toThrow(REFUSED);
    await test.accounts.flows.purge();
    expect(await registered({ email: 'other@example.com', mobile: '9000000002' })).toMatch(/^\d+$/);
  });
});

describe('G3: a sign-in before the activation', () => {
  it('leads to the activation, with a handle that is no user id, after the right password only', async () => {
    await registered();
    await codeFor(asha.mobile);
    test.clock.now += MINUTE;
    await expect(signIn('wrong password')).rejects.toThrow('Incorrect username or password.');
    const error: unknown = await signIn().catch((caught: unknown) => caught);
    expect(error).toMatchObject({ message: 'Your Account is not active.Please Enter Activation Code.' });
    const [user] = await test.library.store.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'asha1')
      .execute();
    const { answer } = error as { answer: { outdata1: { userid: string }[] } };
    const handle = answer.outdata1[0]?.userid ?? '';
    expect(handle).not.toBe(String(user?.id));
    await client.account.submitActivation({ handle, code: await codeFor(asha.mobile) });
    expect((await signIn()).user.username).toBe('asha1');
  });

  it('takes the code of the registration while another one may not be sent yet', async () => {
    await registered();
    const code = await codeFor(asha.mobile);
    const handle = activationHandle(await signIn().catch((caught: unknown) => caught)) ?? '';
    expect(await codeFor(asha.mobile)).toBe(code);
    await client.account.submitActivation({ handle, code });
    expect((await signIn()).user.username).toBe('asha1');
  });

  it('counts wrong codes against the code, not against the handle', async () => {
    const first = await registered();
    const code = await codeFor(asha.mobile);
    for (let wrong = 0; wrong < 5; wrong += 1) {
      const handle = activationHandle(await signIn().catch((caught: unknown) => caught)) ?? '';
      await expect(client.account.submitActivation({ handle, code: otherThan(code) })).rejects.toThrow(REFUSED);
    }
    await expect(client.account.submitActivation({ handle: first, code })).rejects.toThrow(REFUSED);
  });

  it('replaces the code before when it sends another one', async () => {
    const first = await registered();
    const code = await codeFor(asha.mobile);
    test.clock.now += MINUTE;
    await signIn().catch(() => undefined);
    await expect(client.account.submitActivation({ handle: first, code })).rejects.toThrow(REFUSED);
    await client.account.submitActivation({ handle: first, code: await codeFor(asha.mobile) });
    expect((await signIn()).user.username).toBe('asha1');
  });
});

describe('G4: a code', () => {
  it('survives four wrong tries and not five', async () => {
    const handle = await registered();
    const code = await codeFor(asha.mobile);
    const tryCode = (entered: string) => client.account.submitActivation({ handle, code: entered });
    for (let wrong = 0; wrong < 5; wrong += 1) await expect(tryCode(otherThan(code))).rejects.toThrow(REFUSED);
    await expect(tryCode(code)).rejects.toThrow(REFUSED);
    test.clock.now += MINUTE;
    await client.account.resendActivation({ handle });
    await tryCode(await codeFor(asha.mobile));
    expect((await signIn()).user.username).toBe('asha1');
  });

  it('is used once under 100 parallel tries', async () => {
    const handle = await registered();
    const code = await codeFor(asha.mobile);
    const tries = Array.from({ length: 100 }, () =>
      client.account.submitActivation({ handle, code }).then(
        () => true,
        () => false,
      ),
    );
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
    expect((await signIn()).user.daysRemaining).toBe(3);
  });

  it('is out of reach after five of 100 parallel guesses', async () => {
    const handle = await registered();
    const code = await codeFor(asha.mobile);
    const guess = (entered: string) => client.account.submitActivation({ handle, code: entered });
    await Promise.allSettled(Array.from({ length: 99 }, () => guess(otherThan(code))));
    await expect(guess(code)).rejects.toThrow(REFUSED);
  });

  it('is worthless after ten minutes, and after another one was sent', async () => {
    const handle = await registered();
    const first = await codeFor(asha.mobile);
    test.clock.now += MINUTE;
    await client.account.resendActivation({ handle });
    const second = await codeFor(asha.mobile);
    if (first !== second)
      await expect(client.account.submitActivation({ handle, code: first })).rejects.toThrow(REFUSED);
    test.clock.now += 10 * MINUTE;
    await expect(client.account.submitActivation({ handle, code: second })).rejects.toThrow(REFUSED);
  });

  it('opens no other registration', async () => {
    const first = await registered();
    const code = await codeFor(asha.mobile);
    const second = await registered({ loginId: 'other1', email: 'other@example.com', mobile: '9000000002' });
    await expect(client.account.submitActivation({ handle: second, code })).rejects.toThrow(REFUSED);
    await expect(client.account.submitActivation({ handle: '1', code })).rejects.toThrow(REFUSED);
    await client.account.submitActivation({ handle: first, code });
    expect((await signIn()).user.username).toBe('asha1');
  });

  it('is not in the database', async () => {
    await registered();
    const code = await codeFor(asha.mobile);
    const flows = await test.library.store.db.selectFrom('account_flows').selectAll().execute();
    const outbox = await test.library.store.db.selectFrom('outbox').select(['body', 'html']).execute();
    expect(flows).toHaveLength(1);
    expect(JSON.stringify([flows, outbox])).not.toContain(code);
  });
});

describe('G6: codes that are sent again', () => {
  it('go to the number of the registration, whatever the client sends', async () => {
    const handle = await registered();
    await codeFor(asha.mobile);
    test.clock.now += MINUTE;
    await client.account.resendActivation({ ...asha, handle, mobile: '9999999999', email: 'thief@example.com' });
    const to = (await test.messages()).map((message) => message.to);
    expect(new Set(to)).toEqual(new Set([asha.mobile]));
  });

  it('are sent once a minute and five times an hour', async () => {
    const handle = await registered();
    await expect(client.account.resendActivation({ handle })).rejects.toThrow(WAIT);
    for (let sent = 1; sent < 5; sent += 1) {
      test.clock.now += MINUTE;
      await client.account.resendActivation({ handle });
    }
    test.clock.now += MINUTE;
    await expect(client.account.resendActivation({ handle })).rejects.toThrow(WAIT);
    expect((await test.messages()).length).toBe(5);
  });
});

describe("a member's subscription", () => {
  const DAY = 24 * 60 * MINUTE;
  const memberClient = async () => {
    const { token } = await signIn();
    return clientOf(test, token.token);
  };

  it('of a new account is the trial', async () => {
    test.clock.now = Date.parse('2026-11-22T20:00:00Z');
    await activated();
    // 22 November 20:00 in London is 23 November 01:30 in India.
    expect(await (await memberClient()).account.subscription(undefined)).toEqual({
      packageName: 'Trial',
      startDate: '2026-11-23',
      endDate: '2026-11-26',
      renewUntil: null,
      daysRemaining: 3,
      state: 'trial',
    });
  });

  it('of a trial that has ended is not renewed', async () => {
    await activated();
    test.clock.now += 4 * DAY;
    expect(await (await memberClient()).account.subscription(undefined)).toMatchObject({
      state: 'lapsed',
      renewUntil: null,
      daysRemaining: 0,
    });
  });

  it.each([
    [29, 'renewable'],
    [31, 'lapsed'],
  ])('is %s days after the end of a paid year: %s', async (days, state) => {
    await activated();
    const member = await memberClient();
    await test.setSubscription({ plan_id: 28, ends_at: test.clock.now - days * DAY });
    expect(await member.account.subscription(undefined)).toMatchObject({ state, daysRemaining: 0 });
  });
});

describe('a reset', () => {
  it('G7: sets a new password, ends all sessions, tells the owner and signs nobody in', async () => {
    await activated();
    const { token } = await signIn();
    test.clock.now += MINUTE;
    const { handle } = await client.account.startReset({ to: ' Asha@Example.com ' });
    const confirmed = await client.account.confirmReset({ handle, code: await codeFor(asha.mobile) });
    await client.account.setPassword({ handle: confirmed.handle, password: 'another horse 10' });
    await expect(client.account.newTicket({ refreshToken: token.refreshToken })).rejects.toThrow();
    await expect(signIn()).rejects.toThrow('Incorrect username or password.');
    expect((await signIn('another horse 10')).user.username).toBe('asha1');
    expect((await test.messages()).at(-1)).toMatchObject({ template: 'password-changed', to: asha.email });
  });

  it('by mobile number sends the code to that number', async () => {
    await activated();
    test.clock.now += MINUTE;
    await client.account.startReset({ to: asha.mobile });
    expect((await test.messages()).at(-1)).toMatchObject({ template: 'reset-code', to: asha.mobile, channel: 'sms' });
  });

  it('by an address that was never confirmed sends the code to the confirmed number, and by it as often', async () => {
    await activated();
    test.clock.now += MINUTE;
    await client.account.startReset({ to: asha.email });
    const resets = async () => (await test.messages()).filter(({ template }) => template === 'reset-code');
    expect((await resets()).map(({ to, channel }) => [to, channel])).toEqual([[asha.mobile, 'sms']]);
    await expect(client.account.startReset({ to: asha.mobile })).rejects.toThrow(WAIT);
    test.clock.now += MINUTE;
    await test.library.store.db
      .updateTable('users')
      .set({ email_confirmed: 1 })
      .where('username', '=', 'asha1')
      .execute();
    await client.account.startReset({ to: asha.email });
    expect((await resets()).map(({ to }) => to)).toEqual([asha.mobile, asha.email]);
  });

  it('G2: answers alike for an address that nobody has, and sends nothing', async () => {
    await activated();
    test.clock.now += MINUTE;
    const answer = async (to: string) => {
      const { message, handle } = await client.account.startReset({ to });
      const again: unknown = await client.account.startReset({ to }).catch((error: unknown) => error);
      return { message, length: handle.length, again: (again as Error).message };
    };
    expect(await answer('nobody@example.com')).toEqual(await answer(asha.email));
    expect((await test.messages()).map(({ to }) => to)).not.toContain('nobody@example.com');
  });

  it('G5: refuses a new password without the handle of a confirmed code, and uses a handle once', async () => {
    await activated();
    test.clock.now += MINUTE;
    const { handle } = await client.account.startReset({ to: asha.email });
    const setPassword = (entered: string) =>
      client.account.setPassword({ handle: entered, password: 'another horse 10' });
    const over = 'The time for this step is over.';
    await expect(setPassword(handle)).rejects.toThrow(over);
    const [user] = await test.library.store.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'asha1')
      .execute();
    await expect(setPassword(String(user?.id))).rejects.toThrow(over);
    const code = await codeFor(asha.mobile);
    const confirmed = await client.account.confirmReset({ handle, code });
    await expect(client.account.confirmReset({ handle, code })).rejects.toThrow(REFUSED);
    await setPassword(confirmed.handle);
    await expect(setPassword(confirmed.handle)).rejects.toThrow(over);
  });

  it('refuses a weak password and keeps the step open', async () => {
    await activated();
    test.clock.now += MINUTE;
    const { handle } = await client.account.startReset({ to: asha.email });
    const confirmed = await client.account.confirmReset({ handle, code: await codeFor(asha.mobile) });
    await expect(client.account.setPassword({ handle: confirmed.handle, password: 'short' })).rejects.toThrow(
      'Password must have 8 to 128 characters!',
    );
    await client.account.setPassword({ handle: confirmed.handle, password: 'another horse 10' });
    expect((await signIn('another horse 10')).user.username).toBe('asha1');
  });
});

describe('a flood from one address', () => {
  it('of registrations is refused before hashing, and does not stop others', async () => {
    const { hasher } = test.accounts;
    const before = hasher.operations;
    const flood = Array.from({ length: 200 }, (_, index) =>
      client.account.register({
        ...asha,
        loginId: `flood${index}`,
        email: `flood${index}@example.com`,
        mobile: String(9_100_000_000 + index),
      }),
    );
    const outcomes = await Promise.allSettled(flood);
    expect(hasher.operations - before).toBeLessThanOrEqual(60);
    expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(140);
    const payload = { username: 'demo', password: test.password, remember: false, logintype: 1 };
    const url = '/api/aouth2/signin';
    const answer = await test.app.inject({ method: 'POST', url, payload, remoteAddress: '192.0.2.77' });
    expect(answer.json()).toMatchObject({ flag: true });
  });

  it('of new passwords without a confirmed code costs no hash', async () => {
    const { hasher } = test.accounts;
    const before = hasher.operations;
    const flood = Array.from({ length: 100 }, (_, index) =>
      client.account.setPassword({ handle: `guess-${index}`, password: 'another horse 10' }),
    );
    const outcomes = await Promise.allSettled(flood);
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(hasher.operations).toBe(before);
  });

  it('G14: of new passwords for one confirmed code leaves the hashes to others', async () => {
    await activated();
    test.clock.now += MINUTE;
    const { handle } = await client.account.startReset({ to: asha.mobile });
    const confirmed = await client.account.confirmReset({ handle, code: await codeFor(asha.mobile) });
    const before = test.accounts.hasher.operations;
    const flood = Array.from({ length: 150 }, () =>
      client.account.setPassword({ handle: confirmed.handle, password: 'another horse 10' }),
    );
    await Promise.allSettled(flood);
    expect(test.accounts.hasher.operations - before).toBeLessThan(60);
  });

  it('G14: of passwords that one session must prove leaves the hashes to others', async () => {
    const { outdata } = await test.signIn();
    const member = clientOf(test, outdata.token);
    const before = test.accounts.hasher.operations;
    const flood = Array.from({ length: 150 }, () => member.account.deleteAccount({ password: 'a wrong password' }));
    await Promise.allSettled(flood);
    expect(test.accounts.hasher.operations - before).toBeLessThan(20);
  });
});
