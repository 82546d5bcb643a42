import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join, resolve } from 'node:path';

/** One answer of an engine. */
export interface Answer {
  readonly total: number;
  /** True if time ran out. */
  readonly isCut: boolean;
}

/** The built product on a port of its own, with a member signed in. */
export interface Product {
  ask(body: unknown): Promise<Answer>;
  /** Megabytes of memory that the server's process uses. */
  memory(): number;
  close(): Promise<void>;
}

const START_MS = 600_000;
/** A token lives for minutes. */
const SIGN_IN_EVERY_MS = 300_000;

/** Starts the built server on a data folder. `environment` chooses the engine. */
export async function startProduct(options: {
  readonly dataDir: string;
  readonly password: string;
  readonly environment?: Readonly<Record<string, string>>;
}): Promise<Product> {
  const { dataDir, password, environment = {} } = options;
  const server = spawn(process.execPath, [resolve('packages/server/dist/cli.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      LOAD_SAMPLE: 'false',
      DEMO_PASSWORD: password,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await portOf(server.stdout);
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const post = openPost(agent, port);
  let token = '';
  let signedInAt = -Infinity;

  async function signIn(): Promise<void> {
    if (performance.now() - signedInAt < SIGN_IN_EVERY_MS) return;
    const account = { username: 'demo', password, remember: false, logintype: 1 };
    const answer = (await post('/api/aouth2/signin', account, '')) as { outdata?: { token?: string } };
    if (answer.outdata?.token === undefined) throw new Error(`No sign-in: ${JSON.stringify(answer)}`);
    token = answer.outdata.token;
    signedInAt = performance.now();
  }

  return {
    async ask(body) {
      await signIn();
      const { outdata } = (await post('/api/ec/getResults', body, token)) as { outdata: unknown };
      const { hits, timed_out: isCut } = (typeof outdata === 'string' ? JSON.parse(outdata) : outdata) as {
        hits: { total: { value: number } };
        timed_out: boolean;
      };
      return { total: hits.total.value, isCut };
    },
    memory() {
      const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024);
    },
    async close() {
      agent.destroy();
      const ended = new Promise((done) => server.once('exit', done));
      server.kill();
      await ended;
    },
  };
}

/** Megabytes of the databases of a folder, by name. */
export function sizesOf(folder: string): Readonly<Record<string, number>> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.db'));
  return Object.fromEntries(names.map((name) => [name, Math.round(statSync(join(folder, name)).size / 1e6)]));
}

/** Reads the port from what a server prints when it is ready. */
export async function portOf(output: NodeJS.ReadableStream): Promise<number> {
  return new Promise((found, refuse) => {
    let printed = '';
    const timer = setTimeout(() => refuse(new Error(`The server does not start: ${printed}`)), START_MS);
    output.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const port = /http:\/\/[^\s:]+:(\d+)/.exec(printed)?.[1];
      if (port === undefined) return;
      clearTimeout(timer);
      found(Number(port));
    });
    output.on('end', () => refuse(new Error(`The server ended: ${printed}`)));
  });
}

/** Sends JSON, and reads JSON; `fetch` takes more time than a citation search. */
export function openPost(agent: Agent, port: number) {
  return async (path: string, body: unknown, token: string): Promise<unknown> =>
    new Promise((done, refuse) => {
      const text = JSON.stringify(body);
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        ...(token && { authorization: `Bearer ${token}` }),
      };
      const sent = request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const read = Buffer.concat(chunks).toString();
          if (answer.statusCode === 200) done(JSON.parse(read));
          else refuse(new Error(`${path}: ${answer.statusCode} ${read.slice(0, 300)}`));
        });
      });
      sent.on('error', refuse);
      sent.end(text);
    });
}
