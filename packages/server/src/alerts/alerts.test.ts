import { parseQuery, toSearchBody } from '@headnote/core/search';
import { describe, expect, it, vi } from 'vitest';
import type { TestApp } from '../app.fixtures.js';
import { saveDocuments } from '../citator/save-documents.js';
import { readSample } from '../ingest/load-sample.js';
import type { NewDocument } from '../extraction/new-document.js';
import { createSmtpTransport } from '../messages/smtp-transport.js';
import { startScriptedSmtp } from '../messages/smtp-server.fixtures.js';
import { createSender } from '../messages/create-sender.js';
import { clientOf } from '../routes/test-client.fixtures.js';
import type { SearchEngine } from '../search/model/engine.js';
import { makeCase } from '../test-library.fixtures.js';
import { type Member, OLD, old, searchFor, useAlerts } from './alerts.fixtures.js';
import { createAlerts } from './alerts.js';
import { memoryCells } from '../runtime/budgets/cells.js';

const DAY = 24 * 60 * 60_000;

let test: TestApp;
const { addOld, member, settle } = useAlerts((opened) => (test = opened));

/** All judgments that a search finds. */
async function foundBy(client: Member, text: string): Promise<readonly string[]> {
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
    cells: memoryCells(() => test.clock.now),
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

  it.each(['daily', 'weekly', 'at-once'] as const)('go on after a clock that was ahead: %s', async (frequency) => {
    const client = await member();
    await client.alerts.save(searchFor('tenant', frequency));
    const { db } = test.library.store;
    const ahead = { at_once_at: test.clock.now + 40 * DAY, daily_on: '2099-01-01', weekly_on: '2099-01-05' };
    await db.updateTable('alert_members').set(ahead).execute();
    await addOld();
    await db
      .updateTable('alert_hits')
      .set({ found_at: test.clock.now + 40 * DAY })
      .execute();
    test.clock.now += 8 * DAY;
    expect(await test.alerts.queueMails()).toBe(1);
    expect(await test.alerts.queueMails()).toBe(0);
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
