import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Client, createClient } from '@headnote/core/client';
import { readCorpus, type CorpusDocument } from '../../bench/search/corpus.js';
import { portOf } from '../../bench/search/product.js';
import { createPasswordHasher } from '../../packages/server/src/accounts/password-hasher.js';
import { createUsers } from '../../packages/server/src/accounts/users.js';
import { openDatabase, type Store } from '../../packages/server/src/store/database.js';

/** Sign-ins at once; the server hashes the passwords of at most 20 of one address. */
const SIGN_INS = 10;
const PASSWORD = 'a password for the load';
/** The members' passwords need the keys of the server that made them. */
const KEYS = { SIGNING_KEY: 's'.repeat(43), PEPPER: 'p'.repeat(43), CODEC_KEY: 'c'.repeat(43) };
const DAY_MS = 86_400_000;
const root = resolve(import.meta.dirname, '../..');

/** A built server on the real judgments, with members who are signed in. */
export interface LoadServer {
  readonly base: string;
  readonly corpus: readonly CorpusDocument[];
  /** One for each member. */
  readonly members: readonly Client[];
}

interface LoadOptions {
  readonly users: number;
  /** Sets of judgments; by default all. */
  readonly sets?: readonly string[];
  readonly databaseUrl?: string | undefined;
  readonly searchUrl?: string | undefined;
}

/** Starts a server for `work` and stops it afterwards. Throws an Error if the real judgments are missing. */
export async function withLoadServer(
  { users, sets = ['sc-irled', 'sc-aila', 'hc-tribunal-recent'], databaseUrl, searchUrl }: LoadOptions,
  work: (server: LoadServer) => Promise<void>,
): Promise<void> {
  const data = resolve(root, process.env['REAL_DATA'] ?? '../shared/data');
  const files = sets.map((name) => join(data, 'judgments', `${name}.jsonl.gz`));
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined)
    throw new Error(`The real judgments are missing (${missing}). Set REAL_DATA to their folder.`);
  const dataDir = mkdtempSync(join(tmpdir(), 'headnote-load-'));
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    LOAD_SAMPLE: 'false',
    ...KEYS,
    PORT: '0',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...(searchUrl !== undefined && { SEARCH_URL: searchUrl, SEARCH_INDEX: `load-${process.pid}` }),
  };
  try {
    const program = join(root, 'packages/server/dist/import-cli.js');
    const { status } = spawnSync(process.execPath, [program, 'judgments', ...files], { env, stdio: 'inherit' });
    if (status !== 0) throw new Error('The real judgments could not be imported.');
    const corpus = await prepare({ dataDir, databaseUrl, users });
    const server = spawn(process.execPath, [join(root, 'packages/server/dist/cli.js')], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise((done) => server.once('exit', done));
    try {
      const base = `http://127.0.0.1:${await portOf(server.stdout)}`;
      await work({ base, corpus, members: await signIn(base, users) });
    } finally {
      server.kill();
      await ended;
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Prepared {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly users: number;
}

/** Creates the members, and reads the judgments that they look for. */
async function prepare({ dataDir, databaseUrl, users }: Prepared): Promise<readonly CorpusDocument[]> {
  const store = await openDatabase({ dataDir, ...(databaseUrl !== undefined && { databaseUrl }) });
  await createMembers(store, { users, pepper: KEYS.PEPPER });
  const corpus = await readCorpus(store);
  await store.close();
  return corpus;
}

/** Creates members with a subscription, for servers with this pepper. */
export async function createMembers(
  store: Store,
  { users, pepper }: { readonly users: number; readonly pepper: string },
): Promise<void> {
  const passwordHash = await createPasswordHasher({ pepper }).hash(PASSWORD);
  const subscription = { planId: 1, startsAt: Date.now() - DAY_MS, endsAt: Date.now() + DAY_MS };
  for (let user = 0; user < users; user += 1)
    await createUsers(store.db).create({
      username: nameOf(user),
      passwordHash,
      firstName: 'A',
      lastName: 'B',
      subscription,
    });
}

const nameOf = (user: number) => `reader${user}`;

/** Signs members in that `createMembers` made. */
export async function signIn(base: string, users: number): Promise<readonly Client[]> {
  const accounts = createClient({ bases: { api: base } });
  const members: Client[] = [];
  for (let user = 0; user < users; user += SIGN_INS) {
    const some = Array.from({ length: Math.min(SIGN_INS, users - user) }, (_, index) => nameOf(user + index));
    const answers = await Promise.all(
      some.map((username) => accounts.account.signIn({ username, password: PASSWORD, remember: false })),
    );
    for (const { token } of answers)
      members.push(
        createClient({ bases: { api: base }, session: { authorization: async () => `Bearer ${token.token}` } }),
      );
  }
  return members;
}
