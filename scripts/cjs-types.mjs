// Copies the declarations into a folder marked "commonjs", so that TypeScript reads them as CommonJS for `require` and as
// modules for `import`.
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = process.argv[2];
if (!root) throw new Error('usage: cjs-types.mjs <package folder>');
const target = join(root, 'dist/cjs');
await mkdir(target, { recursive: true });
await cp(join(root, 'types'), join(target, 'types'), {
  recursive: true,
  filter: (path) => !path.endsWith('.tsbuildinfo'),
});
await writeFile(join(target, 'package.json'), '{ "type": "commonjs" }\n');
