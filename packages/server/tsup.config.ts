import { defineConfig } from 'tsup';

/** `search-worker` is started as a thread of its own, so it is a file of its own. */
const entry = {
  index: 'src/index.ts',
  cli: 'src/cli.ts',
  'search-worker': 'src/search/worker.ts',
  'import-cli': 'src/ingest/cli.ts',
};

const shared = {
  entry,
  dts: false,
  clean: false,
  sourcemap: true,
  target: 'es2023',
  treeshake: true,
  platform: 'node',
  shims: true,
} as const;

export default defineConfig([
  { ...shared, format: ['esm'], outDir: 'dist', splitting: true },
  { ...shared, format: ['cjs'], outDir: 'dist/cjs', outExtension: () => ({ js: '.js' }) },
]);
