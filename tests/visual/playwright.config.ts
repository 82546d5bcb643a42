import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../../scripts/browser.mjs';

const executablePath = chromiumPath();

/** A colour may differ by this share of the distance from black to white: less than a reader sees, more than rounding errors. */
const THRESHOLD = 0.02;

/** `npm run test:full` draws screens alone, `npm run test:nightly` the stories. `npm test` draws one story of each part. */
const LEFT_OUT: Record<string, readonly string[]> = {
  quick: ['**/screens.spec.ts'],
  full: ['**/stories.spec.ts', '**/phone.spec.ts', '**/controls.spec.ts'],
  // `npm test` has run these.
  nightly: ['**/controls.spec.ts'],
};

export default defineConfig({
  testDir: '.',
  testIgnore: [...(LEFT_OUT[process.env.TESTS ?? ''] ?? [])],
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  // If everything differs, the fonts or Chromium have changed: stop early.
  maxFailures: 40,
  // A screen with every part open meets axe at four widths in two themes, on a machine that may be busy.
  timeout: 240_000,
  // A part that measures itself renders twice; on a busy machine the picture may come too early.
  retries: 2,
  expect: { timeout: 30_000, toMatchSnapshot: { threshold: THRESHOLD, maxDiffPixels: 0 } },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.TEST_REPORT ? [['dot'], ['json', { outputFile: process.env.TEST_REPORT }]] : [['dot']],
  use: {
    browserName: 'chromium',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...chromiumFlags] },
  },
});
