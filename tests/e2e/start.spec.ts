import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { NIGHTLY } from './support/levels.js';
import { DEMO_PASSWORD, startServer } from './support/test-server.js';

/** Starts the server with settings that must stop it. Returns its exit code and output. */
async function startBadly(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['packages/server/dist/cli.js'], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said: said.trim() };
}

let folder = '';
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'headnote-start-'));
});
test.afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

test('the first start prints a random password once; the second keeps password and secrets', async ({ request }) => {
  const dataDir = join(folder, 'data');
  const first = await startServer(dataDir, { DEMO_PASSWORD: '' });
  const printed = /with the password (\S+) \(shown only now\)/;
  await expect.poll(() => first.output()).toMatch(printed);
  const password = printed.exec(first.output())?.[1] ?? '';
  expect((await stat(join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600);
  await first.stop();

  const second = await startServer(dataDir, { DEMO_PASSWORD: 'another-password-entirely' });
  const signIn = async (tried: string) =>
    (
      await request.post(`${second.url}/api/aouth2/signin`, {
        data: { username: 'demo', password: tried, remember: false, logintype: 1 },
      })
    ).json();
  expect(await signIn(password)).toMatchObject({ flag: true });
  expect(await signIn('another-password-entirely')).toMatchObject({ flag: false });
  expect(second.output()).not.toMatch(printed);
  await second.stop();
});

const oneSentence = (said: string): string[] => said.split('\n').filter((line) => line.trim() !== '');

test('a taken port stops the start with one sentence that names it', async () => {
  await cp(process.env.SAMPLE_PREPARED ?? '', join(folder, 'data'), { recursive: true });
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  const { code, said } = await startBadly({ DATA_DIR: join(folder, 'data'), PORT: String(port), DEMO_PASSWORD });
  taken.close();
  expect(code).not.toBe(0);
  expect(oneSentence(said).at(-1)).toContain(String(port));
  expect(said).not.toMatch(/\bat .*\.js:\d+/);
});

test('a data folder that cannot be written stops the start with one sentence that names it', async () => {
  const place = join(folder, 'a-file');
  await writeFile(place, 'not a folder');
  const { code, said } = await startBadly({ DATA_DIR: place, PORT: '0' });
  expect(code).not.toBe(0);
  expect(oneSentence(said)).toHaveLength(1);
  expect(said).toContain(place);
});

for (const [name, value] of [
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'not a url'],
  ['DATABASE_URL', 'postgres://localhost/headnote'],
] as const) {
  const level = value === 'eighty' ? {} : NIGHTLY;
  test(`a bad ${name} (${value}) stops the start with one sentence that names it`, level, async () => {
    const { code, said } = await startBadly({ DATA_DIR: join(folder, 'data'), [name]: value });
    expect(code).not.toBe(0);
    expect(oneSentence(said)).toHaveLength(1);
    expect(said).toContain(name);
  });
}
