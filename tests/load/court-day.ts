// `npm run test:load`: 200 members for two minutes on the built server and the real judgments, as on a day in court (fault row
// M2). `-- postgres` takes another database, `-- opensearch` the engine at SEARCH_TEST_URL. Prints what each kind of request
// took, and ends with 1 if one of them failed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@headnote/core/client';
import { readCorpus, type CorpusDocument } from '../../bench/search/corpus.js';
import { percentile } from '../../bench/server/load.js';
import { portOf } from '../../bench/search/product.js';
import { createPasswordHasher } from '../../packages/server/src/accounts/password-hasher.js';
import { createUsers } from '../../packages/server/src/accounts/users.js';
import { openDatabase } from '../../packages/server/src/store/database.js';
import { openPostgresServer } from '../postgres/start-postgres.js';
import { openReader, pick, type Kind } from './reader.js';

const USERS = 200;
const SECONDS = 120;
/** A reader looks at an answer before the next request, so 200 readers send 25 requests a second. */
const [SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS] = [4_000, 12_000];
/** Sign-ins at once; the server hashes the passwords of at most 20 of one address. */
const SIGN_INS = 10;
const PASSWORD = 'a password for the load';
/** The members' passwords need the keys of the server that made them. */
const KEYS = { SIGNING_KEY: 's'.repeat(43), PEPPER: 'p'.repeat(43), CODEC_KEY: 'c'.repeat(43) };
const DAY_MS = 86_400_000;

const root = resolve(import.meta.dirname, '../..');
const data = resolve(root, process.env['REAL_DATA'] ?? '../shared/data');
const files = ['sc-irled', 'sc-aila', 'hc-tribunal-recent'].map((name) => join(data, 'judgments', `${name}.jsonl.gz`));
const missing = files.find((file) => !existsSync(file));
if (missing !== undefined)
  throw new Error(`The real judgments are missing (${missing}). Set REAL_DATA to their folder.`);

const asked = process.argv.slice(2);
const searchUrl = asked.includes('opensearch') ? process.env['SEARCH_TEST_URL'] : undefined;
if (asked.includes('opensearch') && searchUrl === undefined) throw new Error('Set SEARCH_TEST_URL to an OpenSearch.');
const dataDir = mkdtempSync(join(tmpdir(), 'headnote-load-'));
const postgres = asked.includes('postgres') ? await openPostgresServer({ isDurable: true }) : undefined;
const env = {
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  LOAD_SAMPLE: 'false',
  ...KEYS,
  PORT: '0',
  ...(postgres && { DATABASE_URL: postgres.address }),
  ...(searchUrl && { SEARCH_URL: searchUrl, SEARCH_INDEX: `load-${process.pid}` }),
};

/** Creates the members, and reads the judgments that they look for. */
async function prepare(): Promise<readonly CorpusDocument[]> {
  const program = join(root, 'packages/server/dist/import-cli.js');
  const { status } = spawnSync(process.execPath, [program, 'judgments', ...files], { env, stdio: 'inherit' });
  if (status !== 0) throw new Error('The real judgments could not be imported.');
  const store = await openDatabase({ dataDir, ...(postgres && { databaseUrl: postgres.address }) });
  const passwordHash = await createPasswordHasher({ pepper: KEYS.PEPPER }).hash(PASSWORD);
  const subscription = { planId: 1, startsAt: Date.now() - DAY_MS, endsAt: Date.now() + DAY_MS };
  for (let user = 0; user < USERS; user += 1)
    await createUsers(store.db).create({
      username: nameOf(user),
      passwordHash,
      firstName: 'A',
      lastName: 'B',
      subscription,
    });
  const corpus = await readCorpus(store);
  await store.close();
  return corpus;
}

const nameOf = (user: number) => `reader${user}`;

interface Taken {
  readonly kind: Kind;
  readonly ms: number;
}

async function run(base: string, corpus: readonly CorpusDocument[]): Promise<void> {
  const taken: Taken[] = [];
  const failures: string[] = [];
  const accounts = createClient({ bases: { api: base } });
  const tokens: string[] = [];
  for (let user = 0; user < USERS; user += SIGN_INS) {
    const some = Array.from({ length: SIGN_INS }, (_, index) => nameOf(user + index));
    const answers = await Promise.all(
      some.map((username) => accounts.account.signIn({ username, password: PASSWORD, remember: false })),
    );
    tokens.push(...answers.map(({ token }) => token.token));
  }
  const end = performance.now() + SECONDS * 1000;
  const pause = () => SHORTEST_PAUSE_MS + Math.random() * (LONGEST_PAUSE_MS - SHORTEST_PAUSE_MS);
  const readers = tokens.map(async (token) => {
    const client = createClient({ bases: { api: base }, session: { authorization: async () => `Bearer ${token}` } });
    const send = openReader({ client, corpus, base });
    // Not all at the same moment.
    await wait(Math.random() * LONGEST_PAUSE_MS);
    while (performance.now() < end) {
      const kind = pick();
      const started = performance.now();
      try {
        await send[kind]();
        taken.push({ kind, ms: performance.now() - started });
      } catch (error) {
        failures.push(`${kind}: ${String(error)}`);
      }
      await wait(pause());
    }
  });
  await Promise.all(readers);
  print(taken, failures);
}

function print(taken: readonly Taken[], failures: readonly string[]): void {
  console.log(`\n${asked.join(', ') || 'embedded'}: ${USERS} readers, ${SECONDS} s, ${taken.length} answers`);
  console.log('| request | number | p50 ms | p95 ms |\n|---|---|---|---|');
  for (const [kind, own] of Map.groupBy(taken, (one) => one.kind)) {
    const times = own.map(({ ms }) => ms);
    console.log(
      `| ${kind} | ${own.length} | ${percentile(times, 0.5).toFixed(0)} | ${percentile(times, 0.95).toFixed(0)} |`,
    );
  }
  console.log(`${failures.length} errors`);
  for (const failure of new Set(failures)) console.log(`  ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
}

try {
  const corpus = await prepare();
  const server = spawn(process.execPath, [join(root, 'packages/server/dist/cli.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((done) => server.once('exit', done));
  try {
    await run(`http://127.0.0.1:${await portOf(server.stdout)}`, corpus);
  } finally {
    server.kill();
    await ended;
  }
} finally {
  await postgres?.remove();
  rmSync(dataDir, { recursive: true, force: true });
}
