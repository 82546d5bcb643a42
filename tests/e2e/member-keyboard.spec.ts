import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { enter } from './support/enter.js';
import { keyboard } from './support/hands.js';
import { NIGHTLY } from './support/levels.js';
import { libraries } from './support/libraries.js';
import { realDataMissing } from './support/real-data.js';
import { expectUncovered, watchConsole } from './support/screens.js';

// A member works through whole tasks without a pointer: Tab, letters, Enter, Space, arrows and Escape only.

const text = (page: Page) => page.getByRole('region', { name: 'Text of the judgment' });
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Searches with `/`, goes to the first row with `j`, opens it with Enter, and returns its title. */
async function openFirstHit(page: Page, words: string): Promise<string> {
  await page.keyboard.press('/');
  const box = page.locator('.hn-bar--member').getByRole('combobox', { name: 'Search judgments and bare acts' });
  await expect(box).toBeFocused();
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  const first = page.getByRole('region', { name: 'Results' }).locator('.hn-row__title a').first();
  await expect(first).toBeVisible();
  await expectUncovered(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('j');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeVisible();
  await expectUncovered(page);
  return page.getByRole('heading', { level: 1 }).innerText();
}

for (const library of libraries) {
  test.describe(`by keyboard alone, over ${library.name}`, { tag: library.tag }, () => {
    test.skip(!library.isThere, realDataMissing);

    test('from a search to the judgment, a note, a folder and its export', async ({ page }) => {
      const { problems } = watchConsole(page);
      const hands = keyboard(page);
      await enter(page, library.url());
      await openFirstHit(page, library.words);

      await page.keyboard.press('j');
      await page.keyboard.press('m');
      const note = page.getByRole('region', { name: /^Note on/ });
      await expect(note.getByRole('textbox')).toBeFocused();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(`For the list of dates, ${Date.now()}`);
      await expect(note.getByText(/^Saved/)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(note).toBeHidden();

      await page.keyboard.press('s');
      const saving = page.getByRole('dialog', { name: 'Save to a folder' });
      const folder = `Keys ${Date.now()}`;
      await hands.choose(saving.getByLabel('Folder', { exact: true }), 'New folder…');
      await hands.fill(saving.getByLabel('Name of the new folder'), folder);
      await page.keyboard.press('Enter');
      await expect(saving).toBeHidden();

      // To the top of the page: the text below may have hundreds of links.
      await page.keyboard.press('/');
      await hands.press(bar(page).getByRole('link', { name: 'Library' }));
      await hands.press(page.getByRole('link', { name: new RegExp(`^${folder}`) }));
      await expect(page.getByRole('heading', { level: 1, name: folder })).toBeVisible();
      const saved = page.getByRole('list', { name: 'Saved judgments and acts' }).getByRole('article');
      await expect(saved).toHaveCount(1);
      const title = await saved.getByRole('link').first().innerText();
      await hands.press(page.getByRole('button', { name: 'Export' }));
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('menuitem', { name: 'RIS, for Zotero and EndNote' })).toBeFocused();
      const downloading = page.waitForEvent('download');
      await page.keyboard.press('Enter');
      const ris = await readFile(await (await downloading).path(), 'utf8');
      expect(ris.replaceAll(/[^a-z]/gi, '')).toContain(title.replaceAll(/[^a-z]/gi, ''));
      expect(problems).toEqual([]);
    });

    test('a brief is checked, and a found judgment is opened from its report', NIGHTLY, async ({ page }) => {
      const { problems } = watchConsole(page);
      const hands = keyboard(page);
      await enter(page, library.url());
      await openFirstHit(page, library.words);
      const chips = page.getByRole('article').locator('.hn-chip__text, .hn-chip');
      const citation = (await chips.first().innerText()).trim();
      await page.keyboard.press('/');
      await hands.press(bar(page).getByRole('link', { name: 'Check' }));
      await expect(page.getByRole('heading', { level: 1, name: 'Check a brief' })).toBeVisible();
      await hands.fill(page.getByLabel('Text of the brief'), `We rely on ${citation} and on (1940) 2 SCC 7.`);
      await hands.press(page.getByRole('button', { name: 'Check the citations' }));
      const list = page.getByRole('list', { name: 'Citations' });
      await expect(list.getByText('Cannot exist')).toBeVisible();
      const found = list.locator('a[href*="/Lawsuit/case/"]').first();
      await hands.press(found);
      await expect(text(page)).toBeVisible();
      expect(problems).toEqual([]);
    });

    test(
      'a judgment is kept, read without a connection, and a note that waits is not lost by a sign-out',
      NIGHTLY,
      async ({ page, context }) => {
        const hands = keyboard(page);
        await enter(page, library.url());
        const title = await openFirstHit(page, library.words);
        await page.keyboard.press('/');
        await hands.press(page.getByRole('button', { name: 'More tools' }));
        const keep = page.getByRole('menuitem', { name: 'Keep on this device' });
        await expect(page.getByRole('menuitem').first()).toBeFocused();
        for (
          let presses = 0;
          presses < 8 && !(await keep.evaluate((item) => item === document.activeElement));
          presses += 1
        )
          await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await expect(page.getByText('It can be read without a connection until you sign out.')).toBeVisible();
        await expect
          .poll(() =>
            page.evaluate(async () => (await caches.open('headnote-shell')).match('/offline-shell').then(Boolean)),
          )
          .toBe(true);

        await context.setOffline(true);
        await page.reload();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(text(page)).toBeVisible();
        await expectUncovered(page);
        await page.keyboard.press('j');
        await page.keyboard.press('j');
        await page.keyboard.press('m');
        const note = page.getByRole('region', { name: /^Note on/ });
        await expect(note.getByRole('textbox')).toBeFocused();
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.type(`Read in a train, ${Date.now()}`);
        await expect(note.getByText(/Not saved/)).toBeVisible();
        await page.keyboard.press('Escape');

        await page.keyboard.press('/');
        await hands.press(page.getByRole('button', { name: 'Sign out' }));
        const asked = page.getByRole('alertdialog', { name: 'A note is not saved yet' });
        await expect(asked.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(asked).toBeHidden();
        await context.setOffline(false);
        await expect
          .poll(() =>
            page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('headnote.note.'))),
          )
          .toEqual([]);
        await hands.press(page.getByRole('button', { name: 'Sign out' }));
        await expect(page).toHaveURL(/\/$/);
      },
    );
  });
}
