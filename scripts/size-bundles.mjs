// Bundles each entry of core alone, minified, with everything it needs, so that the size gate measures what a page pays.
// One script each, not a module: Vite leaves the blanks in modules of a library build.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from './run.mjs';

export const OUT = '.sizes';
const ENTRIES = {
  'core-client': 'client/index.ts',
  'core-session': 'session/index.ts',
  'core-codec': 'codec/index.ts',
  'core-search': 'search/index.ts',
  'core-embed': 'embed/index.ts',
};

await rm(join(root, OUT), { recursive: true, force: true });
for (const [name, file] of Object.entries(ENTRIES)) {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['headnote-source', 'module', 'browser', 'production'] },
    build: {
      outDir: OUT,
      emptyOutDir: false,
      minify: true,
      lib: {
        entry: join(root, 'packages/core/src', file),
        formats: ['iife'],
        name: 'headnote',
        fileName: () => `${name}.js`,
      },
      rollupOptions: { output: { codeSplitting: false } },
    },
  });
}
