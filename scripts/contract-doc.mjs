// Writes docs/contract.md and docs/openapi.json from the contract; `--check` only says whether they are up to date.
import { run } from './run.mjs';

const args = [
  '--conditions=headnote-source',
  '--import',
  'tsx',
  'scripts/contract/write.mjs',
  ...process.argv.slice(2),
];
const { code } = await run('node', args);
process.exit(code);
