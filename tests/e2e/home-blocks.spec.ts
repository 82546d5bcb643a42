import { expect, test, type Page } from '@playwright/test';
import { NIGHTLY } from './support/levels.js';

const url = () => process.env.SAMPLE_URL ?? '';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const footerTop = (page: Page) =>
  page.locator('#footer').evaluate((footer) => Math.round(footer.getBoundingClientRect().top));

test('Download the app scrolls to the footer in two seconds, and takes the focus there', async ({ page }) => {
  await page.goto(url(), { waitUntil: 'networkidle' });
  // Noted in the page, because the machine may be busy.
  const scroll = page.evaluate(
    () =>
      new Promise<{ ms: number; positions: number[] }>((resolve) => {
        let begun = 0;
        const positions: number[] = [];
        window.addEventListener('scroll', () => {
          begun ||= performance.now();
          positions.push(Math.round(window.scrollY));
        });
        document.getElementById('footer')?.addEventListener('focus', () => {
          resolve({ ms: performance.now() - begun, positions });
        });
      }),
  );
  await page.getByRole('link', { name: 'Download the app' }).click();
  const { ms, positions } = await scroll;
  expect(ms).toBeGreaterThan(1_500);
  expect(positions.length).toBeGreaterThan(2);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  await expect(page.locator('#footer')).toBeInViewport();
});

test(
  'the scroll to the footer stops when the reader takes over, and is at once under reduced motion',
  NIGHTLY,
  async ({ page }) => {
    await page.goto(url(), { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Download the app' }).click();
    await page.waitForFunction(() => window.scrollY > 0);
    await page.keyboard.press('Shift');
    const stopped = await scrollY(page);
    await page.waitForTimeout(400);
    expect(Math.abs((await scrollY(page)) - stopped)).toBeLessThan(20);
    expect(await footerTop(page)).toBeGreaterThan(0);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('link', { name: 'Download the app' }).click();
    await expect(page.locator('#footer')).toBeFocused({ timeout: 1_500 });
  },
);

test(
  'the pictures turn by name, by button and by key, and wait for the reader to start them',
  NIGHTLY,
  async ({ page }) => {
    await page.goto(url(), { waitUntil: 'networkidle' });
    const slider = page.getByRole('region', { name: 'Pictures of the library' });
    await slider.scrollIntoViewIfNeeded();
    await slider.getByRole('button', { name: '3 The section' }).click();
    await expect(slider.getByRole('img', { name: /A bare act/ })).toBeInViewport();
    await slider.getByRole('button', { name: 'Next' }).click();
    await expect(slider.getByRole('button', { name: '4 The phone' })).toHaveAttribute('aria-current', 'true');
    await expect(slider.getByRole('button', { name: 'Play' })).toBeVisible();
    const widths = await slider
      .getByRole('img', { includeHidden: true })
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
    expect(widths.at(-1)).toBe(1280);
  },
);

test('every link of the bar and the footer leads to a page', async ({ page, request }) => {
  await page.goto(url());
  const hrefs = await page
    .locator('.hn-bar a, .hn-footer a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(hrefs.length).toBeGreaterThan(15);
  const dead: string[] = [];
  for (const href of new Set(hrefs)) if (!(await request.get(href)).ok()) dead.push(href);
  expect(dead).toEqual([]);
});

test('the key that the bar names leads from every public page to the search box', async ({ page }) => {
  const box = page.getByRole('combobox', { name: 'Search judgments and bare acts' });
  for (const path of ['/about', '/nowhere']) {
    await page.goto(`${url()}${path}`, { waitUntil: 'networkidle' });
    await expect(page.locator('.hn-bar__hint')).toContainText('Search');
    await page.keyboard.press('/');
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('');
  }
});

test('the page stays whole when the code of its lower part does not load', async ({ page }) => {
  await page.route(/\/assets\/HomeBlocks-[\w-]+\.js$/, (route) => route.abort());
  const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('HomeBlocks'));
  await page.goto(url());
  await page.getByLabel('Username').fill('demo');
  await asked;
  await page.waitForLoadState('networkidle');
  await expect(page.getByLabel('Username')).toHaveValue('demo');
  await expect(page.getByRole('heading', { name: 'Who We Are' })).toBeVisible();
});
