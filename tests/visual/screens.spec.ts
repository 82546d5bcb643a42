import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serializeSearch } from '@headnote/core/search/bodies';
import type { Page } from '@playwright/test';
import { memberClient, newFolder } from '../e2e/support/members.js';
import { expectAccessible } from '../e2e/support/screens.js';
import { expect, type SampleSite, test } from './support/sample-site.js';
import { squeezePng } from './support/squeeze-png.js';
import { STILL } from './support/still.js';

const PICTURES = fileURLToPath(new URL('baselines/screens', import.meta.url));
const IS_QUICK = process.env.TESTS === 'quick';
/** Pictures depend on the machine's fonts and Chromium, so they are compared only where VISUAL=1 names a known machine. */
const COMPARES = process.env.VISUAL === '1';

/** Every width at which a screen changes its layout, and the narrowest. */
const WIDTHS = [320, 360, 700, 900, 1024, 1280];
/** The dark theme has its own colours, not its own layout. */
const DARK_WIDTHS = [360, 1280];
/** From this width, filters and lists have a column of their own. */
const WIDE = 880;
const HEIGHT = 600;

/** How long a search took differs from run to run, and which searches the member made before. */
const UNSTEADY = ':is(.site-results__time, .site-recent) { visibility: hidden !important }';

/** Where a screen shows the day or the time of the run. */
const NOW = '.site-library__note, .site-history__time';

/** Puts one day and time in place of those of the run, so that every run has the same widths. */
const steady = (page: Page) =>
  page.locator(NOW).evaluateAll((all) => {
    for (const element of all)
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE)
          node.nodeValue = (node.nodeValue ?? '')
            .replace(/\d\d \p{L}+ \d{4}/u, '28 November 2026')
            .replace(/^\d\d:\d\d$/, '10:42');
  });

interface Screen {
  readonly name: string;
  readonly reader: 'visitor' | 'member';
  /** Opens the screen and waits until it is complete. */
  readonly open: (page: Page, url: string) => Promise<void>;
}

const heading = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();

/** Opens a path and waits until nothing loads. */
const at = (path: string) => async (page: Page, url: string) => {
  await page.goto(url + path);
  await heading(page);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

/** Opens the first link of this kind on a screen. */
const firstLink = (path: string, selector: string) => async (page: Page, url: string) => {
  await at(path)(page, url);
  const link = page.locator(selector).first();
  await expect(link).toBeVisible();
  await at((await link.getAttribute('href')) ?? '')(page, url);
};

/** Searches with the box of the bar. */
const results = (words: string) => async (page: Page, url: string) => {
  await at('/Lawsuit/welcome')(page, url);
  const box = page.getByRole('searchbox').first();
  await box.fill(words);
  await box.press('Enter');
  await expect(page).toHaveURL(/searchresults/);
  await heading(page);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

const check = async (page: Page, url: string) => {
  await at('/Lawsuit/check')(page, url);
  await page
    .getByLabel('Text of the brief')
    .fill('There is nothing in (1940) 2 SCC 7, and section 34 of the Act applies.');
  await page.getByRole('button', { name: 'Check the citations' }).click();
  await expect(page.getByText('Cannot exist').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

/** With a date that does not exist. */
const advanced = async (page: Page, url: string) => {
  await at('/Lawsuit/search')(page, url);
  await page.getByRole('searchbox').first().fill('notice /s cancel* date:2019-06-31..2026 bench:3+');
  await expect(page.locator('.site-advanced__wrong')).toHaveText(/./);
  await expect(page.locator('.site-advanced__counting')).toHaveCount(0);
};

/** A folder of the member with three judgments, a note and a bookmark. */
const folder = async (page: Page, url: string) => {
  const { client, folderId, first } = await newFolder(url, page.request, `Cancellation of bail ${Date.now()}`);
  await client.library.changeFolder({ id: folderId, name: 'Cancellation of bail' });
  await client.library.addBookmark({ documentId: first.id });
  await at(`/Lawsuit/library?folder=${folderId}`)(page, url);
  await expect(page.getByRole('list', { name: 'Saved judgments and acts' }).getByRole('article')).toHaveCount(3);
  // The other widths and a further try begin without it.
  await client.library.remove({ kind: 'folder', ids: [folderId] });
};

/** Two searches, whatever the screens before have added. */
const history = async (page: Page, url: string) => {
  const client = await memberClient(url, page.request);
  await client.library.clearHistory();
  for (const text of ['"anticipatory bail"', 'limitation /p award'])
    await client.library.addHistory({
      query: serializeSearch({ v: 1, kind: 'text', text, courtNames: [], sort: 'relevance' }),
      keywords: text,
      kind: 'text',
      total: 12,
    });
  await at('/Lawsuit/history')(page, url);
  await expect(page.getByText('limitation /p award')).toBeVisible();
};

const screens: readonly Screen[] = [
  { name: 'home', reader: 'visitor', open: at('/') },
  { name: 'sign-in-for-a-search', reader: 'visitor', open: at('/?q=natural+justice') },
  { name: 'case-preview', reader: 'visitor', open: firstLink('/', '.site-home__latest li a[href*="/case/"]') },
  { name: 'not-found', reader: 'visitor', open: at('/nothing-here') },
  { name: 'welcome', reader: 'member', open: at('/Lawsuit/welcome') },
  { name: 'results', reader: 'member', open: results('notice') },
  { name: 'no-results', reader: 'member', open: results('"no such phrase anywhere"') },
  { name: 'acts', reader: 'member', open: at('/Lawsuit/bareactslist') },
  {
    name: 'case-reader',
    reader: 'member',
    open: firstLink('/Lawsuit/welcome', 'main a[href*="/Lawsuit/case/"]'),
  },
  { name: 'act-reader', reader: 'member', open: firstLink('/Lawsuit/bareactslist', 'main a[href*="/Lawsuit/act/"]') },
  { name: 'citations', reader: 'member', open: at('/Lawsuit/citations') },
  { name: 'check', reader: 'member', open: check },
  { name: 'advanced-search', reader: 'member', open: advanced },
  { name: 'settings', reader: 'member', open: at('/Lawsuit/settings') },
  { name: 'account', reader: 'member', open: at('/Lawsuit/account') },
  // These two change the library of the member, so they are the last.
  { name: 'library', reader: 'member', open: folder },
  { name: 'history', reader: 'member', open: history },
];

type Theme = 'light' | 'dark';

const themesAt = (width: number): readonly Theme[] => (DARK_WIDTHS.includes(width) ? ['light', 'dark'] : ['light']);

const pictureOf = ({ name, width, theme }: { name: string; width: number; theme: Theme }) =>
  `${name}-${width}-${theme}.png`;

/** A screen opens at the first width of each row: what it folds on a phone stays folded there. */
const rounds = [WIDTHS.filter((width) => width < WIDE), WIDTHS.filter((width) => width >= WIDE)];

async function show(site: SampleSite, { reader, open }: Screen, width: number): Promise<Page> {
  const page = site[reader];
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  // The way back to a list belongs to the screen that another test left.
  if (reader === 'member') await page.evaluate(() => sessionStorage.removeItem('headnote.last-list'));
  await open(page, site.url);
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())));
  await page.addStyleTag({ content: STILL + UNSTEADY });
  return page;
}

/** Resizes the open screen, without focus and hover. */
async function resize(page: Page, width: number, theme: Theme): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
  });
}

if (!IS_QUICK) {
  for (const screen of screens) {
    test(`${screen.name}: fits its window, has no fault for axe and looks as in its pictures`, async ({ site }) => {
      for (const widths of rounds) {
        const page = await show(site, screen, widths[0] ?? WIDE);
        for (const width of widths) {
          for (const theme of themesAt(width)) {
            await resize(page, width, theme);
            await steady(page);
            const overflow = await page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            );
            expect.soft(overflow, `${screen.name} is wider than ${width} px`).toBeLessThanOrEqual(0);
            await expectAccessible(page);
            if (!COMPARES) continue;
            const picture = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
            expect
              .soft(squeezePng(picture), `${screen.name}, ${width} px, ${theme}`)
              .toMatchSnapshot(['screens', pictureOf({ name: screen.name, width, theme })]);
          }
        }
      }
    });
  }

  test('every reference picture of a screen belongs to a screen', () => {
    const known = screens.flatMap(({ name }) =>
      WIDTHS.flatMap((width) => themesAt(width).map((theme) => pictureOf({ name, width, theme }))),
    );
    const files = existsSync(PICTURES) ? readdirSync(PICTURES) : [];
    expect(files.filter((file) => !known.includes(file))).toEqual([]);
  });
}
