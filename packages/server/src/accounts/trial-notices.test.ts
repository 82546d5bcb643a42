import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runTransaction } from '../store/run-transaction.js';
import { openTestAccounts, type TestAccounts } from './accounts.fixtures.js';
import { deleteUser } from './delete-user.js';
import { DAY_MS, TRIAL_PLAN_ID, trialEnd } from './subscription.js';

/** Registered on 21 November, so the last day is the 24th and the notice is due on the 23rd. */
const REGISTERED = Date.UTC(2026, 10, 21);
/** Midnight in India. */
const startOf = (day: number) => Date.UTC(2026, 10, day) - 5.5 * 60 * 60 * 1000;

let test: TestAccounts;
let userId: number;
beforeEach(async () => {
  test = await openTestAccounts();
  const id = await test.accounts.users.create({
    username: 'asha@example.com',
    passwordHash: '',
    firstName: 'Asha',
    lastName: 'Rao',
    subscription: { planId: TRIAL_PLAN_ID, startsAt: REGISTERED, endsAt: trialEnd(REGISTERED) },
  });
  if (id === undefined) throw new Error('the user name was taken');
  userId = id;
  await change({ email: 'asha@example.com' });
});
afterEach(() => test.close());

const change = (set: { email?: string; deletes_at?: number; status?: 'pending' }) =>
  test.store.db.updateTable('users').set(set).where('id', '=', userId).execute();
const announceAt = async (time: number) => {
  test.clock.now = time;
  await test.accounts.announceTrialEnds();
  return test.store.db.selectFrom('outbox').selectAll().where('template', '=', 'trial-ends').execute();
};

describe('the notice that a trial ends', () => {
  it('is sent on the day in India before the last one, not a moment earlier', async () => {
    expect(await announceAt(startOf(23) - 1)).toEqual([]);
    const sent = await announceAt(startOf(23));
    expect(sent).toMatchObject([{ recipient: 'asha@example.com', subject: 'Your trial ends soon | Headnote' }]);
    expect(sent[0]?.body).toContain('trial ends on 24 November 2026');
  });

  it('is sent once for a trial, however often the work runs', async () => {
    await announceAt(startOf(23));
    await Promise.all([test.accounts.announceTrialEnds(), test.accounts.announceTrialEnds()]);
    expect(await announceAt(startOf(24))).toHaveLength(1);
  });

  it('is sent on the last day if no server ran on the day before, and never afterwards', async () => {
    expect(await announceAt(startOf(25))).toEqual([]);
    expect(await announceAt(startOf(25) - 1)).toHaveLength(1);
  });

  it('is not sent to an account that is deleted, is to be deleted, or is not active', async () => {
    await change({ deletes_at: startOf(30) });
    expect(await announceAt(startOf(23))).toEqual([]);
    await change({ status: 'pending' });
    await test.store.db.updateTable('users').set({ deletes_at: null }).execute();
    expect(await announceAt(startOf(23))).toEqual([]);
    await test.store.db.updateTable('users').set({ status: 'active' }).execute();
    await runTransaction(test.store.db, (transaction) => deleteUser(transaction, userId));
    expect(await announceAt(startOf(23))).toEqual([]);
  });

  it('is not sent for a package, nor to a member who has bought one', async () => {
    const year = { user_id: userId, plan_id: 1, starts_at: REGISTERED, ends_at: REGISTERED + 365 * DAY_MS };
    await test.store.db
      .insertInto('subscriptions')
      .values({ id: randomUUID(), ...year })
      .execute();
    expect(await announceAt(startOf(23))).toEqual([]);
    expect(await announceAt(year.ends_at - DAY_MS)).toEqual([]);
  });
});
