import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './scripts/browser.mjs';

const executablePath = chromiumPath();

/** Suites over the real judgments have this tag. Only `npm run test:full` runs them. */
const REAL_DATA = /@real-data/;
const isFull = process.env.TESTS === 'full';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  ...(isFull ? { grep: REAL_DATA } : { grepInvert: REAL_DATA }),
  globalSetup: './tests/e2e/support/global-setup.ts',
  fullyParallel: false,
  workers: 2,
  // Generous timeouts: the machine may be busy.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.TEST_REPORT ? [['list'], ['json', { outputFile: process.env.TEST_REPORT }]] : [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...chromiumFlags] },
    trace: 'retain-on-failure',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  },
});
