import { expect, type Page, test } from '@playwright/test';
import { enter } from './support/enter.js';
import { libraries } from './support/libraries.js';
import { addMember } from './support/people.js';
import { expectUncovered, watchConsole } from './support/screens.js';

const [sample] = libraries;

/** Opens the first judgment that a search finds, as a new member. */
async function openJudgment(page: Page): Promise<void> {
  if (!sample) throw new Error('There is no sample.');
  const url = sample.url();
  const { username, password } = await addMember({ url, dataDir: sample.dataDir() });
  await enter(page, url, { username, password });
  const box = page.locator('.hn-bar--member').getByRole('combobox', { name: 'Search judgments and bare acts' });
  await box.fill(sample.words);
  await expectUncovered(page);
  await box.press('Enter');
  await page.getByRole('region', { name: 'Results' }).locator('.hn-row__title a').first().click();
  await expect(page.getByRole('region', { name: 'Text of the judgment' })).toBeVisible();
  await expectUncovered(page);
}

test('a member asks a judgment, and every sentence of the answer is in its text', async ({ page }) => {
  const { problems } = watchConsole(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await openJudgment(page);
  const text = page.getByRole('region', { name: 'Text of the judgment' });
  const words = ((await text.locator('.hn-document').textContent()) ?? '').replaceAll(/\s/g, '');

  await page.keyboard.press('a');
  const panel = page.getByRole('region', { name: 'Ask this judgment' });
  const field = panel.getByRole('textbox', { name: 'Ask about this judgment' });
  await expect(field).toBeFocused();
  await field.fill('What order was made?');
  await field.press('Enter');
  await expect(panel.getByText(/^\d sentences? from \d paragraphs?/).first()).toBeVisible();
  const quotes = await panel.locator('.site-ask__quote > p:first-child').allTextContents();
  expect(quotes.length).toBeGreaterThan(0);
  for (const quote of quotes) expect(words).toContain(quote.replaceAll(/^“|”$|\s/g, ''));

  const chip = panel.locator('.site-ask__chip').first();
  await chip.click();
  const marked = page.locator('.site-asked').first();
  await expect(marked).toBeInViewport();
  await expect(chip).toHaveAttribute('aria-current', 'true');

  const vote = page.waitForResponse((answer) => answer.url().endsWith('/api/assistant/vote'));
  await panel.getByRole('button', { name: 'Useful', exact: true }).click();
  expect((await vote).ok()).toBe(true);

  // Kept: it is in the list after a reload, with the vote, until it is deleted.
  await page.reload();
  await expect(text).toBeVisible();
  await expectUncovered(page);
  await page.keyboard.press('a');
  await panel.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Earlier conversations' }).click();
  await panel.getByRole('button', { name: /^What order was made\?/ }).click();
  await expect(panel.locator('.site-ask__quote > p:first-child')).toHaveText(quotes);
  await expect(panel.getByRole('button', { name: 'Useful', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await panel.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete all conversations' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete all conversations' }).click();
  await expect(panel.locator('.site-ask__turn')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  expect(problems).toEqual([]);
});
