import { defineConfig, type Project } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './scripts/browser.mjs';
import { SAMPLE_INSTEAD } from './tests/e2e/support/libraries.js';
import { hasRealData } from './tests/e2e/support/real-data.js';

const executablePath = chromiumPath();

/** `TEST_BROWSER=firefox` or `webkit` for suites that hold in every browser, such as the widgets on foreign pages. */
const browserName = browserOf(process.env.TEST_BROWSER ?? 'chromium');

function browserOf(name: string): 'chromium' | 'firefox' | 'webkit' {
  if (name === 'chromium' || name === 'firefox' || name === 'webkit') return name;
  throw new Error(`TEST_BROWSER is ${name}. Set it to chromium, firefox or webkit.`);
}

/** Suites over the real judgments have this tag. Only `npm run test:full` runs them. */
const REAL_DATA = /@real-data/;

/** What the full run leaves out where the suites over the real judgments run. */
const WITH_REAL_DATA = new RegExp(`${REAL_DATA.source}|${SAMPLE_INSTEAD}`);

/** `npm test` runs these suites, one or more of each area. `npm run test:full` runs the others. */
const QUICK = [
  'acts',
  'contact',
  'error-catalogue',
  'home-blocks',
  'journeys',
  'member',
  'member-calls',
  'no-script',
  'previews',
  'public-faults',
  'start',
  'trusted-types',
  'widget-frames',
].map((name) => `**/${name}.spec.ts`);

/** `TESTS=quick` is `npm test`, `TESTS=full` is `npm run test:full`. Without it every suite runs, to try one by hand. */
const PROJECTS: Record<string, Project[]> = {
  quick: [{ name: 'quick', testMatch: QUICK, grepInvert: REAL_DATA }],
  full: [
    { name: 'real data', grep: REAL_DATA },
    { name: 'full', testIgnore: QUICK, grepInvert: hasRealData ? WITH_REAL_DATA : REAL_DATA },
  ],
};

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  projects: PROJECTS[process.env.TESTS ?? ''] ?? [{ name: 'sample', grepInvert: REAL_DATA }],
  globalSetup: './tests/e2e/support/global-setup.ts',
  fullyParallel: false,
  workers: 2,
  // Generous timeouts: the machine may be busy.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // On a busy machine a page may come later than a test waits. What needs its second try is listed at the end of the run.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.TEST_REPORT ? [['list'], ['json', { outputFile: process.env.TEST_REPORT }]] : [['list']],
  use: {
    browserName,
    launchOptions:
      browserName === 'chromium' ? { ...(executablePath ? { executablePath } : {}), args: [...chromiumFlags] } : {},
    // A trace takes a fifth of a test's time, and nobody sees those of CI: its log shows what a failed page had.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  },
});
