// Mutation testing. Run it manually, one part at a time, from this folder:
//   PART=codec npx stryker run
// docs/benchmarks.md has the results and their date.

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  packageManager: 'npm',
  // The search language has so many mutants that starting Vitest for each would take hours.
  testRunner: process.env.PART === 'search' ? 'bundle' : 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './stryker-runner.mjs'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: true },
  coverageAnalysis: 'perTest',
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: `.stryker/${process.env.PART ?? 'all'}.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: `.stryker/tmp-${process.env.PART ?? 'all'}`,
  inPlace: false,
  // The timeout kills mutants with endless loops. The slowest test file takes a few seconds.
  timeoutMS: 10_000,
  timeoutFactor: 2,
  // Stryker would rewrite a tsconfig, but the installed TypeScript has no JavaScript API.
  tsconfigFile: 'none.json',
  concurrency: 2,
  // The copy compiles the same without its tsconfig, which extends a file outside the copy.
  ignorePatterns: ['dist', 'types', 'api', '.stryker', 'tsconfig.json'],
  mutate: [
    `src/${process.env.PART ?? '{codec,validation,session,search}'}/**/*.ts`,
    '!src/**/*.test.ts',
    '!src/**/*.fixtures.ts',
    '!src/**/*.suite.ts',
    '!src/**/index.ts',
    '!src/**/*.browser.ts',
  ],
  thresholds: { high: 95, low: 85, break: 85 },
};
