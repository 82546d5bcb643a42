import { expect, type Page, test } from '@playwright/test';
import { NIGHTLY } from './support/levels.js';
import { enter } from './support/enter.js';
import { libraries } from './support/libraries.js';
import { addMember } from './support/people.js';
import { realDataMissing } from './support/real-data.js';
import { expectUncovered, watchConsole } from './support/screens.js';

const text = (page: Page) => page.getByRole('region', { name: 'Text of the judgment' });
const tools = (page: Page) => page.getByRole('region', { name: 'Reading tools' });
const rowLinks = (page: Page) => page.getByRole('region', { name: 'Results' }).locator('.hn-row__title a');

/** Opens a result as a new member: other suites write notes of the demo member at the same time. */
async function open(page: Page, library: (typeof libraries)[number], row = 0): Promise<void> {
  const url = library.url();
  const { username, password } = await addMember({ url, dataDir: library.dataDir() });
  await enter(page, url, { username, password });
  const box = page.locator('.hn-bar--member').getByRole('combobox', { name: 'Search judgments and bare acts' });
  await box.fill(library.words);
  await expectUncovered(page);
  await box.press('Enter');
  await rowLinks(page).nth(row).click();
  await expect(text(page)).toBeVisible();
  await expectUncovered(page);
}

/** What the browser stores for reading without a connection. */
const stored = (page: Page) =>
  page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name).filter((name) => name === 'headnote-offline'),
    caches: await caches.keys(),
    drafts: Object.keys(localStorage).filter((name) => /^headnote\.(?:note|offline-until)\./.test(name)),
  }));

for (const library of libraries) {
  test.describe(`the reader, over ${library.name}`, { tag: library.tag }, () => {
    test.skip(!library.isThere, realDataMissing);

    test('a note survives a reload; bookmark, folder, PDF and e-mail work', async ({ page }) => {
      const { problems } = watchConsole(page);
      await open(page, library);

      await tools(page).getByRole('button', { name: 'Note' }).click();
      const note = page.getByRole('region', { name: 'Note on this judgment' });
      const words = `Ask counsel, ${Date.now()}`;
      await note.getByRole('textbox').fill(words);
      await expect(note.getByText(/^Saved/)).toBeVisible();
      await page.reload();
      await tools(page).getByRole('button', { name: 'Note' }).click();
      await expect(note.getByRole('textbox')).toHaveValue(words);
      await note.getByRole('button', { name: 'Close' }).click();

      const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/history/addbookmark'));
      await tools(page).getByRole('button', { name: 'Bookmark', exact: true }).click();
      await kept;
      await page.reload();
      await expect(tools(page).getByRole('button', { name: 'Bookmarked' })).toHaveAttribute('aria-pressed', 'true');
      await tools(page).getByRole('button', { name: 'Bookmarked' }).click();
      await expect(tools(page).getByRole('button', { name: 'Bookmark', exact: true })).toBeVisible();

      await tools(page).getByRole('button', { name: 'Save' }).click();
      const saving = page.getByRole('dialog');
      await saving.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(saving).toBeHidden();

      const download = page.waitForEvent('download');
      await tools(page).getByRole('button', { name: 'PDF' }).click();
      expect((await download).suggestedFilename()).toMatch(/^[a-z\d-]+\.pdf$/);

      await tools(page).getByRole('button', { name: 'E-mail' }).click();
      const mail = page.getByRole('dialog', { name: 'E-mail this judgment' });
      await mail.getByRole('combobox', { name: 'To' }).fill('asha@chambers.example');
      await mail.getByRole('combobox', { name: 'To' }).press('Enter');
      await mail.getByRole('textbox', { name: 'Your note' }).fill('Please read paragraph 2.');
      await expect(mail.getByText(/\.pdf, \d+/)).toBeVisible();
      await mail.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText('The judgment was sent.')).toBeVisible();
      expect(problems).toEqual([]);
    });

    test('a bookmark in the library opens the very paragraph, and a note names it', async ({ page }) => {
      await open(page, library, 2);
      for (let steps = 0; steps < 6; steps += 1) await page.keyboard.press('j');
      await page.keyboard.press('b');
      const mark = page.getByRole('link', { name: /^Bookmark/ });
      const anchor = (await mark.getAttribute('href')) ?? '';
      const paragraph = await page.locator(`[id="${anchor.slice(1)}"]`).innerText();
      await page.keyboard.press('m');
      await expect(page.getByRole('region', { name: /^Note on/ }).getByRole('textbox')).toBeFocused();
      await page.keyboard.insertText('Read this first.');
      await expect(page.getByText(/^Saved/)).toBeVisible();
      await page.goto(`${library.url()}/Lawsuit/library?list=notes`);
      await expect(page.getByText('Read this first.').first()).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText(anchor);
      await page.goto(`${library.url()}/Lawsuit/library?list=bookmarks`);
      await page.locator(`a[href$="${anchor}"]`).first().click();
      const arrived = page.locator(`[id="${anchor.slice(1)}"]`);
      await expect(arrived).toBeInViewport();
      expect(await arrived.innerText()).toBe(paragraph);
    });

    test('the next result is one press away, and Back leads to the results; a stable link opens the reader', async ({
      page,
    }) => {
      const { problems } = watchConsole(page);
      await open(page, library);
      const strip = page.getByRole('navigation', { name: 'This judgment in the results' });
      await expect(strip).toContainText(/1 of [\d,]+/);
      const first = page.url();
      await strip.getByRole('link', { name: /^Next result/ }).click();
      await expect(strip).toContainText(/2 of [\d,]+/);
      expect(page.url()).not.toBe(first);
      await page.goBack();
      await expect(page).toHaveURL(/\/Lawsuit\/searchresults/);

      await page.goto(library.url() + '/');
      const link = page.locator('main a[href^="/case/"]').first();
      const stable = (await link.getAttribute('href')) ?? '';
      await page.goto(`${library.url()}/about`);
      await page.goto(library.url() + stable);
      await expect(page).toHaveURL(/\/Lawsuit\/case\//);
      await expect(text(page)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(`${library.url()}/about`);
      expect(problems).toEqual([]);
    });

    test('works by keyboard alone: paragraph, note, bookmark, find', NIGHTLY, async ({ page }) => {
      await open(page, library, 1);
      await page.keyboard.press('j');
      await page.keyboard.press('j');
      await page.keyboard.press('m');
      const note = page.getByRole('region', { name: /^Note on (?:¶|this paragraph)/ });
      await expect(note.getByRole('textbox')).toBeFocused();
      const words = `The point, ${Date.now()}`;
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(words);
      await expect(note.getByText(/^Saved/)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(note).toBeHidden();
      await expect(page.getByRole('button', { name: new RegExp(words) })).toBeVisible();
      await page.keyboard.press('b');
      await expect(page.getByRole('link', { name: /^Bookmark/ })).toBeVisible();
      await page.keyboard.press('b');
      await expect(page.getByRole('link', { name: /^Bookmark/ })).toBeHidden();
      await page.keyboard.press('f');
      await expect(page.getByRole('textbox', { name: 'Find in this text' })).toBeFocused();
      await page.keyboard.type('the');
      await expect(tools(page).getByText(/^\d+\+? hits$/)).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.locator('.hn-hit--current').first()).toBeInViewport();
    });

    test('a kept judgment is read without a connection, and a sign-out removes it', async ({ page, context }) => {
      await open(page, library);
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      await tools(page).getByRole('button', { name: 'More tools' }).click();
      await page.getByRole('menuitem', { name: 'Keep on this device' }).click();
      await expect(page.getByText('It can be read without a connection until you sign out.')).toBeVisible();
      await expect.poll(async () => (await stored(page)).caches).toContain('headnote-shell');
      await expect
        .poll(() =>
          page.evaluate(async () => (await caches.open('headnote-shell')).match('/offline-shell').then(Boolean)),
        )
        .toBe(true);

      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText(/You read the copy of/)).toBeVisible();
      await expect(text(page)).toBeVisible();
      await expect(page.getByRole('list', { name: 'Kept on this device' }).getByRole('link')).toHaveCount(1);
      // A page that was not opened before says so, and what is there.
      await page.goto(`${library.url()}/Lawsuit/history`);
      await expect(page.getByRole('heading', { level: 1, name: 'This page needs a connection' })).toBeVisible();
      await expect(page.getByRole('list', { name: 'On this device', exact: true }).getByRole('link')).toHaveCount(1);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await tools(page).getByRole('button', { name: 'Note' }).click();
      const note = page.getByRole('region', { name: 'Note on this judgment' });
      await note.getByRole('textbox').fill('Written in a train');
      await expect(note.getByText(/Not saved/)).toBeVisible();

      await context.setOffline(false);
      await expect(note.getByText(/^Saved/)).toBeVisible();
      const lastDay = (day: string) =>
        page.evaluate((value) => {
          const [name = ''] = Object.keys(localStorage).filter((one) => one.startsWith('headnote.offline-until.'));
          localStorage.setItem(name, value);
          return name;
        }, day);
      await context.setOffline(true);
      // The server's word about the subscription, asked for with the connection, may come after this day.
      await expect(async () => {
        expect(await lastDay('2020-01-01')).not.toBe('');
        await page.reload();
        await expect(page.getByText('Your subscription has ended. After a renewal')).toBeVisible({ timeout: 5_000 });
      }).toPass();
      await expect(page.getByText(/You read the copy of/)).toBeHidden();
      expect((await stored(page)).databases).toHaveLength(1);
      await lastDay('2999-01-01');
      await page.reload();
      await expect(page.getByText(/You read the copy of/)).toBeVisible();

      await context.setOffline(false);
      // Another tab may be bringing its files up to date at this moment.
      await page.evaluate(() => {
        const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
        const message = { type: 'keep', page: '/Lawsuit/welcome', files, language: document.documentElement.lang };
        const keep = () => navigator.serviceWorker.controller?.postMessage(message);
        document.addEventListener('click', keep, { capture: true });
      });
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect.poll(() => stored(page)).toEqual({ databases: [], caches: [], drafts: [] });
    });

    test('C11: a PDF whose transfer breaks, or that is cancelled, leaves no progress behind', async ({ page }) => {
      await open(page, library);
      const progress = page.getByRole('progressbar', { name: 'PDF' });
      await page.route('**/api/getPDFbyURL', (route) => route.abort('connectionreset'));
      await tools(page).getByRole('button', { name: 'PDF' }).click();
      await expect(page.getByText('The service could not be reached. Please try again.')).toBeVisible();
      await expect(progress).toHaveCount(0);

      await page.unroute('**/api/getPDFbyURL');
      await page.route('**/api/getPDFbyURL', () => undefined);
      await tools(page).getByRole('button', { name: 'PDF' }).click();
      await expect(progress).toBeAttached();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(progress).toHaveCount(0);
      await expectUncovered(page);
    });
  });
}
