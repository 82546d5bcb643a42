import { solveProof } from '@headnote/core/session/proof';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestAccounts, type TestAccounts } from './accounts.fixtures.js';
import { createSignInProofs, type SignInProofs } from './sign-in-proofs.js';
import { createFlowSecrets } from './flows/secrets.js';
import { createSignIn } from './sign-in.js';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const PEOPLE = 60;

let test: TestAccounts;
beforeEach(async () => {
  test = await openTestAccounts();
});
afterEach(() => test.close());

/** The sign-in with a hash that takes no time: budgets and proofs are what counts here. */
function openSignIn(proofs?: SignInProofs) {
  const seen = test.clock.now;
  const steady = () => test.clock.now - seen;
  const { signIn } = createSignIn({
    users: test.accounts.users,
    sessions: test.accounts.sessions,
    hasher: { ...test.accounts.hasher, verify: async (stored, password) => await Promise.resolve(stored === password) },
    reopenActivation: () => Promise.resolve(''),
    // Nobody has signed in from here before.
    known: { has: () => Promise.resolve(false), add: () => Promise.resolve() },
    proofs: proofs ?? createSignInProofs({ secrets: createFlowSecrets({ pepper: 'p' }), steady }),
    now: () => test.clock.now,
    steady,
  });
  const attempt = (username: string, password: string, address: string, proof?: string) =>
    signIn({ username, password, address, proof, loginType: 1, userAgent: '' });
  /** What a stranger sends: each time from another address, with another name. */
  let sent = 0;
  const flood = async () => {
    sent += 1;
    return attempt(`nobody${sent}`, 'guess', `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`).catch(() => null);
  };
  return { attempt, flood };
}

const REGISTRATION = {
  firstName: 'Asha',
  lastName: 'Rao',
  password: 'a rather long password',
  confirmation: 'a rather long password',
  countryId: 5,
  stateId: 1,
  city: 'Pune',
  acceptsTerms: true,
  planId: 27,
};

type Refusal = { readonly code: string; readonly challenge?: string };
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error as Refusal,
  );

async function addMembers(): Promise<string[]> {
  const names = Array.from({ length: PEOPLE }, (_, index) => `member${index}`);
  for (const username of names)
    await test.accounts.users.create({
      username,
      passwordHash: 'right',
      firstName: 'A',
      lastName: 'B',
      subscription: { planId: 1, startsAt: test.clock.now, endsAt: test.clock.now + 24 * HOUR },
    });
  return names;
}

describe('G1: a flood of wrong passwords', () => {
  it('lets 60 of 60 members sign in from new addresses, with a proof of work; without one they wait', async () => {
    const members = await addMembers();
    const { attempt, flood } = openSignIn();
    for (let index = 0; index < 1_000; index += 1) await flood();
    let signedIn = 0;
    for (const [index, name] of members.entries()) {
      test.clock.now += SECOND;
      await flood();
      const address = `192.0.2.${index}`;
      const refusal = await refusalOf(attempt(name, 'right', address));
      expect(refusal).toMatchObject({ code: 'busy' });
      const result = await attempt(name, 'right', address, solveProof(refusal?.challenge ?? ''));
      if (result?.state === 'signed-in') signedIn += 1;
    }
    expect(signedIn).toBe(PEOPLE);
  }, 60_000);

  it('takes a proof once, for its account and address only, within two minutes', async () => {
    await addMembers();
    const { attempt, flood } = openSignIn();
    for (let index = 0; index < 1_001; index += 1) await flood();
    const challengeOf = async () => (await refusalOf(attempt('member1', 'right', '192.0.2.1')))?.challenge ?? '';
    const proof = solveProof(await challengeOf());
    for (const [name, address, given] of [
      ['member2', '192.0.2.1', proof],
      ['member1', '192.0.2.2', proof],
      ['member1', '192.0.2.1', await challengeOf()],
      ['member1', '192.0.2.1', `0${proof.slice(2)}`],
      ['member1', '192.0.2.1', 'constructor'],
    ] as const)
      expect(await refusalOf(attempt(name, 'right', address, given))).toMatchObject({ code: 'busy' });
    expect(await attempt('member1', 'wrong', '192.0.2.1', proof)).toBeNull();
    expect(await refusalOf(attempt('member1', 'right', '192.0.2.1', proof))).toMatchObject({ code: 'busy' });
    const late = solveProof(await challengeOf());
    test.clock.now += 121 * SECOND;
    await flood();
    expect(await refusalOf(attempt('member1', 'right', '192.0.2.1', late))).toMatchObject({ code: 'busy' });
  });

  it('asks for twice the work after each failure of the account', async () => {
    await addMembers();
    const { attempt, flood } = openSignIn();
    for (let index = 0; index < 3; index += 1) await attempt('member1', 'wrong', `198.51.100.${index}`);
    for (let index = 0; index < 1_001; index += 1) await flood();
    const bitsOf = async (name: string) =>
      Number((await refusalOf(attempt(name, 'right', '192.0.2.1')))?.challenge?.split('.')[0]);
    expect([await bitsOf('member2'), await bitsOf('nobody'), await bitsOf('member1')]).toEqual([16, 16, 19]);
  });

  it('leaves no more guesses an hour for one account to a stranger with any number of addresses and proofs', async () => {
    await addMembers();
    const guesses = async (isFlooded: boolean) => {
      const { attempt, flood } = openSignIn({ challengeFor: () => '', use: () => isFlooded });
      if (isFlooded) for (let index = 0; index < 1_001; index += 1) await flood();
      let verdicts = 0;
      for (let second = 0; second < 3_600; second += 1) {
        const address = `198.51.${second >> 8}.${second & 255}`;
        await attempt('member1', `guess ${second}`, address, 'a proof').then(
          () => (verdicts += 1),
          () => undefined,
        );
        test.clock.now += SECOND;
      }
      return verdicts;
    };
    const before = await guesses(false);
    expect(before).toBeLessThan(40);
    expect(await guesses(true)).toBeLessThanOrEqual(before);
  });
});

describe('G2: 5,100 resets for unknown addresses', () => {
  it('leave 60 of 60 registrations and resets, and spend no code of the day', async () => {
    const { flows } = test.accounts;
    const ask = (to: string, address: string) => flows.startReset(to, address);
    let done = 0;
    for (let person = 0; person < PEOPLE; person += 1) {
      for (let index = 0; index < 85; index += 1)
        await ask(`nobody${person}-${index}@example.com`, `10.${person}.${index}.1`);
      const email = `person${person}@example.com`;
      const username = `person${person}`;
      const address = `192.0.2.${person}`;
      const registered = await flows.register(
        { ...REGISTRATION, email, username, mobile: `98765${String(person).padStart(5, '0')}` },
        address,
      );
      await test.store.db
        .updateTable('users')
        .set({ status: 'active', email_confirmed: 1 })
        .where('username', '=', username)
        .execute();
      test.clock.now += 61 * SECOND;
      const asked = await ask(email, address);
      if (registered.isDone && asked.isDone) done += 1;
    }
    const codes = await test.store.db.selectFrom('outbox').select('template').execute();
    expect([done, codes.filter(({ template }) => template === 'reset-code').length]).toEqual([PEOPLE, PEOPLE]);
    expect(test.warnings).toEqual([]);
  }, 60_000);
});
