import { expect, test } from '@playwright/test';
import { createClient } from '@headnote/core/client';
import { createCodec } from '@headnote/core/codec';
import { textOf } from '@headnote/core/content';
import { casePageTitle } from '@headnote/core/format';
import { actListBody, casePreviewBody, houseCitationToSlug, latestCasesBody } from '@headnote/core/search/bodies';
import { libraries } from './support/libraries.js';
import { realDataMissing } from './support/real-data.js';
import { lettersOf } from './support/screens.js';

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
}

test('an unknown page answers 404 and offers a search', async ({ page }) => {
  const response = await page.goto(`${process.env.SAMPLE_URL}/no/such/page`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Addresses of documents that are not there, with what follows the path or is encrypted in its parameter. */
const nothing = [
  ['/casedetail', 'c000000000000'],
  ['/bareactdetail', 'a000000000000,s3'],
] as const;

test('N4: an address without a document says so with its status, without a toast, and the page can be used', async ({
  page,
}) => {
  const base = process.env.SAMPLE_URL ?? '';
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const { codecKey } = await createClient({ bases: { api: base } }).config.get();
  const codec = createCodec({ key: codecKey });
  const encrypted = nothing.map(([path, id]) => {
    const parameter = path === '/casedetail' ? 'id' : 'lno';
    return [`${path}?${parameter}=${codec.encrypt(id)}`, 404] as const;
  });
  for (const [path, status] of [
    ['/casedetail?id=notacode', 400],
    ['/bareactdetail?lno=%F0%9F', 400],
    ['/casedetail', 404],
    ['/case/1999-hn-999999', 404],
    ['/act/none', 404],
    ...encrypted,
  ] as const)
    await test.step(path, async () => {
      const response = await page.goto(base + path, { waitUntil: 'networkidle' });
      expect(response?.status()).toBe(status);
      await expect(page.getByText(status === 404 ? 'Content not available' : /damaged/i).first()).toBeVisible();
      await expect(page.locator('.hn-toast')).toHaveCount(0);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
    });
  // Within the application, without a load.
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL(`${base}/`);
  expect(errors).toEqual([]);
});
