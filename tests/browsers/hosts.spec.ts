// The widgets on the pages of other sites, in Firefox and in WebKit: the same pages as in Chromium.
import { readdirSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { hostKinds, hostPage } from '../e2e/support/host-pages.js';
import { startWidgetHosts, type WidgetHosts } from '../e2e/support/widget-host-server.js';
import { widgetRows } from '../e2e/support/widget-table.js';
import { expect, test as base } from './support/browser-test.js';
import type { BrowserPage, Part } from './support/page.js';

const test = base.extend<object, { hosts: WidgetHosts }>({
  hosts: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from these names
    async ({}, provide) => {
      const hosts = await startWidgetHosts();
      await provide(hosts);
      await hosts.close();
    },
    { scope: 'worker' },
  ],
});

test.beforeEach(({ hosts }) => hosts.reset());

const TAG = 'headnote-latest-cases';

/** How many rows the nth widget shows. */
const rows = (view: BrowserPage, nth = 0, tag = TAG): Part => view.locator(tag).nth(nth).locator('li');

/** What each page of a file shows. A new file needs a line here. */
const SHOWN: Record<string, (view: BrowserPage) => Promise<void>> = {
  plain: (view) => rows(view).expectCount(8),
  'hostile-css': (view) => rows(view).expectCount(8),
  'strict-csp': (view) => rows(view).expectCount(8),
  pinned: (view) => rows(view).expectCount(3),
  'two-versions': (view) => rows(view).expectCount(8),
  'csp-without-connect': (view) => view.getByRole('button', { name: 'Try again' }).waitFor(),
  async 'two-scripts'(view) {
    await rows(view, 0).expectCount(8);
    await rows(view, 1).expectCount(8);
  },
  async lazy(view) {
    await view.evaluate('scrollTo(0, document.body.scrollHeight)');
    await rows(view).expectCount(8);
  },
  async settings(view) {
    await rows(view, 0, '#div').expectCount(5);
    await rows(view, 0, '#attribute').expectCount(6);
  },
  async consent(view) {
    await view.getByRole('button', { name: 'Show it' }).first().click();
    await rows(view).expectCount(8);
  },
  async spa(view) {
    await view.evaluate(`void (document.querySelector('#first').innerHTML = '<${TAG}></${TAG}>')`);
    await rows(view).expectCount(3);
  },
};

for (const file of readdirSync(new URL('../../packages/widgets/src/test-hosts', import.meta.url))) {
  const page = file.replace('.html', '');
  test(`${page}: the widget shows its data`, async ({ view, hosts }) => {
    await view.goto(`${hosts.host}/${file}`);
    expect(SHOWN[page], `what ${file} shows`).toBeDefined();
    await SHOWN[page]?.(view);
    if (page !== 'csp-without-connect') expect(await view.problems()).toEqual([]);
  });
}

for (const kind of hostKinds) {
  test(`every widget works on a page ${kind}`, async ({ view, hosts }) => {
    for (const { name, title = name, selector = `headnote-${name}`, markup, ...row } of widgetRows) {
      await test.step(title, async () => {
        hosts.page = hostPage(kind, hosts.library, markup);
        await view.goto(`${hosts.host}/page`);
        const part = view.locator(selector);
        // A sandboxed page has no origin, and the library refuses its data.
        if (kind === 'in a sandbox' && row.needsData) return part.getByRole('button', { name: 'Try again' }).waitFor();
        // A part has those of Playwright's methods that the rows use.
        const element = part as never as Locator;
        await row.shown(element).waitFor();
        if (kind === 'in a sandbox') return;
        await row.ask(element);
        await row.answered(element).waitFor();
      });
    }
  });
}
