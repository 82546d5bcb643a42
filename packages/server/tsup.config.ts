import { defineConfig } from 'tsup';

/** What programs load; `search-worker` is started as a thread of its own, so it is a file of its own. */
const library = { index: 'src/index.ts', 'search-worker': 'src/search/engines/sqlite/worker/search-worker.ts' };
/** What the npm scripts run. */
const programs = {
  cli: 'src/cli.ts',
  'import-cli': 'src/ingest/import-cli.ts',
  'admin-cli': 'src/operation/admin-cli.ts',
  // A thread of the import.
  'reader-worker': 'src/citator/reading/reader-worker.ts',
  'text-process': 'src/ingest/texts/text-process.ts',
  // Its thread.
  'memory-watch': 'src/ingest/texts/memory-watch.ts',
};

const shared = { dts: false, sourcemap: true, target: 'es2023', platform: 'node', shims: true } as const;

export default defineConfig([
  // Old chunks go away; the CommonJS build in the folder below is the other entry's.
  {
    ...shared,
    entry: { ...library, ...programs },
    format: ['esm'],
    outDir: 'dist',
    splitting: true,
    clean: ['!cjs/**'],
  },
  {
    ...shared,
    entry: library,
    format: ['cjs'],
    outDir: 'dist/cjs',
    outExtension: () => ({ js: '.js' }),
    clean: ['!types/**', '!package.json'],
  },
]);
