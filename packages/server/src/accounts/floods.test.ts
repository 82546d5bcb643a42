import { solveProof } from '@headnote/core/session/proof';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lendDueMessages } from '../store/outbox.js';
import { openTestAccounts, type TestAccounts } from './accounts.fixtures.js';
import { type StepFrom, createAccountFlows } from './flows/account-flows.js';
import { codeRefusals, createCodeBudgets } from './flows/code-budgets.js';
import { createFlowParts } from './flows/create-flow-parts.js';
import { createKnownAddresses } from './known-addresses.js';
import { createOwnAccount } from './own/own-account.js';
import { createWorkProofs, type WorkProofs } from './work-proofs.js';
import { createFlowSecrets } from './flows/secrets.js';
import { createSignIn } from './sign-in.js';
import { memoryCells } from '../runtime/budgets/cells.js';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const PEOPLE = 60;

let test: TestAccounts;
beforeEach(async () => {
  test = await openTestAccounts();
});
afterEach(() => test.close());

/** The sign-in with a hash that takes no time: budgets and proofs are what counts here. */
function openSignIn(proofs?: WorkProofs) {
  const seen = test.clock.now;
  const cells = memoryCells(() => test.clock.now - seen);
  const { signIn } = createSignIn({
    users: test.accounts.users,
    sessions: test.accounts.sessions,
    hasher: { ...test.accounts.hasher, verify: async (stored, password) => await Promise.resolve(stored === password) },
    reopenActivation: () => Promise.resolve(''),
    // Nobody has signed in from here before.
    known: { has: () => Promise.resolve(false), add: () => Promise.resolve() },
    proofs: proofs ?? createWorkProofs({ secrets: createFlowSecrets({ pepper: 'p' }), cells }),
    now: () => test.clock.now,
    cells,
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
      const { attempt, flood } = openSignIn({ challengeFor: () => '', use: () => Promise.resolve(isFlooded) });
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

/** The flows with a hash that takes no time, which is counted. With `proofs`, everything is a proof. */
function openFlows(proofs?: WorkProofs) {
  const seen = test.clock.now;
  const cells = memoryCells(() => test.clock.now - seen);
  let hashes = 0;
  const now = () => test.clock.now;
  const warn = ({ kind }: { kind?: string }, message: string) => test.warnings.push(`${kind}: ${message}`);
  const hasher = {
    hash: async (password: string) => await Promise.resolve(((hashes += 1), password)),
    verify: async (stored: string | null, password: string) =>
      await Promise.resolve(((hashes += 1), stored === password)),
    operations: 0,
  };
  const { sessions } = test.accounts;
  const parts = createFlowParts({
    db: test.store.db,
    pepper: 'p',
    hasher,
    sessions,
    brand: 'H',
    hasSms: false,
    cells,
    now,
    warn,
  });
  const usual = proofs === undefined ? parts : { ...parts, codes: createCodeBudgets({ proofs, now, warn }) };
  const flows = createAccountFlows({ parts: usual, cells, onReset: () => Promise.resolve() });
  const register = (name: string, from: StepFrom) =>
    flows.register({ ...REGISTRATION, username: name, email: `${name}@example.com`, mobile: mobileOf(name) }, from);
  return { flows, register, own: createOwnAccount({ parts: usual, cells }), hashes: () => hashes };
}

/** Another number for each name. */
const mobileOf = (name: string) => `9${String(Number.parseInt(name.replaceAll(/\D/g, ''), 10)).padStart(9, '0')}`;
/** What everybody can do who has no proof, or whose every text is one. */
const ANY_PROOF: WorkProofs = { challengeFor: () => '16.any', use: () => Promise.resolve(true) };

/** Does a step as the site does it: with a proof when the server asks for one. */
async function withProof<T>(step: (proof?: string) => Promise<T>): Promise<T> {
  return step().catch(async (error: unknown) => {
    const { challenge } = error as Refusal;
    if (challenge === undefined) throw error;
    return step(challenge === '16.any' ? 'a proof' : solveProof(challenge));
  });
}

async function addActiveMembers() {
  await addMembers();
  await test.store.db
    .updateTable('users')
    .set((eb) => {
      const email = eb.fn<string>('replace', ['username', eb.val('member'), eb.val('m@example.com')]);
      return { email, email_key: email, email_confirmed: 1 };
    })
    .where('username', 'like', 'member%')
    .execute();
  const rows = await test.store.db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('username', 'like', 'member%')
    .execute();
  return rows;
}

describe('G2: a flood of registrations', () => {
  const ADDRESSES = 85;
  const addressOf = (index: number) => `10.0.${index % ADDRESSES}.1`;
  const templates = async (template: string) =>
    (await test.store.db.selectFrom('outbox').select('id').where('template', '=', template).execute()).length;

  it.each([
    ['without a proof of work', undefined],
    ['with any number of proofs', ANY_PROOF],
  ])(
    'from 85 addresses %s leaves 60 of 60 registrations, resets and changes of address',
    async (_, proofs) => {
      const members = await addActiveMembers();
      const { flows, register, own, hashes } = openFlows(proofs);
      const flood = async (from: number, to: number) => {
        for (let index = from; index < to; index += 1)
          await register(`bot${index}`, { address: addressOf(index), proof: 'a proof' }).catch(() => null);
      };
      await flood(0, 20 * ADDRESSES);
      const before = await templates('activation-code');
      const done = { registered: 0, reset: 0, changed: 0 };
      for (const [index, { id, email }] of members.entries()) {
        const address = `192.0.${index}.1`;
        const registered = await withProof((proof) => register(`person${100_000 + index}`, { address, proof }));
        if (registered.isDone) done.registered += 1;
        if ((await withProof((proof) => flows.startReset(email, { address, proof }))).isDone) done.reset += 1;
        const change = { kind: 'email', to: `new${index}@example.com`, password: 'right' } as const;
        if ((await own.startContactChange(id, change)).isDone) done.changed += 1;
        if (index < 5) await flood(20 * ADDRESSES + index * ADDRESSES, 20 * ADDRESSES + (index + 1) * ADDRESSES);
      }
      expect(done).toEqual({ registered: PEOPLE, reset: PEOPLE, changed: PEOPLE });
      expect([await templates('reset-code'), await templates('change-code')]).toEqual([PEOPLE, PEOPLE]);
      expect(before).toBeLessThanOrEqual(proofs ? 1_000 + ADDRESSES * 5 : 1_000);
      // What is refused costs no hash, for which sign-ins wait too: a change checks the password of the member.
      expect(hashes()).toBeLessThanOrEqual(before + 2 * PEOPLE + (proofs ? ADDRESSES : 0));
      expect(test.warnings).toEqual([
        'registration: most codes of the day are sent; when all are, each further one needs a proof of work',
      ]);
    },
    120_000,
  );

  it('delays no code of a member, and that of a newcomer by one turn', async () => {
    const [member] = await addActiveMembers();
    const { flows, register } = openFlows();
    for (let index = 0; index < 10 * ADDRESSES; index += 1) {
      test.clock.now += 1;
      await register(`bot${index}`, { address: addressOf(index) });
    }
    test.clock.now += SECOND;
    await register('person100000', { address: '192.0.2.1' });
    await flows.startReset(member?.email ?? '', { address: '192.0.2.1' });
    const next = (lane: 'security' | 'registration', limit: number) =>
      lendDueMessages(test.store.db, {
        lane: { lane, channel: 'email' },
        now: test.clock.now,
        until: test.clock.now + HOUR,
        limit,
      });
    expect((await next('security', 1)).map(({ recipient }) => recipient)).toEqual([member?.email]);
    const turn = await next('registration', ADDRESSES + 1);
    expect(turn.map(({ recipient }) => recipient)).toContain('person100000@example.com');
  });

  it('for one taken user name costs no hash, and no more checks than a sign-in has', async () => {
    const { register, hashes, flows } = openFlows();
    await register('person1', { address: '192.0.2.1' });
    const guess = (index: number, more: object) =>
      flows
        .register(
          { ...REGISTRATION, username: 'person1', email: 'other@example.com', mobile: '9000000777', ...more },
          { address: `10.1.${index}.1` },
        )
        .catch((error: unknown) => (error as Refusal).code);
    for (let index = 0; index < 50; index += 1) expect(await guess(index, {})).toMatchObject({ isDone: false });
    expect(hashes()).toBe(1);
    const wrong = { email: 'person1@example.com', password: 'the wrong password', confirmation: 'the wrong password' };
    const answers = [];
    for (let index = 0; index < 25; index += 1) answers.push(await guess(100 + index, wrong));
    expect(answers.filter((answer) => answer === 'busy')).toHaveLength(5);
    expect(hashes()).toBe(1 + 20);
  });
});

it('issue 30: guesses at once at the password of a registration that waits get as many verdicts as one after another', async () => {
  const { flows } = openFlows(ANY_PROOF);
  const person = { ...REGISTRATION, username: 'asha', email: 'asha@example.com', mobile: mobileOf('person1') };
  await flows.register(person, { address: '192.0.2.1' });
  const guesses = Array.from({ length: 60 }, (_, at) => {
    const guess = `wrong guess ${at}`;
    return flows.register({ ...person, password: guess, confirmation: guess }, { address: `198.51.${at}.1` });
  });
  const told = (await Promise.allSettled(guesses)).filter(({ status }) => status === 'fulfilled');
  expect(told).toHaveLength(20);
});

describe('G2: a flood of resets', () => {
  it('for unknown addresses, 5,100 of them, leaves 60 of 60 registrations and resets, and spends no code', async () => {
    const members = await addActiveMembers();
    const { flows, register } = openFlows();
    let done = 0;
    for (const [person, { email }] of members.entries()) {
      for (let index = 0; index < 85; index += 1)
        await flows.startReset(`nobody${person}-${index}@example.com`, { address: `10.${person}.${index}.1` });
      const address = `192.0.2.${person}`;
      const registered = await register(`person${person}`, { address });
      const asked = await flows.startReset(email, { address });
      if (registered.isDone && asked.isDone) done += 1;
    }
    const codes = await test.store.db.selectFrom('outbox').select('template').execute();
    expect([done, codes.filter(({ template }) => template === 'reset-code').length]).toEqual([PEOPLE, PEOPLE]);
    expect(test.warnings).toEqual([]);
  }, 60_000);

  it('for 600 at once leaves the database to others, and a turn to each who asks', async () => {
    const { flows } = openFlows();
    let done = 0;
    const flood = Array.from({ length: 600 }, async (_, index) => {
      await flows.startReset(`nobody${index}@example.com`, { address: `10.0.0.${index % 12}` });
      done += 1;
    });
    const doneBefore = async (work: Promise<unknown>) => (await work, done);
    const others = await Promise.all([
      ...Array.from({ length: 20 }, () => doneBefore(test.store.db.selectFrom('users').select('id').execute())),
      doneBefore(flows.startReset('someone@example.com', { address: '192.0.2.1' })),
      doneBefore(flows.confirmReset({ handle: 'unknown', code: '123456' })),
      doneBefore(flows.activate({ handle: 'unknown', code: '123456' })),
    ]);
    await Promise.all(flood);
    expect(Math.max(...others)).toBeLessThan(100);
    expect(done).toBe(600);
  });

  /** As after a flood of resets for known addresses. */
  const spend = async (count: number, is_proved: number) => {
    const row = { to_key: 'k', from_key: 'f', network_key: 'n', kind: 'reset', is_sent: 1, is_proved } as const;
    const rows = Array.from({ length: 500 }, () => ({ ...row, sent_at: test.clock.now }));
    for (let turn = 0; turn < count / 500; turn += 1)
      await test.store.db.insertInto('codes_sent').values(rows).execute();
  };

  it('for members’ addresses lets 60 of 60 members reset with a proof, and asks alike for unknown addresses', async () => {
    const members = await addActiveMembers();
    const { flows } = openFlows();
    await spend(2_000, 0);
    const bare = async (to: string, address: string) => refusalOf(flows.startReset(to, { address }));
    const [known, unknown] = [await bare('m@example.com1', '10.1.1.1'), await bare('nobody@example.com', '10.1.2.1')];
    const shape = ({ challenge = '', message }: Refusal & { message?: string }) => [challenge.split('.')[0], message];
    expect(shape(known as Refusal)).toEqual(shape(unknown as Refusal));
    expect(shape(known as Refusal)).toEqual(['16', expect.stringContaining('load this page again')]);
    let done = 0;
    for (const [index, { email }] of members.entries()) {
      const asked = await withProof((proof) => flows.startReset(email, { address: `192.0.${index}.1`, proof }));
      if (asked.isDone) done += 1;
    }
    expect(done).toBe(PEOPLE);
    expect(test.warnings).toEqual([
      'reset: most codes of the day are sent; when all are, each further one needs a proof of work',
    ]);
  }, 60_000);

  it('with 1,000 proofs an hour is refused alike and with true words; a member where he has signed in before is not', async () => {
    const [member] = await addActiveMembers();
    const { flows, register } = openFlows(ANY_PROOF);
    const address = '192.0.2.1';
    await createKnownAddresses({
      db: test.store.db,
      secrets: createFlowSecrets({ pepper: 'p' }),
      now: () => test.clock.now,
    }).add(member?.id ?? 0, address);
    await spend(2_000, 0);
    await spend(1_000, 1);
    const ask = (to: string, from: string) => flows.startReset(to, { address: from, proof: 'a proof' });
    const refused = { isDone: false, message: codeRefusals.spent };
    expect(await ask(member?.email ?? '', '10.1.1.1')).toEqual(refused);
    expect(await ask('nobody@example.com', '10.1.2.1')).toEqual(refused);
    expect(await ask(member?.email ?? '', address)).toMatchObject({ isDone: true });
    expect(await register('person1', { address: '10.1.1.1' })).toMatchObject({ isDone: true });
    expect(test.warnings.at(-1)).toContain('reset: all codes of the hour with a proof of work are sent');
    test.clock.now += HOUR + SECOND;
    expect(await ask(member?.email ?? '', '10.1.1.1')).toMatchObject({ isDone: true });
  });

  it('gives one network five codes with a proof a day, for known and unknown addresses alike', async () => {
    const members = await addActiveMembers();
    const { flows } = openFlows(ANY_PROOF);
    await spend(2_000, 0);
    const answers = async (network: number, to: (index: number) => string) => {
      const messages = [];
      for (let index = 0; index < 6; index += 1)
        messages.push(await flows.startReset(to(index), { address: `10.1.${network}.${index}`, proof: 'a proof' }));
      return messages.map(({ message }) => message);
    };
    const known = await answers(1, (index) => members[index]?.email ?? '');
    expect(known.at(-1)).toBe(codeRefusals.network);
    expect(known.slice(0, 5)).not.toContain(codeRefusals.network);
    expect(await answers(2, (index) => `nobody${index}@example.com`)).toEqual(known);
  });
});
