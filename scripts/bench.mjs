// `npm run bench` runs every benchmark, `npm run bench -- search` one. Each prints a ratio against a named peer.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

const all = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -3));
const asked = process.argv.slice(2).filter((arg) => !arg.startsWith('-'));
const names = asked.length > 0 ? asked : all;
for (const name of names) {
  if (!existsSync(join(root, 'bench', `${name}.ts`))) {
    console.error(`No benchmark "${name}". There are: ${all.join(', ')}.`);
    process.exit(2);
  }
  const { code } = await run('node', [
    '--conditions=headnote-source',
    '--import',
    'tsx',
    join('scripts', 'bench-one.mjs'),
    name,
  ]);
  if (code !== 0) process.exit(code);
}
