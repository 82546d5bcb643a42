import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { connect, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { programArguments } from './program.fixtures.js';
import { createServer } from './server.js';

/** Generous timeout: a start from the sources compiles them first, and CI machines may be busy. */
const START_MS = 60_000;
const root = mkdtempSync(join(tmpdir(), 'headnote-cli-'));
const running: ChildProcess[] = [];
let folders = 0;
const newFolder = () => join(root, `data${(folders += 1)}`);

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

interface Run {
  readonly child: ChildProcess;
  /** Resolves to the output so far when the process ends or prints a pattern. */
  output(until?: RegExp): Promise<string>;
  exitCode(): Promise<number | null>;
}

function run(env: Record<string, string>): Run {
  const child = spawn(process.execPath, programArguments('server'), {
    env: { PATH: process.env['PATH'], HOME: root, ...env },
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = once(child, 'close');
  return {
    child,
    async output(until) {
      while (child.exitCode === null && !until?.test(printed))
        await Promise.race([ended, once(child.stdout, 'data'), once(child.stderr, 'data')]);
      if (!until) await ended;
      return printed;
    },
    exitCode: async () => {
      await ended;
      return child.exitCode;
    },
  };
}

const address = (printed: string) => /running at (http:\/\/\S+)/.exec(printed)?.[1] ?? '';
async function signIn(url: string, password: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/aouth2/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'demo', password, remember: false, logintype: 1 }),
  });
  return ((await answer.json()) as { flag: boolean }).flag;
}

describe('npm start', { timeout: 2 * START_MS }, () => {
  it('creates everything at the first start, says how to sign in, and keeps everything for the second', async () => {
    const DATA_DIR = newFolder();
    const first = run({ PORT: '0', DATA_DIR });
    const printed = await first.output(/Sign in/);
    const password = /Sign in as demo with the password (\S+) \(shown only now\)/.exec(printed)?.[1] ?? '';
    expect(password).toMatch(/^[\w-]{16}$/);
    expect(await signIn(address(printed), password)).toBe(true);
    const latest = (await (await fetch(`${address(printed)}/api/embed/v1/latest`)).json()) as {
      items: unknown[];
      sample: boolean;
    };
    expect(latest.items.length).toBeGreaterThan(0);
    expect(latest.sample).toBe(true);
    expect(statSync(join(DATA_DIR, 'secrets.json')).mode & 0o777).toBe(0o600);

    first.child.kill('SIGTERM');
    expect(await first.exitCode()).toBe(0);

    const second = run({ PORT: '0', DATA_DIR, DEMO_PASSWORD: 'another password' });
    const again = await second.output(/Sign in/);
    expect(again).not.toContain(password);
    expect(again).not.toContain('sample documents were loaded');
    expect(again).toContain('the password that was set at the first start');
    expect(await signIn(address(again), password)).toBe(true);
    expect(await signIn(address(again), 'another password')).toBe(false);
  });

  it('takes the demo member’s password from DEMO_PASSWORD and does not print it; allows one server per folder; a kill leaves no lock', async () => {
    const DATA_DIR = newFolder();
    const env = { PORT: '0', DATA_DIR, DEMO_PASSWORD: 'correct horse battery', LOAD_SAMPLE: 'false' };
    const first = run(env);
    const printed = await first.output(/Sign in/);
    expect(printed).not.toContain('correct horse');
    expect(await signIn(address(printed), 'correct horse battery')).toBe(true);

    const second = run(env);
    expect(await second.output()).toBe(
      `Another Headnote server already uses the data folder ${DATA_DIR}. Stop it first, or set DATA_DIR to another folder.\n`,
    );
    expect(await second.exitCode()).toBe(1);

    first.child.kill('SIGKILL');
    await first.exitCode();
    expect(address(await run(env).output(/Sign in/))).not.toBe('');
  });

  it('stops with one sentence and exit code 1 if it cannot start, and leaves no incomplete folder', async () => {
    const taken = createTcpServer().listen(0, 'localhost');
    await once(taken, 'listening');
    const port = String((taken.address() as { port: number }).port);
    const file = join(root, 'a-file');
    writeFileSync(file, '');
    const untouched = newFolder();

    const cases = [
      {
        env: { PORT: port, DATA_DIR: untouched },
        sentence: `PORT ${port} is taken by another program; stop it or set PORT to a free one.\n`,
      },
      { env: { PORT: 'abc' }, sentence: 'PORT must be a whole number from 0 to 65535; it is "abc".\n' },
      {
        env: { PORT: '0', DATA_DIR: file },
        sentence: `The data folder ${file} cannot be used: a file is in its place. Set DATA_DIR to a folder that can be written.\n`,
      },
    ];
    for (const { env, sentence } of cases) {
      const stopped = run(env);
      expect(await stopped.output()).toBe(sentence);
      expect(await stopped.exitCode()).toBe(1);
    }
    expect(existsSync(untouched)).toBe(false);
    taken.close();
  });
});

/** A server without documents, which starts faster. */
const bareServer = (dataDir: string) =>
  createServer({ port: 0, dataDir, logLevel: 'silent', siteDir: '/nowhere', loadSample: false });

describe('createServer', () => {
  it('refuses an invalid setting at once', () => {
    expect(() => createServer({ port: -1 })).toThrow(/^PORT must/);
  });

  it('listens, returns its address and closes; the folder is free afterwards', async () => {
    const dataDir = newFolder();
    for (let round = 0; round < 2; round += 1) {
      const server = bareServer(dataDir);
      const report = await server.listen();
      expect(report).toMatchObject({
        hasSite: false,
        hasSandbox: true,
        demo: { username: 'demo', created: round === 0 },
      });
      expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: 'ready' });
      await expect(server.listen()).rejects.toThrow(/already listening/);
      await server.close();
      await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
    }
  });

  it('answers invalid HTTP with an envelope and a request id', async () => {
    const server = bareServer(newFolder());
    await server.listen();
    const socket = connect({ host: 'localhost', port: Number(new URL(server.url).port) });
    socket.write('NONSENSE\r\n\r\n');
    const answer = await text(socket);
    const id = /x-request-id: (\S+)/.exec(answer)?.[1];
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ flag: false, outdata: null, requestId: id });
    await server.close();
  });

  it('L10: ends within ten seconds of SIGTERM under load, and breaks no answer', async () => {
    const env = { PORT: '0', DATA_DIR: newFolder(), DEMO_PASSWORD: 'correct horse battery', LOAD_SAMPLE: 'false' };
    const server = run(env);
    const url = address(await server.output(/Sign in/));
    const counts = { answered: 0, refused: 0, broken: 0 };
    let isStopping = false;
    const client = async () => {
      while (!isStopping || counts.refused === 0) {
        try {
          const answer = await fetch(`${url}/api/welcome/getTotalCount`);
          await answer.json();
          counts.answered += 1;
        } catch (error) {
          // After the signal a connection may be refused or closed before an answer begins, never in the middle of one.
          if (isStopping && error instanceof TypeError && error.message === 'fetch failed') {
            counts.refused += 1;
            return;
          }
          counts.broken += 1;
        }
      }
    };
    const clients = Array.from({ length: 50 }, client);
    const signIns = Array.from({ length: 10 }, () => signIn(url, 'correct horse battery'));
    const signedIn = Promise.allSettled(signIns);
    // Once one is answered, most others have arrived and wait for their turn.
    await Promise.any(signIns);
    while (counts.answered < 200) await new Promise((resolve) => setTimeout(resolve, 10));
    isStopping = true;
    const started = performance.now();
    server.child.kill('SIGTERM');
    expect(await server.exitCode()).toBe(0);
    const took = performance.now() - started;
    expect(took).toBeLessThan(10_000);
    await Promise.all(clients);
    expect(counts.broken).toBe(0);
    const ended = await signedIn;
    const confirmed = ended.filter(({ status }) => status === 'fulfilled').length;
    // One that had not arrived is refused, and none is broken off in its answer.
    const broken = ended.filter((one) => one.status === 'rejected' && (one.reason as Error).message !== 'fetch failed');
    expect(broken).toEqual([]);
    // A machine that is too slow to hash one password in nine seconds cuts them off.
    expect(confirmed > 1 || took >= 9_000, `${confirmed} sign-ins answered, end after ${took} ms`).toBe(true);
  });

  it('finishes a running request before it closes', async () => {
    const server = bareServer(newFolder());
    await server.listen();
    const body = JSON.stringify({ username: 'demo', password: 'wrong password' });
    const headers = { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' };
    const half = request(`${server.url}/api/aouth2/signin`, { method: 'POST', headers });
    half.flushHeaders();
    // The server has answered "100 Continue", so the request is running when the server closes.
    await once(half, 'continue');
    const started = performance.now();
    const closing = server.close();
    half.end(body);
    const [answer] = (await once(half, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    expect(JSON.parse(await text(answer))).toMatchObject({
      flag: false,
      message: 'Incorrect username or password.',
    });
    await closing;
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});
