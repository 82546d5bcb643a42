import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Longest start, in milliseconds: the first start loads the sample and creates secrets, perhaps on one busy core. */
const START_LIMIT_MS = 120_000;

/** The demo member's password in every server that the tests start. */
export const DEMO_PASSWORD = 'a-password-for-the-tests';

/** The pepper of every server over the prepared sample: passwords and captchas depend on it. */
export const PEPPER = 'a pepper of the tests';

/** A running Headnote as a user would start it: the built server in its own process. */
export interface TestServer {
  readonly url: string;
  /** Everything that the server has printed so far. */
  readonly output: () => string;
  stop(): Promise<void>;
}

function serverProcess(file: string, args: readonly string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [join(repository, 'packages', 'server', 'dist', file), ...args], {
    cwd: repository,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Imports files into a data folder with the user's command. Rejects with its output when it fails. */
export async function importInto(
  dataDir: string,
  format: 'judgments' | 'acts' | 'documents',
  files: readonly string[],
): Promise<string> {
  const child = serverProcess('import-cli.js', [format, ...files], { DATA_DIR: dataDir });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`import of ${format} ended with ${code}:\n${output}`);
  return output;
}

/** Starts the built server on a free port and waits until it answers. */
export async function startServer(dataDir: string, env: Record<string, string> = {}): Promise<TestServer> {
  const child = serverProcess('cli.js', [], { DATA_DIR: dataDir, PORT: '0', DEMO_PASSWORD, ...env });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the server did not start in time:\n${output}`)), START_LIMIT_MS);
    const heard = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = /https?:\/\/[\w.[\]:]+:\d+/.exec(output);
      if (!found) return;
      clearTimeout(timer);
      resolve(found[0]);
    };
    child.stdout?.on('data', heard);
    child.stderr?.on('data', heard);
    child.once('close', (code) => {
      clearTimeout(timer);
      reject(new Error(`the server ended with ${code}:\n${output}`));
    });
  });
  return {
    url,
    output: () => output,
    async stop() {
      if (child.exitCode !== null) return;
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      await closed;
    },
  };
}
