// Writes docs/contract.md and docs/openapi.json from the contract; `--check` only checks that they are up to date.
import { run } from './run.mjs';

// Reads the contract from its source, which needs a condition at the start of Node.
const CONDITION = '--conditions=headnote-source';

if (process.execArgv.includes(CONDITION)) await import('./contract/write.mjs');
else {
  const args = [CONDITION, '--import', 'tsx', 'scripts/contract-doc.mjs', ...process.argv.slice(2)];
  process.exitCode = (await run('node', args)).code;
}
