import { defineConfig } from 'vitest/config';

const conditions = ['headnote-source', 'node', 'module', 'development|production'];

/** The tests that mutation testing runs, in Node without a browser. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: 'node',
    include: [`src/${process.env['PART'] ?? '**'}/**/*.test.ts`],
    exclude: ['**/*.browser.test.ts', 'src/import.test.ts'],
    testTimeout: 30_000,
  },
});
