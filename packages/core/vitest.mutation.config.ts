import { defineConfig } from 'vitest/config';

const conditions = ['headnote-source', 'node', 'module', 'development|production'];

/**
 * The tests of core that mutation testing runs: plain Node, no browser. Each mutant runs the tests that reach it, so that
 * what takes seconds is left out where tables of examples reach as far: the properties of searches. One process for all
 * of its files, because starting one takes longer than the tests.
 */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: 'node',
    include: [`src/${process.env['PART'] ?? '**'}/**/*.test.ts`],
    exclude: ['**/*.browser.test.ts', 'src/import.test.ts', 'src/search/**/*.property.test.ts'],
    isolate: false,
    testTimeout: 30_000,
  },
});
