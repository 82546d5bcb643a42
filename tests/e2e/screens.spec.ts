import { expect, type Page, test } from '@playwright/test';
import { NIGHTLY } from './support/levels.js';
import { DEMO_PASSWORD } from './support/test-server.js';
import { libraries } from './support/libraries.js';
import { realDataMissing } from './support/real-data.js';
import { enter } from './support/enter.js';
import { expectUncovered, signIn, watchConsole } from './support/screens.js';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search judgments and bare acts' }).first();

async function search(page: Page, words: string): Promise<void> {
  await box(page).fill(words);
  await expectUncovered(page);
  await box(page).press('Enter');
  await expect(page).toHaveURL(/searchresults/);
  await expect(page.locator('.hn-rows .hn-row__title a').first()).toBeVisible();
}

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls and waits until the page has noted it. */
async function scrollTo(page: Page, y: number): Promise<number> {
  await page.evaluate(async (to) => {
    const done = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
    window.scrollTo(0, to);
    await done;
  }, y);
  return scrollY(page);
}

for (const library of libraries) {
  test.describe(`screens, over ${library.name}`, { tag: library.tag }, () => {
    test.skip(!library.isThere, realDataMissing);

    test('the member bar is one row with a whole wordmark and a usable box, from 320 to 1400 px', async ({ page }) => {
      await enter(page, library.url());
      await search(page, library.words);
      for (let width = 320; width <= 1400; width += 20) {
        await page.setViewportSize({ width, height: 800 });
        const bar = await page.evaluate(() => {
          const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
          const name = document.querySelector<HTMLElement>('.hn-bar .hn-wordmark__name');
          const mark = boxOf('.hn-bar .hn-wordmark');
          const submit = boxOf('.hn-bar .hn-search__box > .hn-button');
          const { scrollWidth, clientWidth } = document.documentElement;
          return {
            overflow: scrollWidth - clientWidth,
            height: boxOf('.hn-bar__row')?.height,
            box: boxOf('.hn-bar .hn-search__box')?.width ?? 0,
            input: boxOf('.hn-bar .hn-search__input')?.width ?? 0,
            submit: submit ? Math.min(submit.width, submit.height) : 0,
            // Below 600 px the sign stands alone; its name is for screen readers.
            isMarkWhole: name !== null && (name.clientWidth <= 1 || name.scrollWidth <= name.clientWidth),
            markHeight: mark?.height ?? 0,
          };
        });
        expect(bar.overflow, `overflow at ${width} px`).toBeLessThanOrEqual(0);
        expect(bar.height, `height of the bar at ${width} px`).toBe(width < 1024 ? 56 : 64);
        expect(bar.box, `width of the box at ${width} px`).toBeGreaterThanOrEqual(190);
        expect(bar.input, `room for the text at ${width} px`).toBeGreaterThanOrEqual(140);
        expect(bar.submit, `search button at ${width} px`).toBeGreaterThanOrEqual(32);
        expect(bar.isMarkWhole, `wordmark at ${width} px`).toBe(true);
        expect(bar.markHeight, `height of the wordmark at ${width} px`).toBeLessThanOrEqual(44);
      }
    });

    test('a search is sent with the button of the box, at 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await enter(page, library.url());
      await box(page).fill(library.words);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page).toHaveURL(/searchresults/);
      await expect(box(page)).toHaveValue(library.words);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    });

    test('Back restores the query and the place in the results, also after a reload', async ({ page }) => {
      await page.setViewportSize({ width: 900, height: 500 });
      await enter(page, library.url());
      await search(page, library.words);
      const row = page.locator('.hn-rows .hn-row__title a').nth(4);
      await expect(row).toBeVisible();
      // A navigation that ends late takes the page to its top again.
      await expect(async () => expect(await scrollTo(page, 700)).toBeGreaterThan(200)).toPass();
      const title = await row.innerText();
      const at = await scrollY(page);
      await row.evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(/\/Lawsuit\/case\/[^/?]+\?query=/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(box(page)).toHaveValue(library.words);
      expect(await scrollY(page)).toBe(0);

      await page.goBack();
      await expect(row).toHaveText(title);
      await expect(box(page)).toHaveValue(library.words);
      await expect.poll(() => scrollY(page)).toBe(at);

      await page.reload();
      await expect(row).toHaveText(title);
      await expect.poll(() => scrollY(page)).toBe(at);

      // The reader after a reload leads back too: by the browser and by its own link.
      await row.evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(/\/Lawsuit\/case\//);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('link', { name: 'Results', exact: true }).first().click();
      await expect(row).toHaveText(title);
      await expect.poll(() => scrollY(page)).toBe(at);
      await page.goForward();
      await expect(page).toHaveURL(/\/Lawsuit\/case\//);
      await page.goBack();
      await expect.poll(() => scrollY(page)).toBe(at);
    });

    test('Back restores the place in the list of acts', async ({ page }) => {
      await page.setViewportSize({ width: 900, height: 320 });
      await enter(page, library.url(), { path: '/Lawsuit/bareactslist' });
      const act = page.locator('.site-acts a[href*="/Lawsuit/act/"]').nth(2);
      await expect(act).toBeVisible();
      const at = await scrollTo(page, 240);
      expect(at).toBeGreaterThan(0);
      await act.evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(/\/Lawsuit\/act\//);
      await page.goBack();
      await expect(act).toBeVisible();
      await expect.poll(() => scrollY(page)).toBe(at);
    });

    test('Back shows the report of a checked brief again, also after a reload', async ({ page }) => {
      await page.setViewportSize({ width: 900, height: 500 });
      await enter(page, library.url(), { path: '/Lawsuit/check' });
      const brief = 'There is nothing in (1940) 2 SCC 7 and in AIR 1893 SC 12.';
      await page.getByLabel('Text of the brief').fill(brief);
      await page.getByRole('button', { name: 'Check the citations' }).click();
      const report = page.getByText('Cannot exist').first();
      await expect(report).toBeVisible();
      await box(page).fill(library.words);
      await box(page).press('Enter');
      await expect(page).toHaveURL(/searchresults/);
      await page.goBack();
      await expect(page.getByLabel('Text of the brief')).toHaveValue(brief);
      await expect(report).toBeVisible();
      await page.reload();
      await expect(report).toBeVisible();
      // A new visit starts empty, and signing out forgets the text.
      await page.goto(`${library.url()}/Lawsuit/check`);
      const signOut = page.getByRole('button', { name: 'Sign out' });
      // A press before the page's scripts run does nothing.
      await expect(async () => {
        await page.getByRole('button', { name: 'Menu' }).click();
        await expect(signOut).toBeVisible({ timeout: 2_000 });
      }).toPass();
      expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('text')))).toHaveLength(
        1,
      );
      await signOut.click();
      await expect(page).toHaveURL(`${library.url()}/`);
      expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('text')))).toEqual([]);
    });

    test('j, k, o and ? work on the results, and can be switched off', NIGHTLY, async ({ page }) => {
      await enter(page, library.url());
      await search(page, library.words);
      const link = (index: number) => page.locator('.hn-rows .hn-row__title a').nth(index);
      await expect(link(0)).toBeVisible();
      await page.getByRole('heading', { level: 1 }).click();
      await page.keyboard.press('j');
      await expect(link(0)).toBeFocused();
      await page.keyboard.press('j');
      await expect(link(1)).toBeFocused();
      await page.keyboard.press('k');
      await expect(link(0)).toBeFocused();
      await page.keyboard.press('?');
      const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      await expect(keys.getByText('Next judgment')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(keys).toBeHidden();
      await expect(link(0)).toBeFocused();
      await page.keyboard.press('o');
      await expect(page).toHaveURL(/\/Lawsuit\/case\//);
      await page.goBack();
      await expect(link(0)).toBeVisible();

      await box(page).focus();
      await page.keyboard.type('jk?');
      await expect(box(page)).toHaveValue(`${library.words}jk?`);
      await page.getByRole('button', { name: 'all keys' }).click();
      await keys.getByRole('switch', { name: 'Use single keys' }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('heading', { level: 1 }).click();
      await page.keyboard.press('j');
      await page.keyboard.press('/');
      await page.keyboard.press('?');
      await expect(keys).toBeHidden();
      await expect(box(page)).not.toBeFocused();
      await page.reload();
      await expect(page.getByRole('button', { name: 'Keyboard shortcuts are off' })).toBeVisible();
    });

    test('the search help opens by keyboard and runs its examples', async ({ page }) => {
      const { problems } = watchConsole(page);
      await enter(page, library.url());
      await page.keyboard.press('/');
      for (let presses = 0; presses < 4; presses += 1) {
        await page.keyboard.press('Tab');
        if (await page.evaluate(() => document.activeElement?.textContent === 'Search help')) break;
      }
      await page.keyboard.press('Enter');
      const help = page.getByRole('dialog', { name: 'Search help' });
      await expect(help.getByText('in the same sentence')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(help).toBeHidden();
      await page.keyboard.press('Enter');
      await help.getByRole('link', { name: 'bail 1973-1990' }).click();
      await expect(page).toHaveURL(/searchresults/);
      await expect(help).toBeHidden();
      await expect(box(page)).toHaveValue('bail 1973-1990');
      await expect(page.locator('#main').getByText('decided from 1973 to 1990')).toBeVisible();
      expect(problems).toEqual([]);
    });

    test('signing in from the footer or the bar of a preview returns to its document', async ({ page }) => {
      await page.goto(library.url());
      const preview = page.getByRole('tabpanel').getByRole('link').first();
      await expect(preview).toBeVisible();
      const href = (await preview.getAttribute('href')) ?? '';
      const ways = [
        page.getByRole('contentinfo').getByRole('link', { name: 'Sign in' }),
        page.getByRole('banner').getByRole('link', { name: 'Get started' }),
        page.getByRole('link', { name: 'Log in to view the full judgment' }).first(),
      ];
      for (const way of ways) {
        await page.goto(new URL(href, library.url()).href);
        const title = (await page.getByRole('heading', { level: 1 }).innerText()).trim();
        await way.click();
        await expect(page).toHaveURL(/returnURL=/);
        await signIn(page, DEMO_PASSWORD);
        await expect(page).toHaveURL(/\/Lawsuit\/case\//);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await page.getByRole('button', { name: 'Sign out' }).click();
        await expect(page).toHaveURL(`${library.url()}/`);
      }
    });

    test.describe('with script off', () => {
      test.use({ javaScriptEnabled: false });

      test('the courts are links, a search is kept until sign-in, and previews can be read', async ({ page }) => {
        await page.goto(library.url());
        await expect(page.getByRole('tab').first()).toBeHidden();
        await page.getByRole('navigation', { name: 'Courts' }).getByRole('link', { name: 'High Courts' }).click();
        await expect(page).toHaveURL(/court=hc#latest-cases$/);
        const newest = page.locator('.site-home__latest li').first();
        const highCourt = await newest.innerText();
        await page.getByRole('navigation', { name: 'Courts' }).getByRole('link', { name: 'Supreme Court' }).click();
        expect(await newest.innerText()).not.toBe(highCourt);
        await newest.getByRole('link').first().click();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(
          (await page.getByRole('region', { name: 'First part of the judgment' }).innerText()).length,
        ).toBeGreaterThan(200);

        await page.goto(library.url());
        await box(page).fill('"natural justice" /s notice');
        await page.getByRole('combobox', { name: 'What to search' }).selectOption('Acts');
        await page.getByRole('button', { name: 'Search', exact: true }).click();
        await expect(page).toHaveURL(/\/\?returnURL=/);
        await expect(box(page)).toHaveValue('"natural justice" /s notice');
        await expect(page.getByRole('combobox', { name: 'What to search' })).toHaveValue('acts');
        await expect(page.getByText('Sign in to see results for "natural justice" /s notice.')).toBeVisible();
        await page.getByRole('button', { name: 'Search help' }).click();
        await page.getByRole('link', { name: 'bail /5 conditions' }).click();
        await expect(box(page)).toHaveValue('bail /5 conditions');
      });

      test('the member area says that it needs script, and shows nothing that is dead', async ({ page }) => {
        await page.goto(`${library.url()}/Lawsuit/searchresults`);
        await expect(page.locator('.site-fallback__note')).toBeVisible();
        await expect(page.locator('.hn-skeleton')).toBeHidden();
        await expect(page.getByRole('button')).toHaveCount(0);
        await page.getByRole('link', { name: 'Go to the home page' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    });
  });
}
