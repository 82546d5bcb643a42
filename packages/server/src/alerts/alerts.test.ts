import { parseQuery, toSearchBody } from '@headnote/core/search';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../app.fixtures.js';
import { saveDocuments } from '../citator/save-documents.js';
import { createMarks } from '../citator/marks.js';
import { resolveCitations } from '../citator/resolve-citations.js';
import { createTreatmentDesk } from '../citator/treatment-desk.js';
import { readSample } from '../ingest/load-sample.js';
import type { NewDocument } from '../extraction/new-document.js';
import { documentId } from '../library/document-id.js';
import { createSmtpTransport } from '../messages/smtp-transport.js';
import { startScriptedSmtp } from '../messages/smtp-server.fixtures.js';
import { createSender } from '../messages/create-sender.js';
import { clientOf } from '../routes/test-client.fixtures.js';
import type { SearchEngine } from '../search/model/engine.js';
import { drainIndexQueue } from '../search/indexing/index-queue.js';
import { makeCase } from '../test-library.fixtures.js';
import { createAlerts } from './alerts.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
  await settle();
  await test.alerts.match();
  const confirmed = { email: 'asha@example.com', email_confirmed: 1 };
  await test.library.store.db.updateTable('users').set(confirmed).execute();
});
afterEach(() => test.close());

const member = async () => clientOf(test, (await test.signIn()).outdata.token);
const bodyOf = (text: string) => JSON.stringify({ query: toSearchBody(parseQuery(text).tree).query });
const searchFor = (text: string, frequency: 'at-once' | 'daily' | 'weekly' = 'at-once') =>
  ({ kind: 'search', query: text, body: bodyOf(text), name: text, frequency, agrees: true }) as const;

/** What the server's work does with documents that an import stored. */
async function settle(): Promise<void> {
  // Never behind the clock of the machine, by which treatments are noted.
  test.clock.now = Math.max(test.clock.now, Date.now()) + 1000;
  const { store, engine } = test.library;
  await drainIndexQueue(store, engine);
  await resolveCitations(store);
  await drainIndexQueue(store, engine);
  test.clock.now = Math.max(test.clock.now, Date.now()) + 1000;
}

const old = makeCase('alert:old', 'The tenant may stay.', {
  appellant: 'Zubaida',
  respondent: 'State of Kerala',
  decidedOn: '1960-01-05',
  otherCitations: ['AIR 1960 SC 5'],
  judges: ['A. Judge', 'B. Judge', 'C. Judge'],
});
const overruling = makeCase(
  'alert:overrules',
  'Zubaida v. State of Kerala, AIR 1960 SC 5, is overruled. The tenant must leave.',
  {
    appellant: 'Meera',
    respondent: 'State of Goa',
    decidedOn: '1999-01-02',
    judges: ['A. Judge', 'B. Judge', 'C. Judge', 'D. Judge', 'E. Judge'],
  },
);
const OLD = documentId('case', 'alert:old');
const OVERRULES = documentId('case', 'alert:overrules');

/** All judgments that a search finds. */
async function foundBy(client: Awaited<ReturnType<typeof member>>, text: string): Promise<readonly string[]> {
  const { query } = toSearchBody(parseQuery(text).tree);
  const found: string[] = [];
  for (;;) {
    const { hits } = await client.search.cases({ body: { query, from: found.length, size: 100 } });
    if (hits.length === 0) return found;
    found.push(...hits.map(({ id }) => id));
  }
}

/** A judgment of the sample as one of a library, which gives it its citation. */
function asReal({ houseCitation: _given, ...document }: NewDocument): NewDocument {
  return { ...document, source: { ...document.source, isSample: false } };
}

async function addOld() {
  await test.library.add(old);
  await settle();
  await test.alerts.match();
}
async function addOverruling() {
  await test.library.add(overruling);
  await settle();
  await test.alerts.match();
}

/** Alerts of another server, whose engine differs in some calls. */
const alertsOn = (changed: Partial<SearchEngine>) =>
  createAlerts({
    store: test.library.store,
    engine: { ...test.library.engine, ...changed },
    secret: 's',
    library: '',
    publicUrl: undefined,
    readOnly: false,
    now: () => test.clock.now,
    steady: () => test.clock.now,
    onFailure: () => {},
  });

describe('new documents', () => {
  it('are hits of what finds them afterwards, each once, also when a run dies in the middle', async () => {
    const client = await member();
    const texts = ['bail', 'court:"Supreme Court of India"', 'lease', '"notice" /s land*', 'judge:Rao', 'section', 'v'];
    for (const text of texts) await client.alerts.save(searchFor(text));
    const { store } = test.library;
    const before = new Set((await store.db.selectFrom('documents').select('id').execute()).map(({ id }) => id));
    const sample = (await readSample()).filter(({ kind }) => kind === 'case').map(asReal);
    await test.library.add(...sample);
    await settle();
    const hitsNow = () => store.db.selectFrom('alert_hits').select(['alert_id', 'document_id', 'found_at']).execute();
    const stored = new Map<string, unknown>();
    // Dies at each step: after some searches, and after all of them.
    for (const dyingAt of [2, 4, 8]) {
      let searches = 0;
      const dying = alertsOn({
        search: async (request, options) => {
          searches += 1;
          if (searches === dyingAt) throw new Error('killed');
          return test.library.engine.search(request, options);
        },
      });
      // PostgreSQL frees the lock of the run that died a moment later.
      await vi.waitFor(() => expect(dying.match()).rejects.toThrow('killed'), { timeout: 20_000 });
      // What was found until then is stored once: no later run stores it again.
      for (const hit of await hitsNow()) {
        const key = `${hit.alert_id} ${hit.document_id}`;
        expect(stored.get(key) ?? hit.found_at).toBe(hit.found_at);
        stored.set(key, hit.found_at);
      }
      test.clock.now += 1000;
    }
    expect(stored.size).toBeGreaterThan(0);
    await vi.waitFor(async () => expect(await test.alerts.match()).toBe(sample.length), { timeout: 20_000 });
    expect(await test.alerts.match()).toBe(0);
    for (const hit of await hitsNow())
      expect(stored.get(`${hit.alert_id} ${hit.document_id}`) ?? hit.found_at).toBe(hit.found_at);
    for (const { id, name, total } of (await client.alerts.list(undefined)).alerts) {
      const expected = (await foundBy(client, name)).filter((one) => !before.has(one));
      const hits = (await client.alerts.hits({ id })).map((hit) => hit.documentId);
      expect([name, hits.toSorted()]).toEqual([name, expected.toSorted()]);
      expect([name, total]).toEqual([name, expected.length]);
    }
    expect((await client.alerts.list(undefined)).alerts.some(({ total }) => total > 3)).toBe(true);
  });

  it('reach the other alerts also when one search ends with an error each time', async () => {
    const client = await member();
    await client.alerts.save(searchFor('tenant'));
    await client.alerts.save(searchFor('zamindar'));
    const broken = alertsOn({
      search: async (request, options) => {
        if (JSON.stringify(request.query).includes('zamindar')) throw new Error('the engine ends here');
        return test.library.engine.search(request, options);
      },
    });
    await test.library.add(old);
    await settle();
    for (let run = 0; run < 2; run += 1)
      await vi.waitFor(() => expect(broken.match()).rejects.toThrow('ends here'), { timeout: 20_000 });
    await vi.waitFor(async () => expect(await broken.match()).toBeGreaterThan(0), { timeout: 20_000 });
    expect(await client.alerts.hits(undefined)).toMatchObject([{ documentId: OLD, event: 'new' }]);
    const { alerts } = await client.alerts.list(undefined);
    expect(Object.fromEntries(alerts.map(({ name, failure }) => [name, failure]))).toEqual({
      tenant: '',
      zamindar: 'The search could not be run.',
    });
  });

  it('wait until they are in the index', async () => {
    const client = await member();
    await client.alerts.save(searchFor('tenant'));
    await saveDocuments(test.library.store, [old]);
    const ids = await test.library.store.db.selectFrom('alert_queue').select('document_id').execute();
    await test.alerts.match();
    expect(await test.library.store.db.selectFrom('alert_queue').select('document_id').execute()).toContainEqual({
      document_id: OLD,
    });
    expect(ids.length).toBeGreaterThan(0);
    await settle();
    await test.alerts.match();
    expect(await client.alerts.hits(undefined)).toMatchObject([{ documentId: OLD, event: 'new', isNew: true }]);
  });
});

describe('a judgment that the member keeps', () => {
  it('is told when it is overruled, with the sentence and who said it, by mail, in the list and in the feed', async () => {
    await addOld();
    const client = await member();
    await client.library.addBookmark({ documentId: OLD });
    await client.alerts.saveSettings({ agrees: true });
    await addOverruling();
    expect(await test.alerts.queueMails()).toBe(1);
    expect(await test.alerts.queueMails()).toBe(0);
    const mails = (await test.messages()).filter(({ template }) => template === 'alerts');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Overruled: Zubaida v. State of Kerala | Headnote');
    expect(mails[0]?.text).toContain('Overruled by Meera v. State of Goa');
    expect(mails[0]?.text).toContain('is overruled.”');
    expect(await client.alerts.hits(undefined)).toMatchObject([
      {
        event: 'overruled',
        documentId: OLD,
        byId: OVERRULES,
        sentence: expect.stringContaining('overruled') as string,
      },
    ]);
    const { feedUrl } = await client.alerts.list(undefined);
    const feed = await test.app.inject({ url: feedUrl.replace(/^https?:\/\/[^/]+/, '') });
    expect(feed.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const document = readFeed(feed.body);
    expect(document).toMatchObject({ entries: ['Overruled: Zubaida v. State of Kerala'] });
    const again = await Promise.all(
      Array.from({ length: 6 }, () => test.app.inject({ url: feedUrl.replace(/^https?:\/\/[^/]+/, '') })),
    );
    expect(again.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 200, 200, 200, 200, 429,
    ]);
    expect(again.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toBe('10');
    await client.alerts.renewFeed(undefined);
    expect((await test.app.inject({ url: feedUrl.replace(/^https?:\/\/[^/]+/, '') })).statusCode).toBe(404);
  });

  it('is taken back with a word when an editor removes the flag, and told again when the removal is undone', async () => {
    await addOld();
    const client = await member();
    await client.library.saveNote({ documentId: OLD, note: 'leading case' });
    await client.alerts.saveSettings({ agrees: true });
    await addOverruling();
    await test.alerts.queueMails();
    const desk = createTreatmentDesk({ store: test.library.store, actor: 'admin', now: () => test.clock.now });
    const told = async () => {
      test.clock.now += 11 * MINUTE;
      await settle();
      await test.alerts.queueMails();
      return (await test.messages()).filter(({ template }) => template === 'alerts').map(({ text }) => text);
    };
    await desk.remove({ citing: OVERRULES, cited: OLD });
    expect((await told())[1]).toContain('Taken back: it is not marked as overruled by Meera v. State of Goa');
    await desk.undo({ citing: OVERRULES, cited: OLD });
    expect((await told())[2]).toContain('Overruled by Meera');
    // An e-mail takes back only what an e-mail told; the list says it in any case.
    await desk.remove({ citing: OVERRULES, cited: OLD });
    await settle();
    await desk.undo({ citing: OVERRULES, cited: OLD });
    expect(await told()).toHaveLength(3);
  });

  it.each(['paused', 'weekly'] as const)('is told at once although an alert on it is %s', async (kind) => {
    await addOld();
    const client = await member();
    await client.library.addBookmark({ documentId: OLD });
    const watched = { kind: 'judgment', documentId: OLD, events: [], name: '', agrees: true } as const;
    const { id } = await client.alerts.save({ ...watched, frequency: kind === 'weekly' ? 'weekly' : 'at-once' });
    if (kind === 'paused') await client.alerts.change({ id, isPaused: true });
    await addOverruling();
    expect(await test.alerts.queueMails()).toBe(1);
    const [mail] = (await test.messages()).filter(({ template }) => template === 'alerts');
    expect(mail?.subject).toBe('Overruled: Zubaida v. State of Kerala | Headnote');
    // What is taken back is new again.
    const { db } = test.library.store;
    const { at } = await db
      .selectFrom('alert_hits')
      .select((is) => is.fn.max<number | string>('found_at').as('at'))
      .executeTakeFirstOrThrow();
    await db
      .updateTable('alerts')
      .set({ seen_at: Number(at) })
      .execute();
    const desk = createTreatmentDesk({ store: test.library.store, actor: 'admin', now: () => test.clock.now });
    await desk.remove({ citing: OVERRULES, cited: OLD });
    await settle();
    expect(await client.alerts.hits(undefined)).toContainEqual(
      expect.objectContaining({ isWithdrawn: true, isNew: true }),
    );
  });

  it('is told to nobody who has not agreed, who has switched it off, or of whom it is not', async () => {
    await addOld();
    const client = await member();
    await client.library.addBookmark({ documentId: OLD });
    await addOverruling();
    expect(await test.alerts.queueMails()).toBe(0);
    expect(await client.alerts.hits(undefined)).toHaveLength(1);
    await client.alerts.saveSettings({ watchesOwn: false, agrees: true });
    expect((await client.alerts.list(undefined)).watchesOwn).toBe(false);
  });

  it('is in no mail, list or feed with a name that is masked, hidden or taken down meanwhile', async () => {
    await addOld();
    const client = await member();
    await client.library.addBookmark({ documentId: OLD });
    await client.alerts.saveSettings({ agrees: true });
    await addOverruling();
    await test.alerts.queueMails();
    const marks = createMarks({ store: test.library.store, actor: 'admin:asha', now: () => test.clock.now });
    await marks.mask({ which: OLD, names: [{ name: 'Zubaida', mask: 'X' }], reason: 'order' });
    await settle();
    test.clock.now += 11 * MINUTE;
    await test.alerts.queueMails();
    const mails = (await test.messages()).filter(({ template }) => template === 'alerts');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('X v. State of Kerala');
    expect(JSON.stringify(mails)).not.toMatch(/zubaida/i);
    const later = await member();
    expect(await later.alerts.hits(undefined)).toMatchObject([{ title: 'X v. State of Kerala' }]);
    await marks.hide({ which: OLD, reason: 'order' });
    expect(await later.alerts.hits(undefined)).toEqual([]);
    await marks.takeDown({ which: OLD, reason: 'order' });
    expect(await later.alerts.hits(undefined)).toEqual([]);
  });
});

describe('mails', () => {
  it('go once a day at seven in the member’s time zone, all of a member in one, over a real server with headers', async () => {
    const client = await member();
    await client.alerts.save({ ...searchFor('tenant', 'daily'), timeZone: 'Asia/Kolkata' });
    await client.alerts.save({ ...searchFor('appeal', 'daily') });
    test.clock.now = Date.UTC(2027, 0, 5, 12);
    await addOld();
    expect(await test.alerts.queueMails()).toBe(0);
    test.clock.now = Date.UTC(2027, 0, 6, 1, 29);
    expect(await test.alerts.queueMails()).toBe(0);
    test.clock.now = Date.UTC(2027, 0, 6, 1, 31);
    expect(await test.alerts.queueMails()).toBe(1);
    const server = await startScriptedSmtp({});
    const transport = createSmtpTransport({
      smtpUrl: `smtp://library:secret@127.0.0.1:${server.port}`,
      from: 'library@example.org',
    });
    const { db } = test.library.store;
    const failures: unknown[] = [];
    const sender = createSender({ db, transport, now: () => test.clock.now, onFailure: (one) => failures.push(one) });
    await sender.sendDue();
    await transport.close();
    expect(failures).toEqual([]);
    const [mail = ''] = server.taken;
    const link = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(mail.replaceAll(/\r?\n[ \t]+/g, ' '))?.[1] ?? '';
    expect(link).toMatch(/\/alerts\/stop\?token=a\./);
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(mail).toContain('1. Zubaida v. State of Kerala');
    expect(server.taken).toHaveLength(1);
  });

  it('are stopped by their link without a session, one alert only; a changed link does nothing', async () => {
    const client = await member();
    const { id } = await client.alerts.save(searchFor('tenant'));
    const { id: other } = await client.alerts.save(searchFor('kerala'));
    await addOld();
    await test.alerts.queueMails();
    const mail = (await test.messages()).find(({ template }) => template === 'alerts');
    const links = [...(mail?.text ?? '').matchAll(/Stop this alert: http:\/\/[^/]+(\S+)/g)].map(
      ([, path]) => path ?? '',
    );
    expect(links).toHaveLength(2);
    const paused = async () =>
      (await client.alerts.list(undefined)).alerts.filter(({ isPaused }) => isPaused).map((alert) => alert.id);
    const post = async (url: string) =>
      (
        await test.app.inject({
          method: 'POST',
          url,
          payload: 'List-Unsubscribe=One-Click',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        })
      ).statusCode;
    const own = links.find((link) => link.includes(id)) ?? '';
    for (const changed of [own.replace(id, other), `${own.slice(0, -1)}_`, own.replace('a.', 'm.'), '/alerts/stop'])
      expect(await post(changed)).toBe(404);
    await test.app.inject({ url: own });
    expect(await paused()).toEqual([]);
    expect(await post(own)).toBe(204);
    expect(await paused()).toEqual([id]);
    expect(await post(own)).toBe(204);
    const visitor = clientOf(test);
    const token = new URL(own, 'http://x').searchParams.get('token') ?? '';
    expect(await visitor.alerts.stop({ token, isStart: true })).toEqual({ name: 'tenant', isStopped: false });
    expect(await paused()).toEqual([]);
  });

  it('list a hundred hits and the number of the rest', async () => {
    const client = await member();
    await client.alerts.save(searchFor('tenant'));
    // Later by its name, and still with its lines.
    await client.alerts.save({ ...searchFor('party:"Rao 7"'), name: 'z' });
    const many = Array.from({ length: 137 }, (_, at) =>
      makeCase(`alert:many${at}`, `The tenant of house ${at} stays.`, {
        appellant: `Rao ${at}`,
        decidedOn: '2001-02-03',
      }),
    );
    await test.library.add(...many);
    await settle();
    await test.alerts.match();
    await test.alerts.queueMails();
    const mail = (await test.messages()).find(({ template }) => template === 'alerts');
    expect(mail?.text).toContain('and 38 more');
    expect(mail?.text).toMatch(/\nZ {3}1 new\n1\. Rao 7\n/);
    expect(mail?.text.match(/^\d+\. /gm)).toHaveLength(100);
    expect(Buffer.byteLength(mail?.html ?? '')).toBeLessThan(102_000);
    test.clock.now += DAY;
    expect(await test.alerts.queueMails()).toBe(0);
  });
});

it('keeps 200 alerts for a member, and takes no search that could not be run', async () => {
  const client = await member();
  for (let at = 0; at < 200; at += 1) await client.alerts.save(searchFor(`word${at}`));
  await expect(client.alerts.save(searchFor('one more'))).rejects.toMatchObject({ code: 'refused' });
  await client.alerts.save(searchFor('word7', 'weekly'));
  const broken = { ...searchFor('x'), body: '{"query":{"script":{}}}' };
  await expect(client.alerts.save(broken)).rejects.toMatchObject({ code: 'bad-query' });
});

/** Reads a feed, and fails if it is not well formed or lacks what RFC 4287 demands. */
function readFeed(xml: string): { readonly entries: readonly string[] } {
  const tags = [...xml.matchAll(/<(\/?)([a-z]+)[^<>]*?(\/?)>/g)];
  const open: string[] = [];
  for (const [, isEnd, name = '', isEmpty] of tags) {
    if (isEnd === '/') expect(open.pop()).toBe(name);
    else if (isEmpty !== '/') open.push(name);
  }
  expect(open).toEqual([]);
  for (const part of ['id', 'title', 'updated']) expect(xml).toMatch(new RegExp(`<feed [^>]*>[\\s\\S]*<${part}>`));
  const entries = [...xml.matchAll(/<entry>([\s\S]*?)<\/entry>/g)].map(([, entry = '']) => entry);
  for (const entry of entries) for (const part of ['id', 'title', 'updated']) expect(entry).toContain(`<${part}>`);
  return { entries: entries.map((entry) => /<title>(.*?)<\/title>/.exec(entry)?.[1] ?? '') };
}
