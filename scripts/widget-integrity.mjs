// Checks that the published hashes of the pinned widgets match the built files.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { integrityFaults } from '../packages/widgets/integrity.mjs';

const widgets = fileURLToPath(new URL('../packages/widgets', import.meta.url));
const { version } = JSON.parse(await readFile(join(widgets, 'package.json'), 'utf8'));
const faults = await integrityFaults(join(widgets, 'dist', version));
for (const fault of faults) console.error(`widgets ${version}: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
