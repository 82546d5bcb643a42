import { expect, test, type Page } from '@playwright/test';
import { watchLayoutShift } from './support/screens.js';

/** Longer than any browser waits for an optional face, in milliseconds. */
const LATE_MS = 1500;

async function holdFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
}

/** Number of faces that a script has activated. */
const lateFaces = (page: Page) =>
  page.evaluate(
    () => [...document.fonts].filter(({ display, status }) => display === 'auto' && status === 'loaded').length,
  );

for (const width of [320, 360, 414, 480, 600, 768, 1024, 1280, 1440]) {
  test(`fonts that are 1.5 s late shift nothing at ${width} px, and are active on the next page`, async ({ page }) => {
    const shift = await watchLayoutShift(page);
    await holdFonts(page);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(process.env.SAMPLE_URL ?? '', { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    expect(await shift(), 'layout shift').toBeLessThan(0.001);
    expect(await lateFaces(page)).toBe(0);
    await page.getByRole('tabpanel').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/case/);
    await expect.poll(() => lateFaces(page)).toBeGreaterThanOrEqual(2);
  });
}
