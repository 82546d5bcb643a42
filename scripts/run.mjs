// Runs a command with the project's tools first on the PATH.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const BIN = join(root, 'node_modules', '.bin');

/** Runs `command` with `args`; output goes to the terminal unless `capture` asks for it. Resolves with `{ code, output, ms }`. */
export function run(command, args, { cwd = root, env = {}, capture = false } = {}) {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, PATH: `${BIN}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`, ...env },
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output, ms: Math.round(performance.now() - started) }));
  });
}

/**
 * Runs the steps, as many at once as there are `lanes`, each started in the order of the list. The first that fails prints its
 * output and ends the process. A step with `shows` always prints its output.
 */
export async function runSteps(steps, { lanes = 1 } = {}) {
  const waiting = [...steps];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await runStep(step);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

async function runStep({ name, command, args, cwd, env, shows = false }) {
  const { code, output, ms } = await run(command, args, { cwd, env, capture: true });
  if (code !== 0) {
    console.error(output.trimEnd());
    console.error(`\n${name}: failed (exit ${code})`);
    process.exit(1);
  }
  if (shows) console.log(output.trimEnd());
  console.log(`${name}: ok (${(ms / 1000).toFixed(1)} s)`);
}
