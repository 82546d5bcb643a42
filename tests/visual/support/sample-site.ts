import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { signIn } from '../../e2e/support/screens.js';
import { DEMO_PASSWORD, startServer } from '../../e2e/support/test-server.js';

/** The built site over the sample, with a page of a visitor and a page of a member. */
export interface SampleSite {
  readonly url: string;
  readonly visitor: Page;
  readonly member: Page;
}

/** A test with a running site, which all tests of a worker share. It needs `npm run build`. */
export const test = base.extend<object, { site: SampleSite }>({
  site: [
    async ({ browser }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'headnote-screens-'));
      const server = await startServer(folder);
      const contexts = [await newContext(browser), await newContext(browser)] as const;
      const [visitor, member] = await Promise.all(
        contexts.map((context) => context.newPage()) as [Promise<Page>, Promise<Page>],
      );
      await member.goto(server.url);
      await signIn(member, DEMO_PASSWORD);
      await member.waitForURL(/\/Lawsuit\/welcome$/);
      await use({ url: server.url, visitor, member });
      await Promise.all(contexts.map((context) => context.close()));
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';

/** Without the content policy, which would refuse the style that stops motion. */
function newContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ bypassCSP: true, reducedMotion: 'reduce', locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
}
