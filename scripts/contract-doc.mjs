// Writes docs/contract.md from the contract table; `--check` only says whether it is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

const { code, output } = await run(
  'node',
  [
    '--conditions=headnote-source',
    '--import',
    'tsx',
    '--input-type=module',
    '-e',
    `
    const { contract, unbuiltCalls } = await import('@headnote/core/contract');
    console.log(JSON.stringify({ later: unbuiltCalls, now: contract.map(({ service, name, method, path, auth, ours }) => ({ service, name, method, path, auth, ours: ours === true })) }));
  `,
  ],
  { capture: true, cwd: join(root, 'packages', 'server') },
);
if (code !== 0) {
  console.error(output);
  process.exit(1);
}
const { now, later } = JSON.parse(output.trim().split('\n').at(-1));
const rows = now.map(
  ({ service, name, method, path, auth, ours }) =>
    `| \`client.${service}.${name}\` | ${method} | \`${path}\` | ${auth} | ${ours ? 'ours' : ''} |`,
);
const page = `# The contract

Made from the table in \`@headnote/core/contract\` by \`npm run build:docs\`; do not edit. "ours" marks what the specification does not show. 

| client | method | path, as the service spells it | authentication | |
|---|---|---|---|---|
${rows.join('\n')}

## Not built yet

The server answers these 501 in the envelope; the client has no method for them.

| call | method | path |
|---|---|---|
${later.map(({ service, name, method, path }) => `| ${service}.${name} | ${method} | \`${path}\` |`).join('\n')}
`;
const file = join(root, 'docs', 'contract.md');
if (!process.argv.includes('--check')) writeFileSync(file, page);
else if (readFileSync(file, 'utf8') !== page) {
  console.error('docs/contract.md is not what the contract table says: run npm run build:docs');
  process.exit(1);
}
