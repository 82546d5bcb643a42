import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expectAccessible, whatMoved } from '../e2e/support/screens.js';
import { memberScreens } from './support/member-screens.js';
import { publicScreens } from './support/public-screens.js';
import { expect, test } from './support/sample-site.js';
import type { Screen, State } from './support/screen.js';
import { squeezePng } from './support/squeeze-png.js';
import { STILL } from './support/still.js';
import { subscriberScreens } from './support/subscriber-screens.js';

// Every screen, at rest and with what a reader can open on it: nothing moves by itself, nothing is wider than the window, and
// axe finds nothing. The members' screens that change the library of the member are the last.

const SCREENS: readonly Screen[] = [...publicScreens, ...subscriberScreens, ...memberScreens];

const PICTURES = fileURLToPath(new URL('baselines/screens', import.meta.url));
/** The nightly run opens each screen at every width; the full run at a phone's, and at a wide one what can be opened on it. */
const IS_WHOLE = process.env.TESTS !== 'full';
/** Pictures depend on the machine's fonts and Chromium, so they are compared only where VISUAL=1 names a known machine. */
const COMPARES = IS_WHOLE && process.env.VISUAL === '1';

/** Every width at which a screen changes its layout, and the narrowest. */
const WIDTHS = [320, 360, 700, 900, 1024, 1280];
/** The dark theme has its own colours, not its own layout. */
const DARK_WIDTHS = [360, 1280];
/** From this width, filters and lists have a column of their own. */
const WIDE = 880;
const HEIGHT = 800;
/** A picture has the first part of a screen. */
const PICTURE_HEIGHT = 600;

type Theme = 'light' | 'dark';
type Look = readonly [width: number, theme: Theme];

const themesAt = (width: number): readonly Theme[] => (DARK_WIDTHS.includes(width) ? ['light', 'dark'] : ['light']);
const looksAt = (widths: readonly number[]): Look[] =>
  widths.flatMap((width) => themesAt(width).map((theme): Look => [width, theme]));

/** A screen opens at the first look of each round: what it folds on a phone stays folded there. */
const ROUNDS: Readonly<Record<'phone' | 'wide', readonly Look[]>> = IS_WHOLE
  ? { phone: looksAt(WIDTHS.filter((width) => width < WIDE)), wide: looksAt(WIDTHS.filter((width) => width >= WIDE)) }
  : { phone: [[360, 'dark']], wide: [[1280, 'light']] };

/** The layout shift that a screen may have. */
const MAX_SHIFT = 0.001;
/** Toasts have little contrast while they appear; their stories check them. */
const TOASTS = '.hn-toast';

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

/** Resizes the open screen. At rest it has no focus and is at its top. */
async function show(page: Page, [width, colorScheme]: Look, isAtRest: boolean, height = HEIGHT): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  if (isAtRest)
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      window.scrollTo(0, 0);
    });
}

const pictureOf = (name: string, [width, theme]: Look) => `${name}-${width}-${theme}.png`;

async function comparePicture(page: Page, picture: string, look: Look): Promise<void> {
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())));
  await page.mouse.move(0, 0);
  await show(page, look, true, PICTURE_HEIGHT);
  await steady(page);
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
  expect.soft(squeezePng(png), pictureOf(picture, look)).toMatchSnapshot(['screens', pictureOf(picture, look)]);
}

/** Looks at what is open on a page. */
async function check(page: Page, name: string, looks: readonly Look[], picture: string | undefined): Promise<void> {
  for (const look of looks) {
    const what = `${name}, ${look.join(' px, ')}`;
    await show(page, look, name === AT_REST);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `sideways scroll, ${what}`).toBeLessThanOrEqual(0);
    await test.step(what, () => expectAccessible(page, { without: TOASTS }));
    if (COMPARES && picture !== undefined) await comparePicture(page, picture, look);
  }
}

const AT_REST = 'at rest';

type Round = keyof typeof ROUNDS;

/** The full run opens what is on a screen at one width, the screens in turn. */
const statesIn = ({ states = [] }: Screen, index: number, round: Round): readonly State[] =>
  states.filter(({ at }) => (at === undefined ? IS_WHOLE || (index % 2 === 0) === (round === 'wide') : at === round));

for (const [index, screen] of SCREENS.entries()) {
  test(`${screen.name}: nothing shifts, nothing overflows, axe finds nothing`, async ({ readers, site }) => {
    for (const round of ['phone', 'wide'] as const) {
      const looks = ROUNDS[round];
      const [first] = looks;
      const states = statesIn(screen, index, round);
      // The walks open it at rest on a wide window.
      if (!first || (!IS_WHOLE && round === 'wide' && states.length === 0)) continue;
      const page = await readers(screen.reader);
      await show(page, first, false);
      // The way back to a list belongs to the screen that another test left.
      if (page.url().startsWith(site.url)) await page.evaluate(() => sessionStorage.removeItem('headnote.last-list'));
      await test.step(`opens, ${round}`, () => screen.open(page, site));
      const shift = await page.evaluate(() => (window as unknown as { headnoteShift: number }).headnoteShift);
      if (!screen.moves) expect.soft(shift, `layout shift, ${round}: ${await whatMoved(page)}`).toBeLessThan(MAX_SHIFT);
      await page.addStyleTag({ content: STILL + UNSTEADY });
      await check(page, AT_REST, looks, screen.hasPicture ? screen.name : undefined);
      for (const { name, reach, picture } of states) {
        await show(page, first, false);
        await test.step(`${name}, ${round}`, () => reach(page, site));
        await page.addStyleTag({ content: STILL + UNSTEADY });
        await check(page, name, looks, picture);
      }
      await screen.leave?.(page, site);
    }
  });
}

test('every reference picture of a screen belongs to a screen', () => {
  const names = SCREENS.flatMap(({ name, hasPicture, states = [] }) => [
    ...(hasPicture ? [name] : []),
    ...states.flatMap(({ picture }) => picture ?? []),
  ]);
  const known = names.flatMap((name) => looksAt(WIDTHS).map((look) => pictureOf(name, look)));
  const files = existsSync(PICTURES) ? readdirSync(PICTURES) : [];
  expect(files.filter((file) => !known.includes(file))).toEqual([]);
});
