import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../app.fixtures.js';
import { createMembers, type Members } from './members.js';

const DAY = 24 * 60 * 60 * 1000;
let test: TestApp;
let members: Members;
beforeAll(async () => {
  test = await openTestApp();
  const { db } = test.library.store;
  members = createMembers({ db, brand: 'Headnote', actor: 'admin:test', now: () => test.clock.now });
  await db
    .updateTable('users')
    .set({ email: 'Demo@x.example', email_key: 'demo@x.example' })
    .where('username', '=', 'demo')
    .execute();
});
afterAll(() => test.close());

const acts = () => test.library.store.db.selectFrom('audit_log').selectAll().orderBy('at').execute();
const signsIn = async () => (await test.signIn()).flag;

describe('what an operator does to members', () => {
  it('shows a member by name, address or id, without any secret', async () => {
    await test.signIn();
    const member = await members.find('DEMO');
    expect(member).toMatchObject({ username: 'demo', status: 'active', sessions: 1, email: 'Demo@x.example' });
    expect(await members.find('demo@X.example')).toEqual(member);
    expect(await members.find(String(member?.id))).toEqual(member);
    expect(JSON.stringify(member)).not.toMatch(/argon2|hash|token/);
    expect(await members.list({ containing: 'dem', limit: 10 })).toEqual([member]);
    expect(await members.list({ containing: '%', limit: 10 })).toEqual([]);
    expect(await members.find('nobody')).toBeUndefined();
    expect(await acts()).toEqual([]);
  });

  it('finds by an address who confirmed it, not who typed it too, and refuses to choose between those who typed it', async () => {
    const { db } = test.library.store;
    const address = { email: 'vera@x.example', email_key: 'vera@x.example' };
    const of = (username: string, id: number, confirmed: object) => ({
      id,
      username,
      first_name: '',
      last_name: '',
      password_hash: '',
      created_at: id,
      status: 'active' as const,
      ...address,
      mobile: `9${id}`,
      mobile_key: `9${id}`,
      ...confirmed,
    });
    await db
      .insertInto('users')
      .values(of('stranger', 9002, { mobile_confirmed: 1 }))
      .execute();
    await db
      .insertInto('users')
      .values(of('other', 9003, { mobile_confirmed: 1 }))
      .execute();
    await expect(members.find('vera@x.example')).rejects.toThrow(
      'may mean several members: other (9003), stranger (9002)',
    );
    await db
      .insertInto('users')
      .values(of('vera', 9001, { email_confirmed: 1 }))
      .execute();
    expect(await members.find('vera@x.example')).toMatchObject({ username: 'vera' });
    await members.remove('stranger');
    await members.remove('other');
    await members.remove('vera');
  });

  it('ends all sessions', async () => {
    const { outdata } = await test.signIn();
    expect(await members.endSessions('demo')).toMatch(/session.* of demo ended\./);
    const url = '/api/user/getuser';
    const answer = await test.app.inject({ url, headers: { authorization: `Bearer ${outdata.token}` } });
    expect(answer.statusCode).not.toBe(200);
    expect(await test.accounts.sessions.renew(outdata.refreshtoken)).toBeNull();
    expect((await members.find('demo'))?.sessions).toBe(0);
  });

  it('lengthens a subscription from its end, and from now if it is over', async () => {
    const before = (await members.find('demo'))?.subscriptionEnd ?? 0;
    await members.extend('demo', 10);
    expect((await members.find('demo'))?.subscriptionEnd).toBe(before + 10 * DAY);
    await test.setSubscription({ starts_at: 0, ends_at: 1 });
    await members.extend('demo', 3);
    expect((await members.find('demo'))?.subscriptionEnd).toBe(test.clock.now + 3 * DAY);
  });

  it('makes a password invalid, ends the sessions, and tells the member', async () => {
    expect(await signsIn()).toBe(true);
    await members.resetPassword('demo');
    expect((await members.find('demo'))?.sessions).toBe(0);
    expect(await signsIn()).toBe(false);
    const [message] = (await test.messages()).slice(-1);
    expect(message).toMatchObject({ template: 'password-withdrawn', to: 'Demo@x.example' });
    expect(message?.text).toContain('Forgot password');
    expect(message?.text).not.toMatch(/\d{6}/);
  });

  it('activates a registration', async () => {
    const { db } = test.library.store;
    await db.updateTable('users').set({ status: 'pending' }).execute();
    expect(await members.activate('demo')).toBe('demo is active.');
    expect((await members.find('demo'))?.status).toBe('active');
    expect(await members.activate('demo')).toContain('already');
  });

  it('deletes an account with all its data, and keeps the record of every act', async () => {
    const id = (await members.find('demo'))?.id;
    await members.remove('demo');
    expect(await members.find('demo')).toBeUndefined();
    for (const table of ['users', 'subscriptions', 'session_families', 'refresh_tokens'] as const)
      expect(await test.library.store.db.selectFrom(table).selectAll().execute()).toEqual([]);
    const recorded = (await acts()).filter(({ user_id: of }) => of === id);
    expect(recorded.map(({ act }) => act).toSorted()).toEqual(
      [
        'member-activated',
        'member-activated',
        'member-deleted',
        'member-password-reset',
        'member-sessions-ended',
        'member-subscription-extended',
        'member-subscription-extended',
      ].toSorted(),
    );
    for (const act of recorded) expect(act).toMatchObject({ actor: 'admin:test', user_id: id });
    expect(await members.remove('demo')).toBeUndefined();
  });
});
