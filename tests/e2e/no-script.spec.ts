import { expect, test } from '@playwright/test';
import { FULL } from './support/levels.js';

// Every public page can be read with script off: its heading, its text and the ways to the other pages.

const base = (): string => process.env.SAMPLE_URL ?? '';

/** Addresses in a file of the sitemap, which the server makes from the table of its routes. */
async function listedPages(): Promise<string[]> {
  const text = await (await fetch(`${base()}/sitemap-pages.xml`)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** The pages that no sitemap lists. */
const UNLISTED = [
  '/forgotpassword',
  '/packages/payment',
  '/alerts/stop',
  '/no/such/page',
  '/case/2024-hns-1',
  '/act/1979-hnsa-1',
];

/** Letters that a page must have at least, beside its bar and footer. */
const LEAST_LETTERS = 80;

test.use({ javaScriptEnabled: false });

for (const width of [1280, 360]) {
  test(`with script off, every public page reads at ${width} px`, width === 1280 ? {} : FULL, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const paths = [...(await listedPages()), ...UNLISTED];
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(base() + path);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
        const text = (await main.innerText()).replace(/\s+/g, ' ');
        expect(text.length, `text of ${path}`).toBeGreaterThan(LEAST_LETTERS);
        // Nothing waits for a script that never runs.
        await expect(
          page.locator('.hn-skeleton:visible, .hn-loading--shown:visible, main [aria-busy="true"]:visible'),
        ).toHaveCount(0);
        await expect(page.locator('a[href=""]:visible, a[href="#"]:visible, a:not([href]):visible')).toHaveCount(0);
        const dead = await main
          .locator('button:not([disabled], .hn-chip):visible')
          .evaluateAll((buttons) =>
            buttons
              .filter((button) => (button as HTMLButtonElement).form?.hasAttribute('action') !== true)
              .map((button) => button.outerHTML.slice(0, 120)),
          );
        expect.soft(dead, `buttons of ${path} that do nothing`).toEqual([]);
        // The ways out of the page.
        for (const target of ['/about', '/packages', '/contact'])
          await expect(page.locator(`a[href="${target}"]:visible`).first()).toBeVisible();
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `sideways scroll on ${path}`).toBeLessThanOrEqual(0);
      });
    }
  });
}
