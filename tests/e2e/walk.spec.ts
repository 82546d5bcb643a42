import { expect, test, type Page } from '@playwright/test';
import { openMenu, visibleLinks } from './support/links.js';
import { NIGHTLY } from './support/levels.js';
import { libraries } from './support/libraries.js';
import { realDataMissing } from './support/real-data.js';
import { alternateThemes, expectAccessible, watchConsole, watchLayoutShift } from './support/screens.js';
import { createClient } from '@headnote/core/client';
import { createCodec } from '@headnote/core/codec';
import { actListBody, latestCasesBody } from '@headnote/core/search/bodies';

// A visitor starts at the home page and reaches every public page by clicking. Each page has no error in the console,
// nothing that moves by itself, nothing that axe finds; and no link in it is dead.

/** The public routes of the specification, and the stable pages of both previews. */
const ROUTES = [
  '/',
  '/about',
  '/contact',
  '/registration',
  '/forgotpassword',
  '/packages',
  '/articles',
  '/features',
  '/datacoverage',
  '/inquiry',
  '/privacypolicy',
  '/termsandcondition',
  '/case/*',
  '/act/*',
  '/casedetail',
  '/bareactdetail',
] as const;

/** Judgments and acts opened at most, until one of them leads to an act. */
const MOST_DOCUMENTS = 8;

/** Documents that are asked for once a walk, beside those that are opened. */
const MOST_ASKED = 60;

/** A kind of page: the stable pages of all judgments are one, and so are those of all acts. */
function routeOf({ pathname }: URL): string {
  if (pathname.startsWith('/case/')) return '/case/*';
  if (pathname.startsWith('/act/')) return '/act/*';
  return pathname;
}

interface Way {
  /** The page on which the link is, and how it was reached. */
  readonly from: string;
  readonly href: string;
}

for (const library of libraries) {
  for (const [width, theme] of [
    [1280, 'light'],
    [360, 'dark'],
  ] as const) {
    test(
      `every public page is reached by clicking at ${width} px, in light and dark by turns, over ${library.name}`,
      // A phone's screens are opened over the sample by tests/visual/screens.spec.ts; the night clicks through them.
      { tag: [library.tag, ...(width === 1280 ? [] : [NIGHTLY.tag])] },
      async ({ page }) => {
        test.skip(!library.isThere, realDataMissing);
        // A minute alone; the machine may be busy.
        test.setTimeout(480_000);
        const base = library.url();
        const { problems } = watchConsole(page);
        const shift = await watchLayoutShift(page);
        const themes = alternateThemes(theme);
        await page.setViewportSize({ width, height: 800 });

        const seen = new Set<string>();
        const opened = new Map<string, number>();
        const links = new Set<string>();
        const ways: Way[] = [];

        const look = async () => {
          const url = new URL(page.url());
          await page.emulateMedia({ colorScheme: themes() });
          await test.step(url.pathname, async () => {
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            // Anew, so that every shift counts: those of a click that takes long on a busy machine are the click's own.
            await page.reload({ waitUntil: 'networkidle' });
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            expect(await shift(), `layout shift on ${url.pathname}`).toBeLessThan(0.001);
            // One of each kind: the hundredth judgment teaches nothing.
            if (!seen.has(routeOf(url))) await expectAccessible(page);
            const found = await visibleLinks(page);
            // On a phone, the bar's links are in its menu.
            if (await openMenu(page, '/articles')) {
              found.push(...(await visibleLinks(page)));
              await page.keyboard.press('Escape');
            }
            for (const href of found) {
              links.add(new URL(href, url).href);
              ways.push({ from: page.url(), href });
            }
            seen.add(routeOf(url));
          });
        };

        await page.goto(base, { waitUntil: 'networkidle' });
        await look();
        for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
          const target = new URL(way.href, way.from);
          const route = routeOf(target);
          const isDocument = route.endsWith('*');
          const count = opened.get(route) ?? 0;
          const isWanted =
            (ROUTES as readonly string[]).includes(route) || route === '/accessibility' || route === '/widgets/';
          const most = isDocument && !seen.has('/act/*') ? MOST_DOCUMENTS : 1;
          if (target.origin !== new URL(base).origin || !isWanted || count >= most || route === '/') continue;
          opened.set(route, count + 1);
          if (page.url() !== way.from) await page.goto(way.from, { waitUntil: 'networkidle' });
          const link = page.locator(`a[href=${JSON.stringify(way.href)}]:visible`).first();
          if ((await link.count()) === 0) await openMenu(page, '/articles');
          if (route === '/forgotpassword') {
            // The card turns where it is; a new tab opens the address.
            await link.click();
            await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
            await page.goto(target.href);
          } else {
            await link.click();
            await page.waitForURL((url) => url.pathname === target.pathname);
          }
          await look();
        }

        for (const address of await olderAddresses(base)) {
          const { pathname } = new URL(address, base);
          if (seen.has(pathname)) continue;
          await page.goto(base, { waitUntil: 'networkidle' });
          await followForeign(page, base + address);
          await page.waitForURL((url) => url.pathname === pathname);
          await look();
          await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/(?:case|act)\/[\w-]+$/);
        }

        expect([...ROUTES].filter((route) => !seen.has(route))).toEqual([]);
        await expectNoDeadLink(page, [...links], base);
        expect(problems).toEqual([]);
      },
    );
  }
}

/** Asks for every page that a link names, and looks for the place in it that a link names. */
async function expectNoDeadLink(page: Page, links: readonly string[], base: string): Promise<void> {
  const { origin } = new URL(base);
  const own = links.map((link) => new URL(link)).filter((link) => link.origin === origin);
  const documents = own.filter((link) => routeOf(link).endsWith('*'));
  const asked = new Set([...own.filter((link) => !documents.includes(link)), ...documents.slice(0, MOST_ASKED)]);
  const dead: string[] = [];
  const bodies = new Map<string, string>();
  for (const { pathname, search, searchParams, hash } of asked) {
    const path = pathname + search;
    // The same page with another destination after the sign-in is the same page.
    const key = routeOf(new URL(pathname, origin)).endsWith('*')
      ? path
      : `${pathname} ${[...searchParams.keys()].join()}`;
    let body = bodies.get(key);
    if (body === undefined) {
      const answer = await page.request.get(origin + path);
      body = await answer.text();
      bodies.set(key, body);
      if (!answer.ok()) dead.push(`${path}: ${answer.status()}`);
    }
    const id = decodeURIComponent(hash.slice(1));
    if (id !== '' && !body.includes(`id="${id}"`)) dead.push(`${path}${hash}: no such place`);
  }
  expect(dead).toEqual([]);
  const elsewhere = links.filter((link) => new URL(link).origin !== origin && /^https?:/.test(link));
  expect(elsewhere.filter((link) => !link.startsWith('https://'))).toEqual([]);
}

/** The addresses that the specification gives to both previews. The site itself leads to the stable pages; other sites have these. */
async function olderAddresses(base: string): Promise<string[]> {
  const client = createClient({ bases: { api: base } });
  const { codecKey, codecSubstitutes } = await client.config.get();
  const codec = createCodec({ key: codecKey, ...(codecSubstitutes ? { substitutes: codecSubstitutes } : {}) });
  const judgments = await client.welcome.latestCases({ body: latestCasesBody({ court: 'supreme' }) });
  const acts = await client.search.acts({ body: actListBody({}) });
  return [
    `/casedetail?id=${encodeURIComponent(codec.encrypt(judgments.hits[0]?.id ?? ''))}`,
    `/bareactdetail?lno=${encodeURIComponent(codec.encrypt(acts.hits[0]?.id ?? ''))}`,
  ];
}

/** Follows a link as another site has it. */
async function followForeign(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    Object.assign(link, { href, id: 'foreign', textContent: 'A link of another site' });
    document.body.prepend(link);
  }, address);
  await page.locator('#foreign').click();
}
