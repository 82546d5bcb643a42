import { expect, type Page, test } from '@playwright/test';
import { enter } from './support/enter.js';

const url = () => process.env.SAMPLE_URL ?? '';

// The list below the search box: what a visitor and a member are offered, and what happens when the server is slow or refuses.

const box = (page: Page) => page.getByRole('combobox', { name: 'Search judgments and bare acts' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const SUGGEST = '**/api/search/suggest?*';

/** Sums the shifts of the layout from now on. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const total = { value: 0 };
    Object.assign(window, { shifts: total });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) total.value += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: { value: number } }).shifts.value);

test('a visitor opens a judgment from the list by keys, and nothing moves', async ({ page }) => {
  await page.goto(url(), { waitUntil: 'networkidle' });
  await watchShifts(page);
  await box(page).focus();
  await page.keyboard.type('state of');
  const first = list(page).getByRole('option').first();
  await expect(first).toContainText('State');
  await expect(list(page).getByRole('group', { name: 'Judges' })).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  expect(await shifts(page)).toBe(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/case\//);
});

test('an old answer never replaces a newer one, and a refusal leaves the box as it is', async ({ page }) => {
  await enter(page, url());
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(SUGGEST, async (route) => {
    if (new URL(route.request().url()).searchParams.get('text') === 'sta') await held;
    await route.continue().catch(() => undefined);
  });
  const asked = page.waitForRequest((request) => request.url().includes('text=sta'));
  await box(page).focus();
  await page.keyboard.type('sta');
  await asked;
  await box(page).fill('zzunheardof');
  await expect(page.getByText('Nothing begins with “zzunheardof”')).toBeVisible();
  release();
  await expect(list(page).getByRole('option')).toHaveCount(0);

  await page.unroute(SUGGEST);
  await page.route(SUGGEST, (route) => route.fulfill({ status: 500, json: { flag: false, message: 'No.' } }));
  await box(page).fill('state');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/searchresults/);
});

test('on a phone the list fills the screen, and an arrow fills the box', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await enter(page, url());
  await box(page).fill('state of');
  const surface = page.locator('.hn-suggestions');
  await expect(list(page).getByRole('option').first()).toBeVisible();
  const widths = await surface.evaluate((element) => ({
    list: element.getBoundingClientRect().width,
    page: document.body.getBoundingClientRect().width,
  }));
  expect(widths.list).toBe(widths.page);
  await surface.locator('.hn-suggestion__fill').first().click();
  await expect(box(page)).not.toHaveValue('state of');
  await expect(box(page)).toBeFocused();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(list(page)).toHaveCount(0);
});
