import { spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { programArguments } from '../program.fixtures.js';
import { emptyTestDatabase } from '../store/test-database.fixtures.js';

/** Starts an import as a process. The library is in `data` of the folder. */
export async function startImport(folder: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { dataDir, databaseUrl = '' } = await emptyTestDatabase(`${folder}/data`);
  const child = spawn(process.execPath, [...programArguments('import'), ...args], {
    env: { ...process.env, INIT_CWD: folder, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (text: Buffer) => (output.stdout += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output.stderr += text.toString()));
  const ended = new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, ...output }));
  });
  return { child, ended };
}
