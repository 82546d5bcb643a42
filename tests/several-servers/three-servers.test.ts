import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient, type Client } from '@headnote/core/client';
import { parseQuery } from '@headnote/core/search';
import { fullCaseBody, resultsBody } from '@headnote/core/search/bodies';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMarks } from '../../packages/server/src/citator/marks.js';
import { queueMessage } from '../../packages/server/src/messages/queue-message.js';
import { startScriptedSmtp } from '../../packages/server/src/messages/smtp-server.fixtures.js';
import { createPortals } from '../../packages/server/src/partners/portals.js';
import { runTransaction } from '../../packages/server/src/store/run-transaction.js';
import { PASSWORD, type ServerProcess } from '../durability/server-process.js';
import { openFleet, type Fleet } from './fleet.js';

const SERVERS = 3;
const MINUTE = 60_000;
/** How soon what one server or an operator has done is in force at all. */
const IN_FORCE_MS = 2_000;
/** How soon the work of a server that is gone is taken up. */
const TAKEN_UP_MS = 30_000;
const VISITOR_SEARCHES = 12;
const ADDRESS = '198.51.100.7';

const searchUrl = process.env['SEARCH_TEST_URL'];
beforeEach((context) => {
  if (searchUrl === undefined) context.skip('there is no OpenSearch');
});

let fleet: Fleet;
let demoId: number;
beforeAll(async () => {
  if (searchUrl === undefined) return;
  fleet = await openFleet(SERVERS, searchUrl, { LOAD_SAMPLE: 'true', VISITOR_SEARCHES: String(VISITOR_SEARCHES) });
  const demo = await fleet.store.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  demoId = demo.id;
  // Where its owner has signed in before, no flood keeps him out (G1).
  for (const { url } of fleet.servers) expect((await signIn(url, PASSWORD)).status).toBe(200);
}, 3 * MINUTE);
afterAll(() => fleet?.close(), MINUTE);

/** A request from an address, as the proxy of an operator tells it. */
const from = (address: string) => ({ 'content-type': 'application/json', 'x-forwarded-for': address });

/** Sends so many requests at once, in turn to each server. */
const spread = <Answer>(count: number, send: (server: ServerProcess, at: number) => Promise<Answer>) =>
  Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const server = fleet.servers[at % SERVERS];
      if (server === undefined) throw new Error('no server');
      return send(server, at);
    }),
  );

const signIn = (url: URL, password: string, address = '127.0.0.1') =>
  fetch(new URL('/api/aouth2/signin', url), {
    method: 'POST',
    headers: from(address),
    body: JSON.stringify({ username: 'demo', password, remember: false, logintype: 1 }),
  });

/** Core's client of a member who has just signed in at one server; it sends to another. */
async function memberAt(url: URL, signedInAt = url): Promise<{ client: Client; sessionToken: string }> {
  const { outdata } = (await (await signIn(signedInAt, PASSWORD)).json()) as { outdata: { token: string } };
  const session = { authorization: () => Promise.resolve(`Bearer ${outdata.token}`) };
  return { client: createClient({ bases: { api: url.origin }, session }), sessionToken: outdata.token };
}

/** Milliseconds until something is so at every server. */
async function untilAll(isSo: (server: ServerProcess) => Promise<boolean>): Promise<number> {
  const started = performance.now();
  await Promise.all(
    fleet.servers.map(async (server) => {
      while (!(await isSo(server))) {
        if (performance.now() - started > IN_FORCE_MS * 5) throw new Error(`it is not so at ${server.url.origin}`);
        await wait(20);
      }
    }),
  );
  return performance.now() - started;
}

describe('servers that start', () => {
  it('have one library and one demo member, although they started together', async () => {
    const users = await fleet.store.db.selectFrom('users').select('username').execute();
    expect(users.map(({ username }) => username)).toEqual(['demo']);
    const counts = await spread(SERVERS, async ({ url }) => (await fetch(new URL('/readyz', url))).status);
    expect(counts).toEqual([200, 200, 200]);
  });

  it('refuse to start with other secrets, and say which', { timeout: MINUTE }, async () => {
    await expect(
      fleet.add({ PEPPER: 'another pepper than theirs', CODEC_KEY: 'another key than theirs' }),
    ).rejects.toThrow('PEPPER, CODEC_KEY: not the same as of the other servers of this library.');
  });

  it('refuse to start with an index of their own beside servers that share one', { timeout: MINUTE }, async () => {
    await expect(fleet.add({ SEARCH_URL: '' })).rejects.toThrow('Another Headnote server already uses the database');
  });
});

/** How many guesses were told to be wrong, and not to wait. */
const verdicts = (answers: readonly Response[]) => answers.filter(({ status }) => status !== 429).length;

/** How many further guesses the time allows: after 1 s, 3 s, 7 s and so on. */
const retries = (started: number) => Math.floor(Math.log2((performance.now() - started) / 1_000 + 1));

describe('budgets over three servers', () => {
  it('G1: tell no more verdicts on guesses at one account from one address than one server', async () => {
    const started = performance.now();
    const answers = await spread(30, ({ url }) => signIn(url, 'wrong', ADDRESS));
    expect(verdicts(answers)).toBeLessThanOrEqual(5 + retries(started));
  });

  it('G1: tell no more verdicts on guesses at one account from many addresses than one server', async () => {
    const started = performance.now();
    const answers = await spread(45, ({ url }, at) => signIn(url, 'wrong', `203.0.113.${at}`));
    expect(verdicts(answers)).toBeLessThanOrEqual(20 + retries(started));
  });

  it('let a visitor search as often as one server', async () => {
    const started = performance.now();
    const answers = await spread(45, ({ url }) =>
      fetch(new URL('/api/search/suggest?text=lease', url), { headers: from(ADDRESS) }),
    );
    const refilled = Math.ceil((performance.now() - started) / 2_000);
    const granted = answers.filter(({ status }) => status !== 429).length;
    expect(granted).toBeGreaterThanOrEqual(VISITOR_SEARCHES);
    expect(granted).toBeLessThanOrEqual(VISITOR_SEARCHES + refilled);
  });

  it('let a partner’s pages ask as often as one server', async () => {
    const portals = createPortals({ db: fleet.store.db, now: Date.now });
    const actor = { name: 'admin:test', userId: null };
    const portalId = await portals.register(actor, { userId: demoId, name: 'College', origins: [] });
    await portals.setQuota({ actor, portalId, perMinute: 10 });
    const portal = (await portals.list(actor)).find(({ id }) => id === portalId);
    const key = portal?.keys[0]?.key ?? '';
    const started = performance.now();
    const answers = await spread(45, ({ url }, at) =>
      fetch(new URL(`/api/embed/v1/latest?key=${key}`, url), { headers: from(`203.0.113.${at}`) }),
    );
    const refilled = Math.ceil((performance.now() - started) / 6_000);
    const granted = answers.filter(({ status }) => status === 200).length;
    expect(granted).toBeGreaterThanOrEqual(10);
    expect(granted).toBeLessThanOrEqual(10 + refilled);
    await portals.revoke({ actor, portalId, key });
    const took = await untilAll(async ({ url }) => {
      const answer = await fetch(new URL(`/api/embed/v1/latest?key=${key}`, url), { headers: from('192.0.2.9') });
      return answer.headers.get('headnote-refusal') === 'unknown-key';
    });
    expect(took).toBeLessThan(IN_FORCE_MS);
  });
});

describe('what is taken back is so at every server', () => {
  it('an ended session', async () => {
    const [first] = fleet.servers;
    if (first === undefined) throw new Error('no server');
    const kept = await memberAt(first.url);
    const ended = await memberAt(first.url);
    const statusAt = async (url: URL) =>
      (
        await fetch(new URL('/api/account/sessions', url), {
          headers: { authorization: `Bearer ${ended.sessionToken}` },
        })
      ).status;
    expect(await spread(SERVERS, ({ url }) => statusAt(url))).not.toContain(401);
    await kept.client.account.endOtherSessions();
    const took = await untilAll(async ({ url }) => (await statusAt(url)) === 401);
    expect(took).toBeLessThan(IN_FORCE_MS);
  });

  it('a masked name, and a judgment that is taken down', { timeout: MINUTE }, async () => {
    const marks = createMarks({ store: fleet.store, actor: 'admin:test', now: Date.now });
    const clients = new Map(
      await Promise.all(fleet.servers.map(async ({ url }) => [url, (await memberAt(url)).client] as const)),
    );
    const searchAt = (url: URL, text: string) =>
      clients.get(url)?.search.cases({ body: resultsBody(parseQuery(text).tree, { size: 50 }) });
    const textAt = async (url: URL, id: string) =>
      JSON.stringify(await clients.get(url)?.documents.casePreview({ body: fullCaseBody({ id }) }));
    const [masked, taken] = await fleet.store.db
      .selectFrom('documents')
      .select(['id', 'appellant', 'house_citation'])
      .where('kind', '=', 'case')
      .where('appellant', '<>', '')
      .orderBy('id')
      .limit(2)
      .execute();
    if (masked === undefined || taken === undefined) throw new Error('the sample was not loaded');
    const surname = masked.appellant.split(' ').at(-1) ?? '';
    const [first] = fleet.servers;
    if (first === undefined) throw new Error('no server');
    await expect
      .poll(async () => JSON.stringify(await searchAt(first.url, `"${masked.appellant}"`)), {
        timeout: 30_000,
      })
      .toContain(masked.id);

    await marks.mask({ which: masked.id, names: [{ name: masked.appellant, mask: 'X' }], reason: 'test' });
    expect(
      await untilAll(async ({ url }) => {
        const found = JSON.stringify(await searchAt(url, `appellant:"${masked.appellant}"`));
        return !found.includes(masked.id) && !(await textAt(url, masked.id)).includes(surname);
      }),
    ).toBeLessThan(IN_FORCE_MS);

    await marks.takeDown({ which: taken.id, reason: 'test' });
    expect(
      await untilAll(async ({ url }) => {
        const found = JSON.stringify(await searchAt(url, `"${taken.appellant}"`));
        return !found.includes(taken.id) && !(await textAt(url, taken.id)).includes(taken.appellant);
      }),
    ).toBeLessThan(IN_FORCE_MS);
  });
});

describe('servers that are killed', () => {
  it(
    'lose nothing that was acknowledged, and others take up their mails, each once',
    { timeout: 4 * MINUTE },
    async () => {
      const { taken, port } = await startScriptedSmtp({});
      const mail = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'library@example.com' };
      for (const [place, server] of fleet.servers.entries()) {
        await server.stop();
        await fleet.replace(place, mail);
      }
      const subjects = Array.from({ length: 200 }, () => randomUUID());
      await runTransaction(fleet.store.db, async (transaction) => {
        for (const subject of subjects)
          await queueMessage(
            transaction,
            { channel: 'email', lane: 'other', template: 'test', to: 'asha@example.com', subject, text: 'x', html: '' },
            Date.now(),
          );
      });
      const documents = await fleet.store.db.selectFrom('documents').select('id').orderBy('id').limit(4).execute();
      const ending = new AbortController();
      const failures: string[] = [];
      const { client } = await memberAt(fleet.proxy.url);
      const writing = documents.map(({ id }) => writeNotes(id, client, { failures, signal: ending.signal }));
      for (const place of fleet.servers.keys()) {
        await wait(500 + 500 * Math.random());
        await fleet.servers[place]?.kill();
        await fleet.replace(place, mail);
      }
      ending.abort();
      const confirmed = await Promise.all(writing);
      const rows = await fleet.store.db
        .selectFrom('personal_notes')
        .select(['document_id', 'note', 'version'])
        .execute();
      for (const { id, note, version } of confirmed) {
        const row = rows.find(({ document_id: one }) => one === id);
        expect([version, version + 1]).toContain(Number(row?.version ?? 0));
        if (Number(row?.version) === version) expect(row?.note).toBe(note);
      }
      // Only what was on its way to a server when it died.
      expect(failures.length).toBeLessThanOrEqual(SERVERS * documents.length);
      const sent = () => taken.flatMap((text) => /^Subject: (.+)$/m.exec(text)?.[1] ?? []);
      await expect.poll(() => new Set(sent()).size, { timeout: TAKEN_UP_MS }).toBe(subjects.length);
      // A server that dies between the mail server's word and its own note has sent one that is sent again.
      expect(sent().length - subjects.length).toBeLessThanOrEqual(SERVERS);
    },
  );
});

interface WritingOptions {
  readonly failures: string[];
  readonly signal: AbortSignal;
}

/** Writes the note of one document again and again through the proxy. Returns what was confirmed last. */
async function writeNotes(id: string, client: Client, { failures, signal }: WritingOptions) {
  let last = { id, note: '', version: 0 };
  while (!signal.aborted) {
    const note = `${id}, ${randomUUID()}`;
    try {
      const { version } = await client.library.saveNote({ documentId: id, note });
      last = { id, note, version };
    } catch (error) {
      failures.push(String(error));
    }
  }
  return last;
}
