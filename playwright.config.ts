import { readdirSync } from 'node:fs';
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

/**
 * When a suite runs. `npm test` protects the main way of each area, over the sample. `npm run test:full` protects main: the
 * journeys of every area, over the real judgments where they matter. `npm run test:nightly` runs what repeats these: by
 * keyboard, on every page of another site, at every width, over the other library, and with long waits.
 */
const LEVELS: Readonly<Record<string, 'quick' | 'full' | 'nightly'>> = {
  'account-faces': 'full',
  'account-journeys': 'full',
  account: 'full',
  acts: 'full',
  assistant: 'full',
  'assistant-files': 'quick',
  citations: 'full',
  contact: 'quick',
  hindi: 'full',
  'home-blocks': 'full',
  inquiry: 'full',
  journeys: 'quick',
  'late-fonts': 'full',
  // Accessibility and meta data have tests of their own; each page takes ten seconds.
  lighthouse: 'nightly',
  // Every call once more, through screens that the walks open.
  'member-calls': 'nightly',
  'member-desk': 'full',
  'member-faults': 'full',
  'member-keyboard': 'full',
  'member-reader': 'full',
  'member-search': 'full',
  // 500 switches.
  'member-switches': 'nightly',
  'member-walk': 'full',
  member: 'quick',
  'no-script': 'quick',
  partners: 'full',
  'payment-journeys': 'full',
  playground: 'full',
  previews: 'quick',
  'public-faults': 'quick',
  'public-pages': 'quick',
  registration: 'full',
  'report-pages': 'full',
  'screen-faults': 'full',
  screens: 'full',
  start: 'quick',
  // Counts keys and clicks on ways that other journeys take.
  suggestions: 'full',
  'ten-tasks': 'nightly',
  'trusted-types': 'quick',
  walk: 'full',
  'widget-frames': 'quick',
  'widgets-come-and-go': 'full',
  'widgets-on-hosts': 'full',
  widgets: 'full',
};

for (const file of readdirSync(new URL('tests/e2e', import.meta.url)))
  if (file.endsWith('.spec.ts') && !(file.replace('.spec.ts', '') in LEVELS))
    throw new Error(`tests/e2e/${file} has no level. Add it to LEVELS in playwright.config.ts.`);

const suitesOf = (level: string) =>
  Object.entries(LEVELS).flatMap(([name, own]) => (own === level ? `**/e2e/${name}.spec.ts` : []));

/** Tags move a test out of the level of its suite. Those over the real judgments need the full run. */
const REAL_DATA = '@real-data';
const FULL = '@full';
const NIGHTLY = '@nightly';
const anyOf = (...tags: readonly string[]) => new RegExp(tags.join('|'));
/** Over the real judgments these prove the same, and more, so that the sample is left to the night. */
const REPEATS = hasRealData ? [NIGHTLY, SAMPLE_INSTEAD] : [NIGHTLY];

/** Every screen with what can be opened on it, once wide and once on a phone. The night has all widths, and pictures. */
const screens: Project = {
  name: 'screens',
  testDir: 'tests/visual',
  testMatch: 'screens.spec.ts',
  fullyParallel: true,
};

/** A test of these opens every page of the site, or every screen of a member. */
const WALKS = ['**/e2e/walk.spec.ts', '**/e2e/member-walk.spec.ts'];

/** Journeys and widgets in browsers that Playwright does not drive: `--project=Firefox`. They say so where one is not installed. */
const otherBrowsers: Project[] = ['Firefox', 'WebKit'].map((name) => ({
  name,
  testDir: 'tests/browsers',
  // WebKit's driver sometimes opens no window, and says nothing. The run lists what needed its second try.
  retries: 1,
}));

/** `TESTS` names the level. Without it every suite runs over the sample, to try one by hand. */
const PROJECTS: Record<string, Project[]> = {
  quick: [{ name: 'quick', testMatch: suitesOf('quick'), grepInvert: anyOf(REAL_DATA, FULL, ...REPEATS) }],
  full: [
    // A minute each, so they come first: the last test of a run leaves a worker idle.
    {
      name: 'walks over real data',
      testMatch: WALKS,
      grep: anyOf(REAL_DATA),
      grepInvert: anyOf(NIGHTLY),
    },
    {
      name: 'real data',
      testMatch: [...suitesOf('quick'), ...suitesOf('full')],
      testIgnore: WALKS,
      grep: anyOf(REAL_DATA),
      grepInvert: anyOf(NIGHTLY),
    },
    { name: 'full', testMatch: suitesOf('full'), grepInvert: anyOf(REAL_DATA, ...REPEATS) },
    {
      name: 'rest of the quick suites',
      testMatch: suitesOf('quick'),
      grep: anyOf(FULL),
      grepInvert: anyOf(REAL_DATA, ...REPEATS),
    },
    screens,
  ],
  nightly: [
    { name: 'nightly', testMatch: suitesOf('nightly') },
    { name: 'repeats', testMatch: [...suitesOf('quick'), ...suitesOf('full')], grep: anyOf(...REPEATS) },
    ...otherBrowsers,
  ],
};

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  projects: PROJECTS[process.env.TESTS ?? ''] ?? [{ name: 'sample', grepInvert: anyOf(REAL_DATA) }, ...otherBrowsers],
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
    actionTimeout: 60_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  },
});
