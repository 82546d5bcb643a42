import { documentsBody, latestCasesBody } from '@headnote/core/search/bodies';
import { expect, type Page, test } from '@playwright/test';
import { enter } from './support/enter.js';
import { NIGHTLY } from './support/levels.js';
import { openMenu, visibleLinks } from './support/links.js';
import { type memberClient, newFolder } from './support/members.js';
import { hasRealData, realDataMissing } from './support/real-data.js';
import { realUrl } from './support/real-library.js';
import {
  alternateThemes,
  expectAccessible,
  expectUncovered,
  type Theme,
  watchConsole,
  watchLayoutShift,
  whatMoved,
} from './support/screens.js';

// A member reaches every screen of the research area by clicking. No screen has an error in the console, a part that moves
// by itself, a violation that axe finds, a dead link, or a line that is wider than the window.

type Client = Awaited<ReturnType<typeof memberClient>>;

/** Screens of the member area; `*` is the id of a document. */
const SCREENS = [
  'welcome',
  'search',
  'searchresults',
  'case/*',
  'bareactslist',
  'act/*',
  'citations',
  'check',
  'library',
  'history',
  'alerts',
  'settings',
  'account',
  'partners',
] as const;

/** The layout shift that a screen may have. */
const MAX_SHIFT = 0.001;

/** Paths as the table of routes matches them: in any case, documents as one screen. */
function screenOf(pathname: string): string {
  return pathname
    .replace(/^\/lawsuit\//i, '')
    .replace(/^(case|act)\/.+/i, '$1/*')
    .toLowerCase();
}

/** What was found on the way. */
interface Visit {
  readonly links: Set<string>;
  /** Ids on the screens, for links to a place. */
  readonly places: Map<string, Set<string>>;
  readonly seen: Set<string>;
  readonly themes: () => Theme;
}

async function openFromBar(page: Page, name: string): Promise<void> {
  await expectUncovered(page);
  const bar = page.locator('.hn-bar');
  const link = bar.getByRole('link', { name, exact: true });
  if (!(await openMenu(page, '/Lawsuit/account')) && (await link.count()) === 0)
    await bar.getByRole('button', { name: 'More' }).click();
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname === path);
}

/** Opens the folders and lists of the library, which are behind a button on a narrow window. */
async function openLists(page: Page): Promise<void> {
  const button = page.locator('.site-library__opener[aria-expanded="false"]:visible');
  if ((await button.count()) > 0) await button.click();
}

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expectUncovered(page);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Looks at the open screen, after a reload so that every shift counts: those of a click that takes long are the click's own. */
async function look(page: Page, { links, places, seen, themes }: Visit, shift: () => Promise<number>): Promise<void> {
  await settled(page);
  await page.emulateMedia({ colorScheme: themes() });
  await page.reload({ waitUntil: 'networkidle' });
  await settled(page);
  const { pathname, href } = new URL(page.url());
  const screen = screenOf(pathname);
  expect.soft(await shift(), `layout shift of ${screen}: ${await whatMoved(page)}`).toBeLessThan(MAX_SHIFT);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(wide, `${screen} is wider than the window`).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  for (const link of await visibleLinks(page)) links.add(new URL(link, href).href);
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  places.set(screen, new Set([...(places.get(screen) ?? []), ...ids]));
  seen.add(screen);
}

/** Links of the site that lead nowhere. */
async function deadLinks(page: Page, { links, places }: Visit, client: Client): Promise<string[]> {
  const { origin } = new URL(page.url());
  const own = [...links].map((link) => new URL(link)).filter((link) => link.origin === origin);
  const members = own.filter(({ pathname }) => /^\/lawsuit\//i.test(pathname));
  const known: readonly string[] = SCREENS;
  const unknown = members.filter(({ pathname }) => !known.includes(screenOf(pathname)));
  const placeless = members.filter(({ pathname, hash }) => {
    const ids = places.get(screenOf(pathname));
    // A place in another document is looked for where that document is open.
    const isHere = !screenOf(pathname).endsWith('*') || page.url().includes(pathname);
    return hash !== '' && isHere && ids !== undefined && !ids.has(decodeURIComponent(hash.slice(1)));
  });
  const ids = new Set(
    members.flatMap(({ pathname }) => /^\/lawsuit\/(?:case|act)\/([^/]+)$/i.exec(pathname)?.[1] ?? []),
  );
  const { hits } = await client.search.query({ body: documentsBody({ ids: [...ids].slice(0, 100) }) });
  const found = new Set(hits.map(({ id }) => id));
  const gone = [...ids].slice(0, 100).filter((id) => !found.has(id));
  const pages = new Set(own.filter((link) => !members.includes(link)).map(({ pathname }) => pathname));
  const failed: string[] = [];
  for (const path of pages) {
    const answer = await page.request.get(origin + path);
    if (!answer.ok()) failed.push(`${path}: ${answer.status()}`);
  }
  return [...unknown, ...placeless].map(({ href }) => href).concat(gone, failed);
}

test.describe('the research area, over the real judgments and acts', { tag: '@real-data' }, () => {
  test.skip(!hasRealData, realDataMissing);

  for (const [width, theme] of [
    [1280, 'light'],
    [900, 'dark'],
    [360, 'dark'],
  ] as const) {
    test(
      `every screen is reached by clicking at ${width} px, in light and dark by turns`,
      // The other widths: every screen has been opened at them, over the sample, by tests/visual/screens.spec.ts.
      width === 1280 ? {} : NIGHTLY,
      async ({ page, request }) => {
        test.setTimeout(480_000);
        page.setDefaultTimeout(60_000);
        const url = realUrl();
        const { client, folderId, first } = await newFolder(url, request, `Walk ${width}`);
        await client.library.addBookmark({ documentId: first.id, paragraph: 3 });
        const { hits: noted } = await client.welcome.latestCases({
          body: latestCasesBody({ court: 'supreme', size: 1 }),
        });
        if (noted[0]) await client.library.saveNote({ documentId: noted[0].id, note: 'Ask counsel.' });

        const { problems } = watchConsole(page);
        const shift = await watchLayoutShift(page);
        await page.setViewportSize({ width, height: 800 });
        const visit: Visit = { links: new Set(), places: new Map(), seen: new Set(), themes: alternateThemes(theme) };
        const lookAt = (name: string) => test.step(name, () => look(page, visit, shift));

        await enter(page, url);
        await lookAt('welcome');
        for (const name of ['Search', 'Citations', 'Check']) {
          await openFromBar(page, name);
          await lookAt(name);
        }
        await openFromBar(page, 'Library');
        await lookAt('library');
        const lists = page.getByRole('navigation', { name: 'Folders and lists' });
        for (const list of [/^Walk /, /^Bookmarks/, /^Notes/, /^Saved searches/, /^Removed/]) {
          await openLists(page);
          await lists.getByRole('link', { name: list }).first().click();
          await expect(lists.locator('[aria-current]')).toHaveText(list);
          await lookAt(String(list));
        }
        await openLists(page);
        await lists.getByRole('link', { name: /^Alerts/ }).click();
        await expect(page).toHaveURL(/\/alerts$/);
        await lookAt('alerts');

        await openFromBar(page, 'Library');
        await expect(lists).toBeAttached();
        await openLists(page);
        await page.getByRole('link', { name: 'Search history' }).click();
        await expect(page).toHaveURL(/\/history$/);
        await lookAt('history');

        await openFromBar(page, 'Account');
        await lookAt('account');
        await page.locator('a[href="/Lawsuit/partners"]').click();
        await expect(page).toHaveURL(/\/partners$/);
        await lookAt('partners');
        await openFromBar(page, 'Settings');
        await lookAt('settings');

        await openFromBar(page, 'Acts');
        await lookAt('acts');
        await page.locator('main a[href^="/Lawsuit/act/"]').first().click();
        await expect(page).toHaveURL(/\/act\//);
        await lookAt('act');

        const box = page.locator('.hn-bar--member').getByRole('combobox', { name: 'Search judgments and bare acts' });
        await box.fill('anticipatory bail');
        await box.press('Enter');
        await expect(page).toHaveURL(/searchresults/);
        await lookAt('results');
        await page.locator('.hn-row__title a').first().click();
        await expect(page).toHaveURL(/\/case\//);
        await lookAt('judgment');

        expect(SCREENS.filter((screen) => !visit.seen.has(screen))).toEqual([]);
        expect(await deadLinks(page, visit, client)).toEqual([]);
        expect(problems).toEqual([]);
        await client.library.remove({ kind: 'folder', ids: [folderId] });
      },
    );
  }
});
