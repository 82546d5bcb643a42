import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import { chownSync, existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeFolder } from '../test-library.fixtures.js';

const START_MS = 30_000;

const printed = (command: string, ...args: string[]) =>
  (spawnSync(command, args, { encoding: 'utf8' }).stdout ?? '').trim();

/**
 * Starts the server that is installed with `pg_dump`, for where the server of the tests is too new for it. Returns its
 * address and what stops it; undefined if none is installed.
 */
export async function startSystemPostgres(): Promise<{ address: string; stop: () => Promise<void> } | undefined> {
  const bin = printed('pg_config', '--bindir');
  if (bin === '' || !existsSync(join(bin, 'initdb'))) return undefined;
  const user = process.getuid?.() === 0 ? Number(printed('id', '-u', 'postgres')) : undefined;
  const folder = makeFolder();
  if (user !== undefined) chownSync(folder.path, user, user);
  // PostgreSQL refuses to run as root.
  const options: SpawnOptions = user === undefined ? { stdio: 'ignore' } : { stdio: 'ignore', uid: user };
  const data = join(folder.path, 'data');
  const made = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', 'headnote', '-A', 'trust', '-E', 'UTF8'], options);
  if (made.status !== 0) throw new Error(`initdb of ${bin} ended with ${made.status}.`);
  const port = await freePort();
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-k', folder.path, '-F'], options);
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const until = performance.now() + START_MS;
  while (spawnSync(join(bin, 'pg_isready'), ['-h', 'localhost', '-p', String(port)]).status !== 0) {
    if (performance.now() > until) throw new Error(`PostgreSQL of ${bin} did not start.`);
    await wait(50);
  }
  return {
    address: `postgres://headnote@localhost:${port}/postgres`,
    stop: async () => {
      server.kill('SIGINT');
      await ended;
      folder.remove();
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
