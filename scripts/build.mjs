// Builds the packages in the order of their imports. `node scripts/build.mjs core server` builds only those.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeStamp } from './build-stamp.mjs';
import { root, runSteps } from './run.mjs';

const ORDER = ['core', 'ui', 'widgets', 'server', 'site'];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !ORDER.includes(name));
if (unknown.length > 0) {
  console.error(`No such package: ${unknown.join(', ')}. There are ${ORDER.join(', ')}.`);
  process.exit(2);
}
const packages = asked.length > 0 ? ORDER.filter((name) => asked.includes(name)) : ORDER;

const types = { name: 'types', command: 'tsc', args: ['-b', ...packages.map((name) => join('packages', name))] };
const bundles = packages.map((name) => ({
  name: `build ${name}`,
  command: 'npm',
  args: ['run', '--silent', 'build'],
  cwd: join(root, 'packages', name),
}));
const cjs = ['core', 'server']
  .filter((name) => packages.includes(name))
  .map((name) => ({
    name: `cjs types ${name}`,
    command: 'node',
    args: ['scripts/cjs-types.mjs', join('packages', name)],
  }));

await runSteps([types, ...bundles, ...cjs]);
if (asked.length === 0) await writeStamp();
for (const name of packages)
  if (!existsSync(join(root, 'packages', name, 'dist')))
    throw new Error(`packages/${name}/dist is missing after its build`);
