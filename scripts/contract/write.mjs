// Writes docs/contract.md and docs/openapi.json from the contract; `--check` only checks that they are up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { root } from '../run.mjs';
import { openapi } from './openapi.mjs';
import { page } from './page.mjs';

const files = {
  'contract.md': page(),
  'openapi.json': await format(JSON.stringify(openapi()), { parser: 'json', printWidth: 120 }),
};
const isCheck = process.argv.includes('--check');
for (const [name, text] of Object.entries(files)) {
  const path = join(root, 'docs', name);
  if (!isCheck) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text) {
    console.error(`docs/${name} is not what the contract says: run npm run build:docs`);
    process.exitCode = 1;
  }
}
