// `npm run dev`: runs the whole product from source. When a file changes, the site is rebuilt and the server restarts.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { isBuilt } from './build-stamp.mjs';
import { root, run } from './run.mjs';

if (!(await isBuilt())) {
  const { code } = await run('node', ['scripts/build.mjs']);
  if (code !== 0) process.exit(code);
}

const site = join(root, 'packages', 'site');
const children = [
  ['vite', ['build', '--watch', '--logLevel', 'warn'], site],
  [
    'vite',
    ['build', '--watch', '--logLevel', 'warn', '--ssr', 'src/entry-server.tsx', '--outDir', 'dist/server'],
    site,
  ],
  [
    'tsx',
    [
      'watch',
      '--conditions=headnote-source',
      '--include',
      'packages/site/dist/server/**',
      'packages/server/src/cli.ts',
    ],
    root,
  ],
].map(([command, args, cwd]) => spawn(join(root, 'node_modules', '.bin', command), args, { cwd, stdio: 'inherit' }));

const stop = () => children.forEach((child) => child.kill('SIGTERM'));
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
for (const child of children) child.once('exit', stop);
