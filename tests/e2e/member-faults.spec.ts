import { expect, type Page, test } from '@playwright/test';
import { enter } from './support/enter.js';
import { type PdfFault, startFaultyPdf } from './support/faulty-pdf.js';
import { NIGHTLY } from './support/levels.js';
import { expectUncovered } from './support/screens.js';

const site = () => process.env.SAMPLE_URL ?? '';
const bar = (page: Page) => page.locator('.hn-bar--member');

async function search(page: Page, words: string): Promise<void> {
  const box = bar(page).getByRole('combobox', { name: 'Search judgments and bare acts' });
  await box.fill(words);
  await expectUncovered(page);
  await box.press('Enter');
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('heading', { level: 1 })).toHaveText(/\d/);
}

test.describe('C11: a PDF that does not come whole', () => {
  const faults: readonly (readonly [PdfFault, RegExp])[] = [
    ['ends-early', /The service could not be reached/],
    ['cut-off', /The service could not be reached/],
    ['stalls', /The service could not be reached/],
  ];
  for (const [fault, words] of faults) {
    // A connection that breaks is in the suite of the reader; a stalled one is given up after half a minute.
    const level = fault === 'ends-early' ? {} : NIGHTLY;
    test(`${fault}: is an error, nothing is stored, and no progress stays`, level, async ({ page }) => {
      const faulty = await startFaultyPdf();
      try {
        await enter(page, site());
        await search(page, 'notice hearing');
        await page.getByRole('region', { name: 'Results' }).locator('.hn-row__title a').first().click();
        await expect(page.getByRole('region', { name: 'Text of the judgment' })).toBeVisible();
        await expectUncovered(page);
        let downloads = 0;
        page.on('download', () => (downloads += 1));
        await page.route('**/api/getPDFbyURL', (route) => route.continue({ url: faulty.addressOf(fault) }));
        await page.getByRole('region', { name: 'Reading tools' }).getByRole('button', { name: 'PDF' }).click();
        const progress = page.getByRole('progressbar', { name: 'PDF' });
        if (fault === 'stalls') {
          await expect(page.getByText('200 kB of 400 kB')).toBeVisible();
          // 30 seconds without a byte.
          await expect(page.getByText(words)).toBeVisible({ timeout: 60_000 });
        } else await expect(page.getByText(words)).toBeVisible();
        await expect(progress).toHaveCount(0);
        expect(downloads).toBe(0);
      } finally {
        await faulty.close();
      }
    });
  }
});

test('H12: results whose address was changed say so, and search nothing', async ({ page }) => {
  await enter(page, site());
  await search(page, 'notice hearing');
  const url = new URL(page.url());
  const longest = [...url.searchParams].toSorted(([, a], [, b]) => b.length - a.length)[0];
  if (longest === undefined) throw new Error('the address has no parameter');
  const [name, value] = longest;
  const middle = Math.floor(value.length / 2);
  url.searchParams.set(name, value.slice(0, middle) + (value[middle] === 'A' ? 'B' : 'A') + value.slice(middle + 1));
  const searched: string[] = [];
  page.on('request', (request) => {
    if (/getResults|getquery|getbareacts/.test(request.url())) searched.push(request.url());
  });
  await page.goto(url.href);
  await expect(page.getByText('The link is damaged')).toBeVisible();
  expect(searched).toEqual([]);
});

test('a removal that could still be undone is sent when the tab is closed', async ({ page, context }) => {
  await enter(page, site());
  const words = 'closing the tab';
  await search(page, words);
  const second = await context.newPage();
  await page.goto(`${site()}/Lawsuit/history`);
  const remove = (on: Page) => on.getByRole('button', { name: new RegExp(`Remove.*${words}`) });
  await remove(page).first().click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.close({ runBeforeUnload: true });
  await second.goto(`${site()}/Lawsuit/history`);
  await expect(second.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  await expectUncovered(second);
  await expect(remove(second)).toHaveCount(0);
});

test('without a connection the page and what was typed on it stay, where nothing is kept on the device', async ({
  page,
  context,
}) => {
  await enter(page, site());
  await expect(bar(page).getByRole('combobox', { name: 'Search judgments and bare acts' })).toBeVisible();
  const isLoaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('OfflineNotice')));
  await expect.poll(isLoaded).toBe(true);
  await bar(page).getByRole('combobox', { name: 'Search judgments and bare acts' }).fill('half a search');
  await context.setOffline(true);
  await expect(page.getByText(/no connection|offline/i).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toHaveCount(0);
  await expect(bar(page).getByRole('combobox', { name: 'Search judgments and bare acts' })).toHaveValue(
    'half a search',
  );
  await context.setOffline(false);
});

test('the bar of the public pages has the same links for a member as for a visitor, in one line', async ({ page }) => {
  const links = page.locator('.hn-bar__links > li:visible');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site()}/about`);
  const forVisitor = await links.allTextContents();
  await enter(page, site());
  await page.goto(`${site()}/about`);
  await expect(page.locator('.site-bar--signed-in')).toBeVisible();
  expect(await links.allTextContents()).toEqual(forVisitor);
  const tops = await links.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
  expect(tops).toBe(1);
});
