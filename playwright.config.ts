import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './scripts/browser.mjs';

const executablePath = chromiumPath();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/support/global-setup.ts',
  fullyParallel: false,
  workers: 2,
  // Times are no tests: the first writing on a slow disk, or a second browser beside this one, may take its time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.HEADNOTE_REPORT
    ? [['list'], ['json', { outputFile: process.env.HEADNOTE_REPORT }]]
    : [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...chromiumFlags] },
    trace: 'retain-on-failure',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  },
});
