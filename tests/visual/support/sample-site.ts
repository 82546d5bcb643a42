import { type Browser, type Page } from '@playwright/test';
import { enter } from '../../e2e/support/enter.js';
import { test as base, type OwnSite } from '../../e2e/support/own-site.js';
import { watchLayoutShift } from '../../e2e/support/screens.js';
import type { Screen } from './screen.js';

/** Longest wait for one action, on a machine that may be busy. */
const PATIENCE_MS = 45_000;

/** The pages of a site's readers. */
export type Readers = (reader: Screen['reader']) => Promise<Page>;

/** A test with a page of a visitor and a page of a member, which all tests of a worker share. It needs `npm run build`. */
export const test = base.extend<
  { readers: Readers },
  { isBehindProxy: boolean; shared: Readonly<Record<'visitor' | 'member', Page>> }
>({
  // Some screens pay.
  isBehindProxy: [false, { scope: 'worker' }],
  shared: [
    async ({ browser, site }, use) => {
      const [visitor, member] = [await newPage(browser), await newPage(browser)];
      await enter(member, site.url);
      await use({ visitor, member });
      await Promise.all([visitor, member].map((page) => page.context().close()));
    },
    { scope: 'worker' },
  ],
  readers: async ({ browser, shared }, use) => {
    const own: Page[] = [];
    await use(async (reader) => {
      if (reader !== 'stranger') return shared[reader];
      const page = await newPage(browser);
      own.push(page);
      return page;
    });
    await Promise.all(own.map((page) => page.context().close()));
  },
});

export { expect } from '@playwright/test';
export type { OwnSite };

/** Without the content policy, which would refuse the style that stops motion. */
async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    bypassCSP: true,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await watchLayoutShift(page);
  return page;
}
