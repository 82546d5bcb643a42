// The playground of the widgets: what it shows, measures and lets the reader copy.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { NIGHTLY } from './support/levels.js';
import { watchConsole } from './support/screens.js';

const base = () => process.env.SAMPLE_URL ?? '';

/** The sample page on the stage. */
const stage = (page: Page) => page.frameLocator('iframe');
const rows = (page: Page) => stage(page).locator('headnote-latest-cases li');
const facts = (page: Page) => page.getByRole('list', { name: 'Measured in this browser just now' });
const code = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the stage and the snippets follow every option, and the facts are measured', async ({ page }) => {
  const { problems } = watchConsole(page);
  await page.goto(`${base()}/widgets/`);
  await expect(rows(page)).toHaveCount(8);
  await expect(facts(page)).toContainText(/1\d\.\d KB of code in 3 requests/);
  await expect(facts(page)).toContainText('0 cookies, 0 storage keys');
  await expect(facts(page)).toContainText('0 requests to other servers');

  await page.getByLabel('Rows', { exact: true }).fill('3');
  await page.getByLabel('Court shown first').selectOption('hc');
  await page.getByLabel('Accent colour').fill('#1f5a4a');
  await expect(rows(page)).toHaveCount(3);
  await expect(stage(page).getByRole('tab', { name: 'High Courts' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('8.0 on the background of the widget')).toBeVisible();
  await expect(code(page, 'Evergreen')).toContainText('<headnote-latest-cases court="hc" limit="3">');
  await expect(code(page, 'Evergreen')).toContainText('--headnote-accent: #1f5a4a;');

  await page.getByLabel('Rows', { exact: true }).fill('50');
  await expect(page.getByText('The widget does not take this value')).toBeVisible();
  await expect(code(page, 'Evergreen')).not.toContainText('limit');
  await page.getByRole('button', { name: 'Back to the defaults' }).click();
  await expect(code(page, 'Evergreen')).toContainText('<headnote-latest-cases>');
  expect(problems).toEqual([]);
});

for (const name of ['Strict policy', 'Hostile styles', 'Right to left', 'Dark blog', 'Old page']) {
  test(`the widget works in the page “${name}”`, NIGHTLY, async ({ page }) => {
    const { problems } = watchConsole(page);
    await page.goto(`${base()}/widgets/`);
    await page.getByRole('radio', { name }).check();
    await expect(page.locator('iframe')).toHaveAttribute('title', `Latest cases in the page “${name}”`);
    await expect(rows(page)).toHaveCount(8);
    await expect(facts(page)).toContainText('KB of code');
    expect(problems).toEqual([]);
  });
}

/** What each widget shows on the stage, by the name that the reader chooses. */
const shown: Readonly<Record<string, (page: Page) => Locator>> = {
  'Latest cases': (page) => rows(page).nth(7),
  'Case preview': (page) => stage(page).getByRole('tab', { name: 'Particulars' }),
  'Citation finder': (page) => stage(page).getByRole('combobox', { name: 'Find by citation or parties' }),
  'Check of a brief': (page) => stage(page).getByRole('textbox', { name: 'Text of the brief' }),
  'Inquiry form': (page) => stage(page).getByRole('textbox', { name: 'First name' }),
};

for (const [name, widgetOf] of Object.entries(shown)) {
  test(
    `${name} is chosen, lives in a page with hostile styles, and its lines are ready to copy`,
    NIGHTLY,
    async ({ page }) => {
      const { problems } = watchConsole(page);
      await page.goto(`${base()}/widgets/`);
      // A choice from before the page's code has come does not count.
      await expect(rows(page)).toHaveCount(8);
      await page.getByRole('radio', { name: 'Hostile styles' }).check();
      await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
      await expect(page.locator('iframe')).toHaveAttribute('title', `${name} in the page “Hostile styles”`);
      const widget = widgetOf(page);
      await expect(widget).toBeVisible();
      const look = await widget.evaluate((element) => {
        const { letterSpacing, textTransform, fontStyle } = getComputedStyle(element);
        return { letterSpacing, textTransform, fontStyle };
      });
      expect(look).toEqual({ letterSpacing: 'normal', textTransform: 'none', fontStyle: 'normal' });
      await expect(facts(page)).toContainText('0 cookies, 0 storage keys');
      await expect(facts(page)).toContainText('0 requests to other servers');
      const tag = await widget.evaluate((element) => (element.getRootNode() as ShadowRoot).host.localName);
      await expect(code(page, 'Evergreen')).toContainText(`<${tag}`);
      expect(problems).toEqual([]);
    },
  );
}

test('without script the stage shows the link, and a followed case stays on the stage', async ({ page }) => {
  await page.goto(`${base()}/widgets/`);
  await rows(page).first().getByRole('link').click();
  await expect(page.getByText('headnote-select: your page may act on it')).toBeVisible();
  await expect(rows(page)).toHaveCount(8);
  await page.getByRole('radio', { name: 'No script' }).check();
  await expect(page.getByText('No script ran')).toBeVisible();
  await expect(stage(page).getByRole('link', { name: 'Latest cases' })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/widgets/);
});

/** A page of another origin with a pasted snippet. */
async function pageWith(snippet: string): Promise<{ server: Server; url: string }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><title>A fresh page</title><body>${snippet}</body></html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://localhost:${(server.address() as AddressInfo).port}/` };
}

for (const kind of ['Evergreen', 'Pinned, with hash', 'For systems that remove unknown tags']) {
  test(
    `a copied snippet works in a fresh page: ${kind}`,
    kind === 'Evergreen' ? {} : NIGHTLY,
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(`${base()}/widgets/`);
      await expect(rows(page)).toHaveCount(8);
      await page.getByLabel('Rows', { exact: true }).fill('4');
      if (kind.startsWith('Pinned')) await page.getByRole('tab', { name: kind }).click();
      await page.getByRole('button', { name: `Copy: ${kind}` }).click();
      await expect(page.getByText('Copied')).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      const script = kind.startsWith('For')
        ? `<script async src="${base()}/widgets/v1/widgets.js" data-portal="YOUR-KEY"></script>`
        : '';
      // On localhost a widget works without a key.
      const { server, url } = await pageWith((script + copied).replace(/\s+data-portal="YOUR-KEY"/, ''));
      await page.goto(url);
      await expect(page.locator('headnote-latest-cases li')).toHaveCount(4);
      server.close();
    },
  );
}

test('a copied frame works in a fresh page, at the height of its content', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${base()}/widgets/`);
  await page.getByLabel('Rows', { exact: true }).fill('4');
  await expect(rows(page)).toHaveCount(4);
  await page.getByRole('tab', { name: 'Frame' }).click();
  await page.getByRole('button', { name: 'Copy: Frame' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('key=YOUR-KEY&amp;limit=4');
  // The library itself may show its frames without a key.
  await page.route('**/fresh', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html>${copied.replace('key=YOUR-KEY&amp;', '')}` }),
  );
  await page.goto(`${base()}/fresh`);
  await expect(page.frameLocator('iframe').locator('headnote-latest-cases li')).toHaveCount(4);
  const widget = page.frameLocator('iframe').locator('headnote-latest-cases');
  const height = () => widget.evaluate((element) => Math.ceil(element.getBoundingClientRect().height));
  await expect
    .poll(async () => (await page.locator('iframe').getAttribute('style'))?.includes(`height: ${await height()}px`))
    .toBe(true);
});

test('the list of hashes can be read again after a failure', NIGHTLY, async ({ page }) => {
  await page.route('**/integrity.json', (route) => route.abort(), { times: 1 });
  await page.goto(`${base()}/contact`);
  await page.getByRole('link', { name: 'Widgets for your site' }).click();
  await page.getByRole('tab', { name: 'Pinned, with hash' }).click();
  await expect(page.getByText('The list of hashes could not be read.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(code(page, 'Pinned, with hash')).toContainText('integrity="sha384-');
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows the snippets of the first widget, and every recipe', async ({ page }) => {
    await page.goto(`${base()}/contact`);
    await page.getByRole('link', { name: 'Widgets for your site' }).click();
    await expect(code(page, 'Evergreen')).toContainText('<headnote-latest-cases>');
    await expect(code(page, 'Pinned, with hash')).toContainText('integrity="sha384-');
    await expect(page.getByRole('listitem').filter({ hasText: 'In a course, turn editing on' })).toBeVisible();
    await expect(page.getByLabel('Rows', { exact: true })).toBeHidden();
  });
});
