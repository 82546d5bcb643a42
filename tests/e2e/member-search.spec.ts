import { expect, type Page, test } from '@playwright/test';
import { enter } from './support/enter.js';
import { libraries } from './support/libraries.js';
import { realDataMissing } from './support/real-data.js';
import { watchConsole } from './support/screens.js';

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const total = (page: Page) => results(page).getByRole('heading', { level: 1 });

/** The number in the heading of the results. */
async function count(page: Page): Promise<number> {
  await expect(total(page)).toHaveText(/\d judgments?$/);
  return Number((await total(page).innerText()).replaceAll(/\D/g, ''));
}

for (const library of libraries) {
  test.describe(`search, over ${library.name}`, { tag: library.tag }, () => {
    test.skip(!library.isThere, realDataMissing);

    test('from the form to results, a facet, a saved search, the history, and back', async ({ page }) => {
      const { problems } = watchConsole(page);
      await enter(page, library.url(), { path: '/Lawsuit/search' });
      const line = page.getByRole('combobox', { name: 'Search judgments and bare acts' });
      await expect(page.getByRole('heading', { level: 1, name: 'Search by field' })).toBeVisible();
      await page.getByLabel('Any of these', { exact: true }).fill('notice hearing');
      await page.getByLabel('Decided from').fill('1950-02-30');
      await expect(page.getByText(/^Column \d+: .*names a day that does not exist/)).toBeVisible();
      await page.getByRole('button', { name: 'Use date:1950-02-28..' }).click();
      await expect(line).toHaveValue('(notice OR hearing) date:1950-02-28..');
      await page.getByRole('combobox', { name: 'Judge' }).fill('a');
      await page.getByRole('combobox', { name: 'Judge' }).fill('');
      await page.getByRole('button', { name: 'Search', exact: true }).last().click();

      await expect(page).toHaveURL(/\/Lawsuit\/searchresults\?query=[^&]+&keywords=[^&]+$/);
      const all = await count(page);
      expect(all).toBeGreaterThan(1);
      const narrowing = page.getByRole('complementary', { name: 'Narrow the results' });
      const bench = narrowing.getByRole('group', { name: 'Narrow by number of judges' }).getByRole('checkbox').first();
      await bench.check();
      await expect.poll(() => count(page)).toBeLessThan(all);
      const narrowed = await count(page);

      await page.getByRole('button', { name: 'Save search' }).click();
      const dialog = page.getByRole('dialog', { name: 'Save this search' });
      await dialog.getByLabel('Your words for it').fill('Notice and hearing');
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(dialog).toBeHidden();

      // Back and a reload restore the search.
      await page.reload();
      await expect(bench).toBeChecked();
      expect(await count(page)).toBe(narrowed);
      await page.goBack();
      await expect.poll(() => count(page)).toBe(all);

      await page.goto(`${library.url()}/Lawsuit/history`);
      // It has the search once: a click on a facet is no search.
      const entry = page.getByRole('link', { name: '(notice OR hearing) date:1950-02-28..', exact: true });
      await expect(entry).toHaveCount(1);
      await entry.click();
      await expect.poll(() => count(page)).toBe(all);
      expect(problems).toEqual([]);
    });

    test('by keyboard: a line, rows, a selection, a folder, and an entry of the history removed and restored', async ({
      page,
    }) => {
      await enter(page, library.url(), { path: '/Lawsuit/search' });
      await expect(page.getByRole('heading', { level: 1, name: 'Search by field' })).toBeVisible();
      await page.keyboard.press('/');
      await expect(page.getByRole('combobox', { name: 'Search judgments and bare acts' })).toBeFocused();
      await page.keyboard.type('notice');
      await page.keyboard.press('Enter');
      expect(await count(page)).toBeGreaterThan(1);

      // The years: a step of a handle narrows the results.
      const from = page.getByRole('slider').first();
      const before = await count(page);
      await from.focus();
      await page.keyboard.press('PageUp');
      await expect.poll(() => count(page)).toBeLessThan(before);

      await page.getByRole('combobox', { name: 'Search judgments and bare acts' }).blur();
      // The first row in view, because the slider may have scrolled the page; the focus may scroll it once more.
      const first = await page.locator('.hn-rows > li').evaluateAll((rows) => {
        const seen = rows.find((row) => row.getBoundingClientRect().top >= 0) ?? rows[0];
        return seen?.querySelector('.hn-row__title a')?.getAttribute('href') ?? '';
      });
      expect(first).not.toBe('');
      await page.keyboard.press('j');
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(first);
      await page.keyboard.press('x');
      const bar = page.getByRole('region', { name: 'Selected judgments' });
      await expect(bar.getByText('1 selected')).toBeVisible();
      await bar.getByRole('button', { name: 'Save to folder' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Save to a folder' })).toBeVisible();
      await page.keyboard.press('Escape');

      await page.goto(`${library.url()}/Lawsuit/history`);
      const entry = page.getByRole('link', { name: 'notice', exact: true });
      await expect(entry.first()).toBeVisible();
      const found = await entry.count();
      await page.getByRole('button', { name: 'Remove “notice” from the history' }).first().focus();
      await page.keyboard.press('Enter');
      await expect(entry).toHaveCount(found - 1);
      await page.keyboard.press('z');
      await expect(entry).toHaveCount(found);
    });

    test('a search that finds nothing offers wider ones with their numbers', async ({ page }) => {
      await enter(page, library.url(), { path: '/Lawsuit/search' });
      await page.getByRole('combobox', { name: 'Search judgments and bare acts' }).fill('notice zzzzunheardof');
      await page.getByRole('combobox', { name: 'Search judgments and bare acts' }).press('Enter');
      await expect(results(page).getByText('No judgment matches this search')).toBeVisible();
      const wider = results(page).getByRole('link', { name: /^Any of the words [\d,]+$/ });
      const promised = Number((await wider.innerText()).replaceAll(/\D/g, ''));
      await wider.click();
      await expect.poll(() => count(page)).toBe(promised);
    });
  });
}
