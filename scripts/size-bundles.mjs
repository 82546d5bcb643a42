// Bundles each entry of core alone, minified, with everything it needs, so that the size gate measures what a page pays.
// One script each, not a module: Vite leaves the blanks in modules of a library build.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from './run.mjs';

export const OUT = '.sizes';
const ENTRIES = {
  'core-client': 'packages/core/src/client/index.ts',
  'core-one-service': 'scripts/size-entries/one-service.ts',
  'core-search-service': 'scripts/size-entries/search-service.ts',
  'core-session': 'packages/core/src/session/index.ts',
  'core-remember': 'packages/core/src/session/remember-entry.ts',
  'core-codec': 'packages/core/src/codec/index.ts',
  'core-validation': 'packages/core/src/validation/index.ts',
  'core-validation-dom': 'packages/core/src/validation/dom.ts',
  'core-captcha': 'packages/core/src/captcha/index.ts',
  'core-search': 'packages/core/src/search/index.ts',
  'core-search-bodies': 'packages/core/src/search/bodies/index.ts',
  'core-search-answers': 'packages/core/src/search/answers.ts',
  'core-citation': 'packages/core/src/citation/index.ts',
  'core-citation-parse': 'packages/core/src/citation/parse-entry.ts',
  'core-machines': 'packages/core/src/machines/index.ts',
  'core-embed': 'packages/core/src/embed/index.ts',
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
        entry: join(root, file),
        formats: ['iife'],
        name: 'headnote',
        fileName: () => `${name}.js`,
      },
      rollupOptions: { output: { codeSplitting: false } },
    },
  });
}
