// The start of every test of a widget on the page of another site.
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { hostPage, type HostKind } from './host-pages.js';
import { startWidgetHosts, type WidgetHosts } from './widget-host-server.js';
import type { WidgetRow } from './widget-table.js';

/** A page of another site, and the servers behind it. A page error of the host fails the test. */
export const test = base.extend<{ page: Page }, { hosts: WidgetHosts }>({
  hosts: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from these names
    async ({}, provide) => {
      const hosts = await startWidgetHosts();
      await provide(hosts);
      await hosts.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ page, hosts }, provide) => {
    hosts.reset();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await provide(page);
    // An exception in a widget appears in the host page's error log.
    expect(faults).toEqual([]);
  },
});

/** The widget of a row; `nth` of several. */
export const elementOf = (page: Page, { name, selector = `headnote-${name}` }: WidgetRow, nth = 0): Locator =>
  page.locator(selector).nth(nth);

/** Opens a page of a kind with the widget on it. */
export async function open(page: Page, hosts: WidgetHosts, kind: HostKind, markup: string): Promise<void> {
  hosts.page = hostPage(kind, hosts.library, markup);
  await page.addInitScript(() => {
    Object.assign(globalThis, { violations: [] });
    addEventListener('securitypolicyviolation', (event) =>
      (globalThis as never as { violations: string[] }).violations.push(
        `${event.effectiveDirective} ${event.blockedURI}`,
      ),
    );
  });
  await page.goto(`${hosts.host}/page`);
}
