// `npm run import -- <format> <file…>`: builds when the sources are not those of the last build, then runs its
// import in this process, so that signals reach it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './build-stamp.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const program = new URL('../packages/server/dist/import-cli.js', import.meta.url);

if (!(await isBuilt()) || !existsSync(program)) {
  console.log('Building (only when something changed) …');
  // All of it, so that neither the next import nor the next start has to build.
  const build = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' });
  if (build.status !== 0) {
    console.error('The build failed; see above.');
    process.exit(build.status ?? 1);
  }
}

process.env.NODE_ENV ??= 'production';
await import(program.href);
