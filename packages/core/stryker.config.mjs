// Mutation testing by hand, one part at a time, from this folder:
//   PART=codec npx stryker run
// The figures and their date stand in docs/benchmarks.md.

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  packageManager: 'npm',
  // The search language has so many mutants that starting Vitest for each takes hours.
  testRunner: process.env.PART === 'search' ? 'bundle' : 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './stryker-runner.mjs'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: true },
  coverageAnalysis: 'perTest',
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: `.stryker/${process.env.PART ?? 'all'}.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: `.stryker/tmp-${process.env.PART ?? 'all'}`,
  inPlace: false,
  // A mutant that makes a loop endless is killed by time; the slowest test file takes a few seconds.
  timeoutMS: 10_000,
  timeoutFactor: 2,
  // The installed TypeScript has no JavaScript interface, which the rewriting of a tsconfig would ask for.
  tsconfigFile: 'none.json',
  concurrency: 2,
  // Without its tsconfig the copy compiles alike; with it, it would look for the one of the repository beside itself.
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
