// Writes docs/contract.md from the contract table; `--check` only says whether it is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

const { code, output } = await run(
  'node',
  ['--conditions=headnote-source', '--import', 'tsx', '--input-type=module', '-e', `
    const { contract } = await import('@headnote/core/contract');
    console.log(JSON.stringify(contract.map(({ service, name, method, path, auth, ours }) => ({ service, name, method, path, auth, ours: ours === true }))));
  `],
  { capture: true, cwd: join(root, 'packages', 'server') },
);
if (code !== 0) {
  console.error(output);
  process.exit(1);
}
const calls = JSON.parse(output.trim().split('\n').at(-1));
const rows = calls.map(({ service, name, method, path, auth, ours }) => `| \`client.${service}.${name}\` | ${method} | \`${path}\` | ${auth} | ${ours ? 'ours' : ''} |`);
const page = `# The contract

Made from the table in \`@headnote/core/contract\` by \`npm run build:docs\`; do not edit. "ours" marks what the specification does not show. Calls of the specification that are not in this table are not built yet.

| client | method | path, as the service spells it | authentication | |
|---|---|---|---|---|
${rows.join('\n')}
`;
const file = join(root, 'docs', 'contract.md');
if (!process.argv.includes('--check')) writeFileSync(file, page);
else if (readFileSync(file, 'utf8') !== page) {
  console.error('docs/contract.md is not what the contract table says: run npm run build:docs');
  process.exit(1);
}
