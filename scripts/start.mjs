// `npm start`: builds if the sources have changed, then runs the server in this process, so that signals reach it.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './build-stamp.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

if (!(await isBuilt())) {
  console.log('Building (only when something changed) …');
  const build = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' });
  if (build.status !== 0) {
    console.error('The build failed; see above.');
    process.exit(build.status ?? 1);
  }
}

process.env.NODE_ENV ??= 'production';
await import('../packages/server/dist/cli.js');
