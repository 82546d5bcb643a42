import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, describe, it } from 'vitest';
import { createUsers } from './accounts/users.js';
import { DAY_MS, TRIAL_PLAN_ID, trialEnd } from './accounts/subscription.js';
import { resolveOptions, type ServerOptions } from './config/config.js';
import { openServer, type OpenServer } from './open-server.js';
import { drainIndexQueue } from './search/indexing/index-queue.js';
import { makeCase } from './test-library.fixtures.js';
import { openLocalEngine } from './search/engines/sqlite/open-engine.js';
import { openDatabase } from './store/database.js';
import { saveDocuments } from './citator/save-documents.js';
import { testDatabase } from './store/test-database.fixtures.js';

const root = mkdtempSync(join(tmpdir(), 'headnote-open-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const open = async (dataDir: string, options: ServerOptions = {}) => {
  const database = await testDatabase(dataDir);
  return openServer(resolveOptions({ ...database, port: 0, logLevel: 'silent', siteDir: '/nowhere', ...options }));
};

async function find({ app }: OpenServer, word: string): Promise<number> {
  const payload = { query: { match: { topic: word } } };
  const answer = await app.inject({ method: 'POST', url: '/api/ec/getResults', payload });
  const { outdata } = answer.json<{ outdata: string }>();
  return (JSON.parse(outdata) as { hits: { total: { value: number } } }).hits.total.value;
}

/** Imports like another process: with its own connection, and optionally its own engine. */
async function store(dataDir: string, word: string, { isIndexed }: { readonly isIndexed: boolean }): Promise<void> {
  const database = await openDatabase(await testDatabase(dataDir));
  await saveDocuments(database, [makeCase(`test:${word}`, 'A judgment.', { subject: word })]);
  if (isIndexed) {
    const engine = await openLocalEngine({ dataDir });
    await drainIndexQueue(database, engine);
    await engine.close();
  }
  await database.close();
}

describe('an open server', () => {
  it('finds documents that are imported while it runs', async () => {
    // A folder of its own for a second try, which would find the document of the first.
    const dataDir = mkdtempSync(join(root, 'beside-'));
    const server = await open(dataDir);
    try {
      expect(await find(server, 'xylophone')).toBe(0);
      await store(dataDir, 'xylophone', { isIndexed: true });
      await expect.poll(() => find(server, 'xylophone')).toBe(1);
      const counts = await server.app.inject('/api/welcome/getTotalCount');
      // Beside a real judgment those of the sample do not count.
      const { outdatalist } = counts.json<{ outdatalist: [[object], [{ TotalCases: number }]] }>();
      expect(outdatalist[1][0].TotalCases).toBe(1);
    } finally {
      await server.close();
    }
  });

  it('finds documents that a killed import stored but did not index, without delaying the start', async () => {
    const dataDir = join(root, 'killed');
    await store(dataDir, 'zither', { isIndexed: false });
    const server = await open(dataDir);
    try {
      expect(server.report.sampleLoaded).toBe(0);
      await expect.poll(() => find(server, 'zither'), { timeout: 10_000 }).toBe(1);
    } finally {
      await server.close();
    }
  });

  it('completes a sample that a first start loaded only in part', async () => {
    const dataDir = join(root, 'part');
    const first = await open(dataDir);
    await first.close();
    const database = await openDatabase(await testDatabase(dataDir));
    await database.db.deleteFrom('documents').where('kind', '=', 'act').execute();
    await database.close();
    const second = await open(dataDir);
    expect(second.report.sampleLoaded).toBeGreaterThan(0);
    await second.close();
  });

  it('announces the end of a trial after its start, and not again after a restart', async () => {
    const dataDir = join(root, 'trial');
    // Writes the secrets; later a database with accounts and without them is refused.
    await (await open(dataDir, { loadSample: false })).close();
    const database = await openDatabase(await testDatabase(dataDir));
    try {
      const startsAt = Date.now() - 2 * DAY_MS;
      const subscription = { planId: TRIAL_PLAN_ID, startsAt, endsAt: trialEnd(startsAt) };
      const names = { username: 'asha@example.com', firstName: 'Asha', lastName: 'Rao' };
      await createUsers(database.db).create({ ...names, passwordHash: '', subscription });
      await database.db.updateTable('users').set({ email: names.username }).execute();
      const notices = async () =>
        (await database.db.selectFrom('outbox').select('template').execute()).map(({ template }) => template);
      for (const start of ['first', 'second']) {
        const server = await open(dataDir, { loadSample: false });
        await expect.poll(notices, { message: start }).toEqual(['trial-ends']);
        // Closing waits for the work that the start began.
        await server.close();
      }
      expect(await notices()).toEqual(['trial-ends']);
    } finally {
      await database.close();
    }
  });

  it('L10: a jump of the clock by an hour fills no allowance again', async () => {
    const clock = { ahead: 0 };
    const database = await testDatabase(join(root, 'clock'));
    const options = { ...database, port: 0, logLevel: 'silent', siteDir: '/nowhere', visitorSearches: 3 } as const;
    const server = await openServer(resolveOptions(options), { now: () => Date.now() + clock.ahead });
    const payload = { query: { match: { topic: 'lease' } } };
    const search = async () =>
      (await server.app.inject({ method: 'POST', url: '/api/ec/getResults', payload })).statusCode;
    try {
      expect(await Promise.all([search(), search(), search(), search()])).toEqual([200, 200, 200, 429]);
      clock.ahead = 60 * 60_000;
      // One more may be due by now, but not three.
      expect(await Promise.all([search(), search(), search()])).toContain(429);
    } finally {
      await server.close();
    }
  });

  it('leaves an empty library empty if the sample is disabled', async () => {
    const server = await open(join(root, 'bare'), { loadSample: false });
    try {
      expect(server.report.sampleLoaded).toBe(0);
      expect(await find(server, 'court')).toBe(0);
    } finally {
      await server.close();
    }
  });

  it('releases the folder if opening fails', async () => {
    const dataDir = join(root, 'again');
    const siteDir = join(root, 'broken-site');
    mkdirSync(join(siteDir, 'server'), { recursive: true });
    writeFileSync(join(siteDir, 'server', 'entry-server.js'), 'throw new Error("broken")');
    await expect(openServer(resolveOptions({ dataDir, siteDir, logLevel: 'silent' }))).rejects.toThrow(/npm run build/);
    const server = await open(dataDir, { loadSample: false });
    await server.close();
  });
});
