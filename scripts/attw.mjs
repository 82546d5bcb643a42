// Packs one package and checks its types with "are the types wrong". Style sheets have no types and are left out.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

const [name, ...options] = process.argv.slice(2);
const folder = join(root, 'packages', name);
const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const untyped = Object.keys(exports).filter((entry) => entry.endsWith('.css') || entry.endsWith('.json'));
const args = ['--pack', folder, '--format', 'ascii', '--no-emoji', ...options];
if (untyped.length > 0) args.push('--exclude-entrypoints', ...untyped.map((entry) => entry.replace('./', '')));
const { code, output } = await run('attw', args, { capture: true });
if (code !== 0) console.error(output);
process.exit(code);
