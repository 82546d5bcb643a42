import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queueMessage } from '../../messages/queue-message.js';
import { packText } from '../../store/packed-text.js';
import { runTransaction } from '../../store/run-transaction.js';
import { openTestAccounts, type TestAccounts } from '../accounts.fixtures.js';
import { exportedTables, notExported } from './exported-tables.js';

let test: TestAccounts;
beforeAll(async () => {
  test = await openTestAccounts();
});
afterAll(() => test.close());

/** The export of a member, as he reads it. */
async function exported(userId: number) {
  let text = '';
  for await (const piece of await test.accounts.own.exportData(userId)) text += piece;
  return JSON.parse(text) as { readonly data: Readonly<Record<string, readonly object[]>> };
}

/** A column whose name says that a row belongs to a person, or to something of a person. */
const PERSONAL = /user|member|email|mobile|recipient|to_key|family_id|address|phone|contact/;

async function personalTables(): Promise<string[]> {
  const tables = await test.store.db.introspection.getTables();
  return tables
    .filter(({ name, columns }) => name === 'users' || columns.some((column) => PERSONAL.test(column.name)))
    .map(({ name }) => name)
    .toSorted();
}

describe('I8: the export of an account', () => {
  it('names every table with a column of a person, as exported or with the reason why not', async () => {
    const known = new Set<string>([...exportedTables.map(({ table }) => table), ...Object.keys(notExported)]);
    const personal = await personalTables();
    expect(personal.length).toBeGreaterThan(7);
    expect(personal.filter((name) => !known.has(name))).toEqual([]);
  });

  it('names only tables and columns that exist', async () => {
    const tables = await test.store.db.introspection.getTables();
    const columnsOf = (table: string) =>
      tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
    for (const { table, column, omits } of exportedTables) {
      expect(columnsOf(table)).toEqual(expect.arrayContaining([column, ...Object.keys(omits)]));
    }
    const names = tables.map(({ name }) => name);
    expect(Object.keys(notExported).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('has a section for each table, with every column that is not left out', async () => {
    const user = await test.accounts.users.findByName('demo');
    const { data } = await exported(user?.id ?? 0);
    expect(Object.keys(data)).toEqual(exportedTables.map(({ section }) => section));
    const profile = Object.keys(data['profile']?.[0] ?? {});
    const left = 3;
    const tables = await test.store.db.introspection.getTables();
    expect(profile).toHaveLength((tables.find(({ name }) => name === 'users')?.columns.length ?? 0) - left);
    expect(data['profile']?.[0]).toMatchObject({ username: 'demo', createdAt: '2026-11-21T00:00:00.000Z' });
  });
});

describe('I8: an address in an export', () => {
  it('counts only once its code came back: anyone may register with the address of another person', async () => {
    const { accounts, store } = test;
    const member = await accounts.users.findByName('demo');
    const id = member?.id ?? 0;
    const set = (values: object) => store.db.updateTable('users').set(values).where('id', '=', id).execute();
    const writer = { name: 'Meera', email: 'meera@example.com', city: '', contact_no: '', body: 'in confidence' };
    const entry = { id: 'm1', reference: 'C-1', kind: 'contact', subject: '', created_at: test.clock.now, ...writer };
    await store.db
      .insertInto('contact_messages')
      .values(entry as never)
      .execute();
    await set({ email: writer.email, mobile: '9000000001', mobile_confirmed: 1 });
    expect((await exported(id)).data['contactMessages']).toEqual([]);
    await set({ email_confirmed: 1 });
    expect((await exported(id)).data['contactMessages']).toHaveLength(1);
    await set({ email: '', mobile: '', email_confirmed: 0, mobile_confirmed: 0 });
  });
});

/** One row in each table of a partner's portal. */
async function storePortal(userId: number): Promise<void> {
  const { db } = test.store;
  const portal_id = `portal of ${userId}`;
  const day = '2026-11-21';
  await db
    .insertInto('partner_portals')
    .values({ id: portal_id, user_id: userId, name: 'College', per_minute: 1, created_at: 1 })
    .execute();
  await db
    .insertInto('partner_keys')
    .values({ key: `key of ${userId}`, portal_id, created_at: 1 })
    .execute();
  await db.insertInto('partner_origins').values({ portal_id, origin: 'https://college.example' }).execute();
  await db.insertInto('partner_usage').values({ portal_id, day, answered: 1, refused: 0 }).execute();
  await db.insertInto('partner_versions').values({ portal_id, version: '1.0.0', seen_on: day }).execute();
}

describe('I8: the deletion of an account', () => {
  it('leaves no row of the member in any table, and touches no other account', async () => {
    const { accounts, store } = test;
    const demo = await accounts.users.findByName('demo');
    const id = (await accounts.users.create({
      username: 'leaver',
      passwordHash: await accounts.hasher.hash('correct horse 9'),
      firstName: 'Asha',
      lastName: 'Menon',
      subscription: { planId: 27, startsAt: test.clock.now, endsAt: test.clock.now + 1000 },
    })) as number;
    const session = { device: '', deviceKind: 'unknown', address: '', loginType: 1 } as const;
    for (const userId of [id, demo?.id ?? 0]) {
      await accounts.sessions.start({ userId, ...session });
      await accounts.settings.saveCourts(userId, { courtIds: [1] });
      await storePortal(userId);
    }
    await store.db.updateTable('users').set({ email: 'leaver@example.com' }).where('id', '=', id).execute();
    // The leaver only typed this number, which is another member's.
    const number = { mobile: '9812345678', mobile_key: '9812345678' };
    await store.db
      .updateTable('users')
      .set(number)
      .where('id', 'in', [id, demo?.id ?? 0])
      .execute();
    const code = {
      channel: 'sms',
      lane: 'security',
      template: 'reset-code',
      to: number.mobile,
      subject: '',
      text: '',
      html: '',
    } as const;
    await runTransaction(store.db, (transaction) => queueMessage(transaction, code, test.clock.now));
    expect(await accounts.own.deleteOnRequest(id, 'correct horse 9')).toMatchObject({ isDone: true });
    test.clock.now += 14 * 24 * 60 * 60 * 1000;
    await accounts.own.purge();
    expect(await accounts.users.findByName('leaver')).toBeUndefined();
    const messages = await store.db.selectFrom('outbox').select('template').execute();
    expect(messages).toEqual([{ template: 'reset-code' }, { template: 'account-deleted' }]);
    for (const { table, by, column } of exportedTables.filter((entry) => entry.table !== 'audit_log')) {
      if (by === 'address') continue;
      const owner = by === 'portal' ? `portal of ${id}` : id;
      const rows = await store.db
        .selectFrom(table)
        .selectAll()
        .where(store.db.dynamic.ref(column), '=', owner)
        .execute();
      expect(rows, table).toEqual([]);
    }
    const { data } = await exported(demo?.id ?? 0);
    expect(data['settings']).toHaveLength(1);
    expect(data['portalKeys']).toEqual([expect.objectContaining({ key: `key of ${demo?.id}` })]);
    for (const { section } of exportedTables.filter((entry) => entry.by === 'portal'))
      expect(data[section], section).toHaveLength(1);
  });
});

it('x30/11: the words of one PDF are in memory at a time', async () => {
  const { accounts, store } = test;
  const demo = await accounts.users.findByName('demo');
  const row = (at: number) => ({
    id: `f${at}`,
    user_id: demo?.id ?? 0,
    name: `${at}.pdf`,
    hash: `h${at}`,
    pages: 1,
    scanned_pages: 0,
    uploaded_at: 1,
    words: packText(JSON.stringify({ plain: `words of ${at}` })),
  });
  await store.db.insertInto('assistant_files').values([1, 2, 3].map(row)).execute();
  let text = '';
  for await (const piece of await accounts.own.exportData(demo?.id ?? 0)) {
    text += piece;
    // The others would still come if they had been read already.
    if (piece.includes('words of')) await store.db.deleteFrom('assistant_files').where('id', '!=', 'f0').execute();
  }
  const { data } = JSON.parse(text) as { data: Record<string, object[]> };
  expect(data['files']).toEqual([expect.objectContaining({ name: '1.pdf', words: 'words of 1' })]);
});
