// Runs one of the server's programs: builds if the sources have changed, then runs it in this process, so that signals
// reach it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './build-stamp.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** `name` is the file's name in packages/server/dist. */
export async function runProgram(name) {
  const program = new URL(`../packages/server/dist/${name}`, import.meta.url);
  if (!(await isBuilt()) || !existsSync(program)) {
    console.log('Building (only when something changed) …');
    // Builds everything, so that the next command or start need not build.
    const build = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' });
    if (build.status !== 0) {
      console.error('The build failed; see above.');
      process.exit(build.status ?? 1);
    }
  }
  await import(program.href);
}
