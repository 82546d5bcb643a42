import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { programArguments } from '../../packages/server/src/program.fixtures.js';
import { testDatabase } from '../../packages/server/src/store/test-database.fixtures.js';

const repository = fileURLToPath(new URL('../..', import.meta.url));
export const PASSWORD = 'a long password';

/** A server in its own process. */
export interface ServerProcess {
  readonly url: URL;
  /** Milliseconds from the start of the process until the server answered. */
  readonly readyAfter: number;
  readonly output: () => string;
  /** Ends the process at once, as a crash would. */
  kill(): Promise<void>;
  /** Ends the process as an operator would. */
  stop(): Promise<void>;
}

/**
 * Starts a process of the server on a data folder; on PostgreSQL, with the database of that folder. `program` is what Node
 * is told to run.
 */
export async function spawnServer(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  program: readonly string[] = programArguments('server'),
): Promise<ChildProcess> {
  const { databaseUrl } = await testDatabase(dataDir);
  const { NODE_OPTIONS: _ours, ...inherited } = process.env;
  return spawn(process.execPath, program, {
    cwd: repository,
    env: {
      ...inherited,
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO_PASSWORD: PASSWORD,
      LOAD_SAMPLE: 'false',
      SITE_DIR: '/nowhere',
      WIDGETS_DIR: '/nowhere',
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Starts a server and waits until it answers. Rejects with its output if it ends instead. */
export async function startServer(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  program?: readonly string[],
): Promise<ServerProcess> {
  const started = performance.now();
  const child = await spawnServer(dataDir, env, program);
  let output = '';
  const url = await new Promise<URL>((resolve, reject) => {
    const heard = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /https?:\/\/[\w.[\]:]+:(\d+)/.exec(output);
      if (found) resolve(new URL(`http://127.0.0.1:${found[1]}`));
    };
    child.stdout?.on('data', heard);
    child.stderr?.on('data', heard);
    child.once('close', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)));
  });
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
  };
  return {
    url,
    readyAfter: performance.now() - started,
    output: () => output,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
