import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../../scripts/browser.mjs';

const executablePath = chromiumPath();

/** A colour may differ by this share of the way from black to white: less than a reader sees, more than rounding does. */
const THRESHOLD = 0.02;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  // Where everything differs, a font or the Chromium does: nobody needs hundreds of pictures of it.
  maxFailures: 40,
  timeout: 120_000,
  // A part that measures itself is drawn twice; on a busy machine the first picture may come between.
  retries: 2,
  expect: { toMatchSnapshot: { threshold: THRESHOLD, maxDiffPixels: 0 } },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.HEADNOTE_REPORT ? [['dot'], ['json', { outputFile: process.env.HEADNOTE_REPORT }]] : [['dot']],
  use: {
    browserName: 'chromium',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...chromiumFlags] },
  },
});
