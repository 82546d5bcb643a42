import { expect, test } from '@playwright/test';
import { createClient } from '@headnote/core/client';
import { textOf } from '@headnote/core/content';
import { casePageTitle } from '@headnote/core/format';
import { actListBody, casePreviewBody, houseCitationToSlug, latestCasesBody } from '@headnote/core/search/bodies';
import { libraries } from './support/libraries.js';
import { realDataMissing } from './support/real-data.js';
import { expectAccessible, lettersOf, watchConsole, watchLayoutShift } from './support/screens.js';

/** The newest judgment and the first act of a library, as a visitor sees them. */
async function firstDocuments(base: string) {
  const client = createClient({ bases: { api: base } });
  const latest = await client.welcome.latestCases({ body: latestCasesBody({ court: 'supreme' }) });
  const id = latest.hits[0]?.id ?? '';
  const judgment = (await client.documents.casePreview({ body: casePreviewBody({ id }) })).hits[0]?.record;
  const act = (await client.search.acts({ body: actListBody({}) })).hits[0]?.record as
    { houseCitation?: string; title?: string } | undefined;
  return { judgment, act };
}

for (const library of libraries) {
  test.describe(`with script off, over ${library.name}`, { tag: library.tag }, () => {
    test.skip(!library.isThere, realDataMissing);
    test.use({ javaScriptEnabled: false });

    test('home lists the latest cases as links that open', async ({ page }) => {
      await page.goto(library.url());
      const first = page
        .getByRole('tabpanel', { name: /Supreme Court/ })
        .getByRole('link')
        .first();
      await expect(first).toBeVisible();
      await first.click();
      await expect(page).toHaveURL(/\/case\/[\da-z-]+$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('the page of a judgment has its title, text, canonical link and login link', async ({ page }) => {
      const { judgment } = await firstDocuments(library.url());
      expect(judgment?.houseCitation).toBeTruthy();
      const slug = houseCitationToSlug(judgment?.houseCitation ?? '');
      await page.goto(`${library.url()}/case/${slug}`);
      await expect(page).toHaveTitle(casePageTitle(judgment as never));
      const words = lettersOf(textOf(judgment?.content ?? '').slice(0, 400));
      expect(lettersOf(await page.locator('main').innerText())).toContain(words);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${library.url()}/case/${slug}`);
      await expect(page.getByRole('link', { name: 'Log in to view the full judgment' }).first()).toHaveAttribute(
        'href',
        /^\/\?query=/,
      );
    });

    test('the page of an act has its title and text', async ({ page }) => {
      const { act } = await firstDocuments(library.url());
      const title = act?.title ?? '';
      expect(title).not.toBe('');
      await page.goto(`${library.url()}/act/${houseCitationToSlug(act?.houseCitation ?? '')}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    });
  });

  test.describe(`layout, over ${library.name}`, { tag: library.tag }, () => {
    test.skip(!library.isThere, realDataMissing);

    for (const width of [1280, 360, 320]) {
      for (const scheme of ['light', 'dark'] as const) {
        test(`home and previews at ${width} px, ${scheme}: nothing shifts, nothing overflows, axe finds nothing`, async ({
          page,
        }) => {
          const { problems } = watchConsole(page);
          const shift = await watchLayoutShift(page);
          await page.emulateMedia({ colorScheme: scheme });
          await page.setViewportSize({ width, height: 800 });
          const { judgment, act } = await firstDocuments(library.url());
          const paths = [
            '/',
            `/case/${houseCitationToSlug(judgment?.houseCitation ?? '')}`,
            `/act/${houseCitationToSlug(act?.houseCitation ?? '')}`,
          ];
          for (const path of paths) {
            await page.goto(`${library.url()}${path}`, { waitUntil: 'networkidle' });
            expect(await shift(), `layout shift on ${path}`).toBeLessThan(0.001);
            const overflow = await page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            );
            expect(overflow, `sideways scroll on ${path}`).toBeLessThanOrEqual(0);
            await expectAccessible(page);
          }
          expect(problems).toEqual([]);
        });
      }
    }
  });
}

test('an unknown page answers 404 and offers a search', async ({ page }) => {
  const response = await page.goto(`${process.env.SAMPLE_URL}/no/such/page`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

for (const [path, status] of [
  ['/casedetail?id=notacode', 400],
  ['/bareactdetail?lno=%F0%9F', 400],
  ['/casedetail', 404],
  ['/case/1999-hn-999999', 404],
  ['/act/none', 404],
] as const) {
  test(`${path} explains that there is no document, with status ${status}, and throws nothing`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const response = await page.goto(`${process.env.SAMPLE_URL}${path}`);
    expect(response?.status()).toBe(status);
    await expect(page.getByText(status === 404 ? 'Content not available' : /damaged/i).first()).toBeVisible();
    expect(errors).toEqual([]);
  });
}
