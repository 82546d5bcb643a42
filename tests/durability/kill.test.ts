import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPostgres } from '../../packages/server/src/store/dialect-of.js';
import { openDatabase, type Store } from '../../packages/server/src/store/database.js';
import { testDatabase } from '../../packages/server/src/store/test-database.fixtures.js';
import { startServer } from './server-process.js';
import { createVerifyingClient, type VerifyingClient } from './verifying-client.js';

/** `KILLS=1000` for the long run by hand; its figures are in docs/benchmarks.md. */
const KILLS = Number(process.env['KILLS'] ?? 20);
const WRITES_PER_SECOND = 200;
const SESSIONS = 24;
/** Longest time between the first write and the kill; the moment itself is random. */
const LOAD_MS = 600;
const MINUTE = 60_000;

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'headnote-kill-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

/** What is wrong with the store after a kill: confirmed writes that are missing, and writes of which only a part is there. */
async function problemsOf({ db }: Store, client: VerifyingClient): Promise<string[]> {
  const [users, flows, mails, tokens, families] = await Promise.all([
    db.selectFrom('users').select(['id', 'username', 'mobile']).where('status', '=', 'pending').execute(),
    db.selectFrom('account_flows').select(['user_id']).where('kind', '=', 'activation').execute(),
    db.selectFrom('outbox').select(['recipient']).execute(),
    db.selectFrom('refresh_tokens').select(['token_hash', 'family_id', 'used_at']).execute(),
    db.selectFrom('session_families').select(['id', 'revoked_at']).execute(),
  ]);
  const names = new Set(users.map(({ username }) => username));
  const started = new Set(flows.map(({ user_id: id }) => id));
  const told = new Set(mails.map(({ recipient }) => recipient));
  const hashes = new Set(tokens.map(({ token_hash: one }) => one));
  const live = new Map<string, number>();
  for (const { family_id: id, used_at: usedAt } of tokens)
    live.set(id, (live.get(id) ?? 0) + (usedAt === null ? 1 : 0));
  return [
    ...client.signUps.filter(({ username }) => !names.has(username)).map(({ username }) => `lost: ${username}`),
    ...users.filter(({ id }) => !started.has(id)).map(({ username }) => `no code for: ${username}`),
    ...users.filter(({ mobile }) => !told.has(mobile)).map(({ username }) => `no message for: ${username}`),
    ...client
      .tokens()
      .filter((token) => !hashes.has(hash(token)))
      .map(() => 'lost: a rotation'),
    ...families.filter(({ id }) => live.get(id) !== 1).map(({ id }) => `${live.get(id) ?? 0} live tokens in ${id}`),
    ...families.filter(({ revoked_at: at }) => at !== null).map(({ id }) => `revoked: ${id}`),
  ];
}

async function checked(client: VerifyingClient): Promise<string[]> {
  const store = await openDatabase(await testDatabase(dataDir));
  try {
    if (!isPostgres(store.db)) {
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(store.db);
      expect(rows).toEqual([{ integrity_check: 'ok' }]);
    }
    return await problemsOf(store, client);
  } finally {
    await store.close();
  }
}

describe('L1: a server that is killed while it writes', () => {
  it(
    `loses no confirmed sign-up or rotation in ${KILLS} kills, and ends no session`,
    { timeout: KILLS * MINUTE },
    async () => {
      const client = createVerifyingClient();
      const readyAfter: number[] = [];
      let loadMs = 0;
      for (let kill = 0; kill < KILLS; kill += 1) {
        const server = await startServer(dataDir);
        readyAfter.push(server.readyAfter);
        if (kill === 0) await client.signIn(server, SESSIONS);
        // A rotation that the last kill has stopped between commit and answer must not cost the session (G8).
        await client.renewAll(server);
        const signal = new AbortController();
        const started = performance.now();
        const writing = client.write(server, { perSecond: WRITES_PER_SECOND, signal: signal.signal });
        await wait(LOAD_MS * (0.3 + 0.7 * Math.random()));
        await server.kill();
        loadMs += performance.now() - started;
        signal.abort();
        await writing;
        expect([...client.violations, ...(await checked(client))]).toEqual([]);
      }
      const server = await startServer(dataDir);
      await client.renewAll(server);
      await server.stop();
      expect([...client.violations, ...(await checked(client))]).toEqual([]);
      const confirmed = client.signUps.length + client.rotations();
      expect(client.signUps.length).toBeGreaterThan(0);
      expect(confirmed).toBeGreaterThan(KILLS * SESSIONS);
      readyAfter.sort((first, second) => first - second);
      console.info(
        `L1: ${KILLS} kills, ${client.signUps.length} sign-ups and ${client.rotations()} rotations confirmed, ` +
          `${Math.round((confirmed - KILLS * SESSIONS) / (loadMs / 1000))} a second under load, 0 lost; ` +
          `ready after ${Math.round(readyAfter[readyAfter.length >> 1] ?? 0)} ms (median), ${Math.round(readyAfter.at(-1) ?? 0)} ms (longest)`,
      );
    },
  );
});
