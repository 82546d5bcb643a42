import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { FULL, NIGHTLY } from './support/levels.js';

const url = () => process.env.SAMPLE_URL ?? '';

const pages = ['/', '/about', '/features', '/articles', '/privacypolicy', '/termsandcondition', '/accessibility'];

test('N5: public pages at 400 percent have no sideways scroll', async ({ page }) => {
  // 1280 × 900 at 400 percent.
  await page.setViewportSize({ width: 320, height: 225 });
  for (const path of pages) {
    await page.goto(`${url()}${path}`);
    const beyond = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return Math.max(0, scrollWidth - clientWidth);
    });
    expect([path, beyond]).toEqual([path, 0]);
  }
});

/** Goes to an address inside the application, as a link would. */
async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

test('N4: a judgment or an act that is not there ends the loading, and the page says so', async ({ page }) => {
  for (const path of ['/case/2024-hn-999999', '/act/1900-hna-999999']) {
    await page.goto(url(), { waitUntil: 'networkidle' });
    await navigate(page, path);
    await expect(page.getByRole('heading', { name: 'Content not available' })).toBeVisible();
    await expect(page.locator('.hn-loading--shown')).toHaveCount(0);
  }
});

test('N4: an act without the success flag ends the loading, and can be tried again', async ({ page }) => {
  await page.goto(url(), { waitUntil: 'networkidle' });
  await page.route('**/api/ec/getquery**', (route) =>
    route.fulfill({ json: { flag: false, message: 'The library is closed.', outdata: null } }),
  );
  await navigate(page, '/act/1979-hnsa-1');
  await expect(page.getByText('The library is closed.')).toBeVisible();
  await expect(page.locator('.hn-loading--shown')).toHaveCount(0);
  await page.unroute('**/api/ec/getquery**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Act');
});

test('an address that does not decode shows the page for what is not there', async ({ page }) => {
  for (const path of ['/%E0%A4%A', '/case/%zz?a=%zz']) {
    const answer = await page.goto(`${url()}${path}`);
    expect([path, answer?.status()]).toEqual([path, 404]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Packages' }).first()).toBeVisible();
  }
});

test('a link that is followed without a connection says so, and opens when there is one again', async ({
  page,
  context,
}) => {
  await page.goto(url(), { waitUntil: 'networkidle' });
  const link = page.locator('#latest-cases a[href^="/case/"]').first();
  await context.setOffline(true);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expect(page.locator('.hn-loading--shown')).toHaveCount(0);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.site-document__title')).toBeVisible();
});

interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}
const missing: Answer = { status: 404, contentType: 'text/plain', body: 'gone' };
/** The code of each screen, as the build names it. */
const manifest = JSON.parse(
  await readFile(new URL('../../packages/site/dist/client/.vite/manifest.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, { readonly file: string } | undefined>>;

test.describe('N1: after a deploy', FULL, () => {
  /** From now on the code of a screen is answered as a server answers what it does not have. */
  async function loseChunk(page: Page, screen: string, answer: Answer, { times }: { times?: number } = {}) {
    const file = manifest[`src/public/${screen}/route.ts`]?.file;
    if (file === undefined) throw new Error(`The page ${screen} has no code of its own.`);
    await page.route(`${url()}/${file}`, (route) => route.fulfill(answer), times === undefined ? {} : { times });
  }

  /** Counts the pages that are loaded from now on. */
  function countPages(page: Page): () => number {
    let count = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) count += 1;
    });
    return () => count;
  }

  const articles = (page: Page) => page.getByRole('link', { name: 'Articles', exact: true }).first();

  for (const [what, answer, level] of [
    ['a missing file', missing, {}],
    [
      'a page instead of the file',
      { status: 200, contentType: 'text/html', body: '<!doctype html><p>App</p>' },
      NIGHTLY,
    ],
  ] as const) {
    test(
      `N1: ${what} opens the page that was clicked with one load, never in a loop, and it can be read`,
      level,
      async ({ page }) => {
        await page.goto(`${url()}/about`, { waitUntil: 'networkidle' });
        await loseChunk(page, 'articles', answer);
        const pages = countPages(page);
        await articles(page).click();
        await expect(page).toHaveURL(`${url()}/articles`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles');
        await page.waitForTimeout(3_000);
        expect(pages()).toBeLessThanOrEqual(2);
        await expect(page).toHaveURL(`${url()}/articles`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles');
      },
    );
  }

  test('N1: a file that is missing once: the page that was clicked opens anew and works', async ({ page }) => {
    await page.goto(`${url()}/about`, { waitUntil: 'networkidle' });
    await loseChunk(page, 'articles', missing, { times: 1 });
    const pages = countPages(page);
    // Without a pointer on its way, which loads the code before the click.
    await articles(page).dispatchEvent('click');
    await expect(page).toHaveURL(`${url()}/articles`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles');
    expect(pages()).toBe(1);
    await page.goBack();
    await expect(page).toHaveURL(`${url()}/about`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/);
  });

  test('N1: a pointer over a link whose code is gone reloads nothing', async ({ page }) => {
    await page.goto(`${url()}/about`, { waitUntil: 'networkidle' });
    await loseChunk(page, 'articles', missing);
    const pages = countPages(page);
    const failed = page.waitForResponse((response) => response.status() === 404);
    await articles(page).hover();
    await failed;
    await page.waitForTimeout(1_500);
    expect(pages()).toBe(0);
  });

  test('N1: a page whose own code is gone reloads once, then says so on the page and in the console', async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const pages = countPages(page);
    await loseChunk(page, 'about', missing);
    await page.goto(`${url()}/about`);
    await expect(page.getByRole('alert')).toContainText('This page did not start completely.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/);
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await page.waitForTimeout(1_500);
    expect(pages()).toBe(2);
    expect(errors).toEqual([
      'This page did not start completely. You can read it; to search or sign in, please reload it.',
    ]);
  });
});

test.describe('F11: another site', () => {
  const foreign = 'http://other.example/';

  /** Opens a page of another site. */
  async function visit(page: Page, html: string): Promise<void> {
    await page.route(`${foreign}**`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto(foreign);
  }

  test('F11: cannot show a page of the library in a frame', async ({ page }) => {
    const paths = ['/#sign-in', '/packages', '/packages/payment', '/sandbox/pay/1', '/Lawsuit/account'];
    const frames = paths.map((path) => `<iframe src="${url()}${path}"></iframe>`);
    await visit(page, `<!doctype html><title>Win a prize</title>${frames.join('')}`);
    await expect
      .poll(() => page.frames().map((frame) => frame.url()))
      .toEqual([foreign, ...paths.map(() => 'chrome-error://chromewebdata/')]);
  });

  test('F11: loses its hold on a window that it opened', async ({ page, context }) => {
    await visit(page, '<!doctype html><title>Win a prize</title><button>Open</button>');
    await page.evaluate((to) => {
      document.querySelector('button')?.addEventListener('click', () => {
        (window as unknown as { opened: Window | null }).opened = window.open(to);
      });
    }, url());
    const opening = context.waitForEvent('page');
    await page.getByRole('button').click();
    const opened = await opening;
    await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await opened.evaluate(() => window.opener)).toBeNull();
    expect(await page.evaluate(() => (window as unknown as { opened: Window }).opened.closed)).toBe(true);
  });

  test('F11: gets no opener from a link that opens a window', FULL, async ({ page }) => {
    for (const path of [...pages, '/contact', '/datacoverage', '/packages', '/widgets/']) {
      await page.goto(`${url()}${path}`);
      const careless = page.locator('a[target="_blank"]:not([rel~="noopener"]), form[target="_blank"]');
      expect([path, await careless.count()]).toEqual([path, 0]);
    }
  });
});
