// Writes docs/contract.md and docs/openapi.json from the contract; `--check` only says whether they are up to date.
import { run } from './run.mjs';

// The contract is read from its source, which takes a condition that can only be given when Node starts.
const CONDITION = '--conditions=headnote-source';

if (process.execArgv.includes(CONDITION)) await import('./contract/write.mjs');
else {
  const args = [CONDITION, '--import', 'tsx', 'scripts/contract-doc.mjs', ...process.argv.slice(2)];
  process.exitCode = (await run('node', args)).code;
}
