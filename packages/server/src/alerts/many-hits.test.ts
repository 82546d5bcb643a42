import { describe, expect, it } from 'vitest';
import type { TestApp } from '../app.fixtures.js';
import { documentId } from '../library/document-id.js';
import { runTransaction } from '../store/run-transaction.js';
import { makeCase } from '../test-library.fixtures.js';
import { createAlertLinks } from './alert-links.js';
import { useAlerts } from './alerts.fixtures.js';
import { matchArrivals } from './match-arrivals.js';
import { queueAlertMails } from './queue-mails.js';
import type { SearchRecord } from './run-searches.js';
import { saveAlert } from './save-alert.js';
import { MAX_HITS, storeSearchHits, trimHits } from './store-hits.js';

let test: TestApp;
const { member: signedIn, settle } = useAlerts((opened) => (test = opened));

const search = (query: object, name: string) =>
  ({ kind: 'search', query: name, body: JSON.stringify({ query }), name, frequency: 'at-once', agrees: true }) as const;

describe('a member whose alerts find very much', () => {
  /** 30 alerts that find the same 500 documents. */
  async function findMuch() {
    const client = await signedIn();
    const keys = Array.from({ length: 30 }, (_, at) => `word${at}`);
    for (const key of keys) await client.alerts.save(search({ match: { title: key } }, key));
    const rows = await test.library.store.db.selectFrom('alerts').select('body_key').execute();
    const ids = Array.from({ length: 500 }, (_, at) => `c${at}`);
    const found = new Map(rows.map(({ body_key: key }) => [key, { ids, needsSubscription: false }]));
    return { client, found, arrived: ids };
  }
  const countHits = async () => {
    const rows = await test.library.store.db.selectFrom('alert_hits').select('found_at').execute();
    return { all: rows.length, later: rows.filter(({ found_at: at }) => Number(at) === 2).length };
  };

  it('has a bounded number of hits, the newest; others write while they are stored', async () => {
    const { store } = test.library;
    const { found, arrived } = await findMuch();
    let isStored = false;
    const storing = storeSearchHits(store, { found, arrived, now: 1 }).finally(() => (isStored = true));
    let others = 0;
    while (!isStored) {
      await runTransaction(store.db, (one) => one.selectFrom('users').select('id').execute());
      others += 1;
    }
    await storing;
    expect(others).toBeGreaterThan(3);
    expect(await countHits()).toEqual({ all: MAX_HITS, later: 0 });
    const few = new Map([...found].slice(0, 2).map(([key]) => [key, { ids: ['d1', 'd2'], needsSubscription: false }]));
    await trimHits(store, await storeSearchHits(store, { found: few, arrived: ['d1', 'd2'], now: 2 }));
    expect(await countHits()).toEqual({ all: MAX_HITS, later: 4 });
  });

  it('is told by e-mail with few statements', async () => {
    const { found, arrived } = await findMuch();
    const { store } = test.library;
    await store.db.updateTable('users').set({ email: 'asha@example.com', email_confirmed: 1 }).execute();
    await test.library.add(
      ...Array.from({ length: 40 }, (_, at) => makeCase(`much:${at}`, 'Text.', { appellant: `A${at}` })),
    );
    const ids = Array.from({ length: 40 }, (_, at) => documentId('case', `much:${at}`));
    const few = new Map([...found].map(([key]) => [key, { ids, needsSubscription: false }]));
    await storeSearchHits(store, { found: few, arrived, now: test.clock.now });
    let updates = 0;
    const db = store.db.withPlugin({
      transformQuery({ node }) {
        if (node.kind === 'UpdateQueryNode') updates += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    test.clock.now += 60_000;
    const mails = { now: () => test.clock.now, links: createAlertLinks('s'), library: '', publicUrl: undefined };
    expect(await queueAlertMails({ ...mails, store: { ...store, db } })).toBe(1);
    const { mailed } = await store.db
      .selectFrom('alert_hits')
      .select((eb) => eb.fn.count<number>('mailed_at').as('mailed'))
      .executeTakeFirstOrThrow();
    expect([Number(mailed), updates < 50]).toEqual([30 * 40, true]);
  });
});

it('H8: an alert tells of words behind a preview only while the subscription runs', async () => {
  const client = await signedIn();
  await client.alerts.save(search({ match_phrase: { content: 'secret tenant' } }, 'text'));
  await client.alerts.save(search({ match: { appellant: 'Zubaida' } }, 'party'));
  const totals = async () => (await client.alerts.list(undefined)).alerts.map(({ name, total }) => [name, total]);
  const arrive = async (id: string) => {
    await test.library.add(makeCase(id, `The secret tenant of ${id} stays.`, { appellant: 'Zubaida' }));
    await settle();
    await test.alerts.match();
  };
  await arrive('h8:first');
  expect(Object.fromEntries(await totals())).toEqual({ text: 1, party: 1 });
  await test.library.store.db
    .updateTable('subscriptions')
    .set({ ends_at: test.clock.now - 1 })
    .execute();
  await arrive('h8:second');
  expect(Object.fromEntries(await totals())).toEqual({ text: 1, party: 2 });
});

it('keeps no more text of searches than a list can answer at once', async () => {
  const client = await signedIn();
  const long = (at: number) => ({ ...search({ match: { title: `word${at}` } }, 'long'), query: 'q'.repeat(60_000) });
  for (let at = 0; at < 8; at += 1) await client.alerts.save(long(at));
  await expect(client.alerts.save(long(9))).rejects.toMatchObject({ code: 'refused' });
  expect((await client.alerts.list(undefined)).alerts).toHaveLength(8);
});

it('issue 30: slow searches of one member do not delay the alerts of others', async () => {
  const { store, engine } = test.library;
  const slowMember = await signedIn();
  for (let at = 0; at < 4; at += 1)
    await slowMember.alerts.save(search({ match: { appellant: `slow${at}` } }, `${at}`));
  await slowMember.alerts.save(search({ match: { appellant: 'Zubaida' } }, 'quick'));
  const other = await store.db
    .insertInto('users')
    .values({
      id: 4_711,
      username: 'other',
      password_hash: '',
      first_name: '',
      last_name: '',
      email: '',
      mobile: '',
      created_at: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const alert = { kind: 'search', documentId: '', events: [], frequency: 'daily', query: '' } as const;
  const body = JSON.stringify({ query: { match: { appellant: 'zubaida begum' } } });
  await runTransaction(store.db, (one) => saveAlert(one, other.id, { ...alert, name: 'other', body }, test.clock.now));
  await test.library.add(makeCase('slow:1', 'Text.', { appellant: 'Zubaida Begum' }));
  await settle();
  const records = new Map<string, SearchRecord>();
  const match = () =>
    matchArrivals({
      store,
      engine: {
        ...engine,
        search(request, options) {
          if (JSON.stringify(request.query).includes('"slow')) test.clock.now += 15_000;
          return engine.search(request, options);
        },
      },
      now: () => test.clock.now,
      steady: () => test.clock.now,
      records,
      onFailure: () => {},
    });
  const told = async () => {
    const { alerts } = await slowMember.alerts.list(undefined);
    const hits = await store.db
      .selectFrom('alert_hits')
      .select('document_id')
      .where('user_id', '=', other.id)
      .execute();
    return {
      leftOut: alerts.filter(({ failure }) => failure !== '').length,
      quick: alerts.find(({ name }) => name === 'quick')?.total ?? 0,
      other: hits.length,
    };
  };
  // No search has run before, so the slow ones are not known yet.
  expect(await match()).toBe(1);
  expect(await told()).toMatchObject({ other: 1, leftOut: expect.any(Number) as number });
  expect((await told()).leftOut).toBeGreaterThan(1);
  // Then the quick ones run first, and only slow ones are left out.
  for (let at = 2; at <= 4; at += 1) {
    await test.library.add(makeCase(`slow:${at}`, 'Text.', { appellant: 'Zubaida Begum' }));
    await settle();
    expect(await match()).toBe(1);
    expect((await told()).other).toBe(at);
  }
  expect((await told()).leftOut).toBe(2);
  expect((await told()).quick).toBeGreaterThan(0);
});

it('issue 36: a warning is listed however much was found since, and says who overruled and who reports it', async () => {
  const { store } = test.library;
  const { userId } = await store.db.selectFrom('users').select('id as userId').executeTakeFirstOrThrow();
  const client = await signedIn();
  await test.library.add(
    makeCase('red:old', 'Text.', {
      appellant: 'Natesan',
      respondent: 'State',
      decidedOn: '1970-01-02',
      otherCitations: ['AIR 1970 SC 5'],
    }),
  );
  await client.library.addBookmark({ documentId: documentId('case', 'red:old') });
  await client.alerts.saveSettings({ agrees: true });
  await test.library.add(
    makeCase(
      'red:says',
      'The decision in Natesan v. State, AIR 1970 SC 5, was overruled by this Court in Council of Madras v. Palani, (1980) 2 SCC 9.',
      { appellant: 'Ganga', respondent: 'Jamuna', decidedOn: '1999-01-02' },
    ),
  );
  await settle();
  await test.alerts.match();
  const [told] = await client.alerts.hits(undefined);
  expect(told).toMatchObject({ event: 'overruled', byId: documentId('case', 'red:says') });
  expect(told?.byTitle).toMatch(/^.*Palani.*, as Ganga v\. Jamuna reports$/);
  await client.alerts.save(search({ match: { title: 'word' } }, 'word'));
  const { id: alertId } = await store.db
    .selectFrom('alerts')
    .select('id')
    .where('name', '=', 'word')
    .executeTakeFirstOrThrow();
  const later = Array.from({ length: 600 }, (_, at) => documentId('case', `later:${at}`));
  await test.library.add(...later.map((_, at) => makeCase(`later:${at}`, 'Text.', { appellant: `L${at}` })));
  const rows = later.map((document_id) => ({
    alert_id: alertId,
    document_id,
    user_id: userId,
    event: 'new',
    by_id: '',
    mail_id: '',
    found_at: test.clock.now + 5_000,
  }));
  for (let at = 0; at < rows.length; at += 100)
    await store.db
      .insertInto('alert_hits')
      .values(rows.slice(at, at + 100))
      .execute();
  const hits = await client.alerts.hits(undefined);
  expect([hits.length, hits.at(-1)?.event]).toEqual([500, 'overruled']);
});
