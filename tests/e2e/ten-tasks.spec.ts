import { expect, type Locator, type Page, test as base } from '@playwright/test';
import { CountedReader } from './support/counted.js';
import { enter } from './support/enter.js';
import { hasRealData, realDataMissing } from './support/real-data.js';
import { realUrl } from './support/real-library.js';

/** A member on the welcome page, who may click and press keys this often. */
const test = base.extend<{ readerWith: (limit: number) => Promise<CountedReader> }>({
  readerWith: async ({ page }, use) => {
    await use(async (limit) => {
      await enter(page, realUrl());
      return new CountedReader(page, limit);
    });
  },
});

const rows = (page: Page) => page.locator('.hn-rows > li');
const rowLink = (page: Page, at: number) => rows(page).nth(at).locator('.hn-row__title a');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const text = (page: Page) => page.getByRole('region', { name: 'Text of the judgment' });
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Reads down to an element: neither a click nor a key press. */
async function scrollTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(target).toBeInViewport();
  // The page hears of the scrolling in its next frame, long before a hand could click.
  await target.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

const yearOf = (words: string) => Number(/\d{2} [A-Z][a-z]+ (\d{4})/.exec(words)?.[1]);

test.describe('ten tasks of an advocate, over the real judgments and acts', { tag: '@real-data' }, () => {
  test.skip(!hasRealData, realDataMissing);

  test('cases on anticipatory bail after 2010: 2 key presses', async ({ page, readerWith }) => {
    const reader = await readerWith(2);
    await reader.search('"anticipatory bail" year:2011..');
    await expect(page.locator('#main').getByText('decided from 2011 on')).toBeVisible();
    await expect(rowLink(page, 0)).toBeVisible();
    const found = await rows(page).allInnerTexts();
    expect(found.length).toBeGreaterThan(2);
    for (const words of found) {
      expect(yearOf(words), words).toBeGreaterThan(2010);
      expect(words.toLowerCase()).toContain('anticipatory bail');
    }
  });

  test('a citation, to the judgment itself: 2 key presses and 1 click', async ({ page, readerWith }) => {
    const reader = await readerWith(3);
    await reader.search('AIR 1976 SC 1207');
    await expect(rows(page)).toHaveCount(1);
    await reader.click(rowLink(page, 0), 'the judgment');
    await expect(heading(page)).toContainText(/jabalpur/i);
    await expect(text(page)).toContainText('Presidential');
  });

  test('who overruled a case, with the later judgment named: 2 key presses and 1 click', async ({
    page,
    readerWith,
  }) => {
    const reader = await readerWith(3);
    await reader.search('AIR 1987 SC 367');
    await reader.click(rowLink(page, 0), 'the judgment');
    await expect(heading(page)).toContainText(/Punjab State Electricity Board/i);
    const notice = page.locator('.site-notices');
    await expect(notice).toContainText(/overruled/i);
    await expect(notice.getByRole('link', { name: /Hari Om Sharma/i })).toBeVisible();
  });

  test('a passage with parties, citation and paragraph, ready to paste: 3 key presses and 2 clicks', async ({
    page,
    context,
    readerWith,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const reader = await readerWith(5);
    await reader.search('2010 INSC 104');
    await reader.click(rowLink(page, 0), 'the judgment');
    const paragraph = text(page)
      .locator('p')
      .filter({ has: page.locator('[id="para-12"]') });
    await scrollTo(paragraph);
    // Three clicks in one place select a paragraph, as in every text.
    await reader.click(paragraph, 'the paragraph, to select it', { clickCount: 3, position: { x: 120, y: 12 } });
    await reader.press('Control+C');
    const pasted = await page.evaluate(() => navigator.clipboard.readText());
    expect(pasted).toMatch(/State of West Bengal/i);
    expect(pasted).toContain('2010 INSC 104');
    expect(pasted).toContain('para 12');
  });

  test('a paragraph of a long judgment with printed numbers: 3 key presses and 2 clicks', async ({
    page,
    readerWith,
  }) => {
    const reader = await readerWith(5);
    await reader.search('2010 INSC 104');
    await reader.click(rowLink(page, 0), 'the judgment');
    await expect(text(page)).toBeVisible();
    await reader.click(page.getByRole('button', { name: 'Jump to' }), 'Jump to');
    await expect(page.getByLabel('Paragraph')).toBeFocused();
    await reader.type('44');
    await reader.press('Enter');
    await expect(text(page).locator('[id="para-44"]')).toBeInViewport();
    await expect(page).toHaveURL(/#para-44$/);
  });

  test('a report page of a long judgment without printed numbers: 2 key presses and 3 clicks', async ({
    page,
    readerWith,
  }) => {
    const reader = await readerWith(5);
    await reader.search('AIR 1976 SC 1207');
    await reader.click(rowLink(page, 0), 'the judgment');
    await expect(text(page)).toBeVisible();
    await reader.click(page.getByRole('button', { name: 'Jump to' }), 'Jump to');
    const places = page.getByRole('dialog', { name: 'Jump to' }).getByRole('link');
    // The dialog's code is loaded on first use.
    await expect(places.first()).toBeVisible();
    // The place that is farthest from the beginning.
    const tops = await places.evaluateAll((links) =>
      links.map((link) => document.getElementById(link.getAttribute('href')?.slice(1) ?? '')?.offsetTop ?? 0),
    );
    const far = Math.max(...tops);
    expect(far).toBeGreaterThan(5_000);
    const place = places.nth(tops.indexOf(far));
    const target = ((await place.getAttribute('href')) ?? '').slice(1);
    await reader.click(place, 'the place');
    await expect(text(page).locator(`[id="${target}"]`)).toBeInViewport();
  });

  test('the citations of a draft, checked: 3 clicks', async ({ page, readerWith }) => {
    const reader = await readerWith(3);
    await reader.click(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Check' }), 'Check');
    await reader.click(page.getByLabel('Text of the brief'), 'the box');
    await reader.type(
      'We rely on A.D.M. Jabalpur v. S.S. Shukla, AIR 1976 SC 1207; on AIR 1987 SC 367; and on AIR 1893 SC 12.',
    );
    await reader.click(page.getByRole('button', { name: 'Check the citations' }), 'Check the citations');
    const entry = (citation: string) =>
      page.getByRole('list', { name: 'Citations' }).getByRole('listitem').filter({ hasText: citation });
    await expect(entry('AIR 1976 SC 1207').first()).toContainText(/found/i);
    await expect(entry('AIR 1987 SC 367').first()).toContainText(/overruled/i);
    await expect(entry('AIR 1987 SC 367').first()).toContainText(/Hari Om Sharma/i);
    await expect(entry('AIR 1893 SC 12').first()).toContainText('Cannot exist');
  });

  test('section 302 of the Indian Penal Code: 2 key presses and 1 click', async ({ page, readerWith }) => {
    const reader = await readerWith(3);
    await reader.search('section 302 IPC');
    await reader.click(page.getByRole('link', { name: /^Section 302\. / }), 'Section 302');
    await expect(page).toHaveURL(/\/Lawsuit\/act\//);
    await expect(heading(page)).toContainText(/Penal Code/i);
    await expect(page.getByText('Punishment for murder').last()).toBeInViewport();
  });

  test('a judgment on paper: 2 key presses and 2 clicks', async ({ page, readerWith }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset['printed'] = 'yes';
      };
    });
    const reader = await readerWith(4);
    await reader.search('AIR 1987 SC 367');
    await reader.click(rowLink(page, 0), 'the judgment');
    await expect(text(page)).toBeVisible();
    await reader.click(page.getByRole('button', { name: 'Print' }), 'Print');
    await expect(page.locator('html[data-printed]')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.hn-bar')).toBeHidden();
    await expect(page.getByRole('region', { name: 'Reading tools' })).toBeHidden();
    await expect(heading(page)).toBeVisible();
    await expect(text(page)).toBeVisible();
  });

  test('one court and a range of years: 2 key presses and 1 click', async ({ page, readerWith }) => {
    const reader = await readerWith(3);
    await reader.search('"natural justice" 1980-1999');
    await expect(page.locator('#main').getByText('decided from 1980 to 1999')).toBeVisible();
    await reader.click(page.getByRole('checkbox', { name: /^Supreme Court of India/ }), 'the court');
    await expect(page.locator('#main').getByText(', in Supreme Court of India')).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const found = await rows(page).allInnerTexts();
    expect(found.length).toBeGreaterThan(2);
    for (const words of found) {
      expect(words).toContain('Supreme Court of India');
      expect(yearOf(words), words).toBeGreaterThanOrEqual(1980);
      expect(yearOf(words), words).toBeLessThanOrEqual(1999);
    }
  });

  test('back to my place in the results: 2 key presses and 2 clicks', async ({ page, readerWith }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    const reader = await readerWith(4);
    await reader.search('"natural justice"');
    // The page before has rows too.
    await expect(page.locator('.site-results__head')).toBeVisible();
    await scrollTo(rowLink(page, 9));
    const title = await rowLink(page, 9).innerText();
    await reader.click(rowLink(page, 9), 'the tenth judgment');
    await expect(text(page)).toBeVisible();
    expect(await scrollY(page)).toBe(0);
    await reader.back();
    await expect(rowLink(page, 9)).toHaveText(title);
    await expect(rowLink(page, 9)).toBeInViewport();
    await expect(page.getByRole('combobox', { name: 'Search judgments and bare acts' }).first()).toHaveValue(
      '"natural justice"',
    );
  });
});
