// `npm run check`: every check that is not a test. Builds what it measures, and stops at the first check that fails.
import { existsSync } from 'node:fs';
import { isBuilt } from './build-stamp.mjs';
import { runSteps } from './run.mjs';

const PUBLISHED = ['core', 'ui', 'widgets', 'server'];
/** ui and widgets are modules only; core and server also ship CommonJS with its own types. */
const ATTW = {
  core: [],
  server: [],
  ui: ['--profile', 'esm-only'],
  widgets: ['--profile', 'esm-only'],
};

const types = { name: 'types', command: 'tsc', args: ['-b'] };
/** What the other steps read: built packages and their types. */
const first = (await isBuilt()) ? [types] : [{ name: 'build', command: 'node', args: ['scripts/build.mjs'] }, types];
/** The longest first. */
const steps = [
  { name: 'types of tests and stories', command: 'tsc', args: ['-p', 'tsconfig.tests.json'] },
  { name: 'format', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'lint (types, import direction, cycles)', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'house rules', command: 'node', args: ['scripts/house-rules.mjs'] },
  { name: 'contract page', command: 'node', args: ['scripts/contract-doc.mjs', '--check'] },
  { name: 'API reports', command: 'node', args: ['scripts/api.mjs', '--check'] },
  { name: 'unused files, exports and dependencies', command: 'knip', args: ['--no-progress'] },
  ...PUBLISHED.map((name) => ({ name: `publint ${name}`, command: 'publint', args: [`packages/${name}`, '--strict'] })),
  ...PUBLISHED.map((name) => ({
    name: `types as published ${name}`,
    command: 'node',
    args: ['scripts/attw.mjs', name, ...ATTW[name]],
  })),
  { name: 'hashes of the pinned widgets', command: 'node', args: ['scripts/widget-integrity.mjs'] },
  { name: 'size bundles', command: 'node', args: ['scripts/size-bundles.mjs'], shows: true },
];
if (!existsSync('package-lock.json')) throw new Error('package-lock.json is missing: run npm install');
await runSteps(first);
// Most steps use one core.
await runSteps(steps, { lanes: 2 });
await runSteps([{ name: 'sizes', command: 'size-limit', args: [] }]);
console.log('check: all gates passed');
