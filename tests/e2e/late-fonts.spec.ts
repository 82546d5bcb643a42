import { expect, test, type Page } from '@playwright/test';
import { NIGHTLY } from './support/levels.js';
import { watchLayoutShift, whatMoved } from './support/screens.js';

/** Longer than any browser waits for an optional face, in milliseconds. */
const LATE_MS = 1500;

const ALL_FONTS = '**/*.woff2';

async function hold(page: Page, files: string | RegExp, milliseconds: number): Promise<void> {
  await page.route(files, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
}

/** Number of faces that a script has activated. */
const lateFaces = (page: Page) =>
  page.evaluate(
    () => [...document.fonts].filter(({ display, status }) => display === 'auto' && status === 'loaded').length,
  );

for (const width of [320, 360, 414, 480, 600, 768, 1024, 1280, 1440]) {
  test(
    `fonts that are 1.5 s late shift nothing at ${width} px, and are active on the next page`,
    width === 360 ? {} : NIGHTLY,
    async ({ page }) => {
      const shift = await watchLayoutShift(page);
      await hold(page, ALL_FONTS, LATE_MS);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(process.env.SAMPLE_URL ?? '', { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      expect(await shift(), 'layout shift').toBeLessThan(0.001);
      expect(await lateFaces(page)).toBe(0);
      await page.getByRole('tabpanel').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/case/);
      await expect.poll(() => lateFaces(page)).toBeGreaterThanOrEqual(2);
    },
  );
}

/** Style sheets that a page loads after it has started. Each has layers, as all of ours. */
const LATE_SHEET = /\/toast-chunk-[^/]*\.css$/;
/** After the other late sheets, and after the fonts. */
const LATER_MS = 2 * LATE_MS;

for (const { fonts, files } of [
  { fonts: 'all fonts', files: /\.woff2$/ },
  { fonts: 'the serif', files: /source-serif[^/]*\.woff2$/ },
]) {
  for (const path of ['/case/2024-hns-1', '/', '/about', '/packages'])
    test(
      `${fonts} late, and style sheets that overtake each other, shift nothing of ${path} on a phone`,
      fonts === 'all fonts' && path === '/' ? {} : NIGHTLY,
      async ({ page }) => {
        const shift = await watchLayoutShift(page);
        await hold(page, files, LATE_MS);
        await hold(page, LATE_SHEET, LATER_MS);
        await page.setViewportSize({ width: 412, height: 823 });
        const overtaken = page.waitForResponse(LATE_SHEET);
        await page.goto((process.env.SAMPLE_URL ?? '') + path, { waitUntil: 'networkidle' });
        await overtaken;
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
        expect(await shift(), `layout shift: ${await whatMoved(page)}`).toBeLessThan(0.001);
      },
    );
}
