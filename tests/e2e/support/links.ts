import { expect, type Page } from '@playwright/test';

/** The links of the page that a reader sees, as they are written. */
export async function visibleLinks(page: Page): Promise<string[]> {
  const links = await page
    .locator('a[href]:visible')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(links)];
}

/** Opens the menu of the bar, which has a link to this path; false if all of the bar is shown. */
export async function openMenu(page: Page, path: string): Promise<boolean> {
  const button = page.locator('.hn-bar__menu-button:visible');
  if ((await button.count()) === 0) return false;
  await button.click();
  await expect(page.locator(`a[href="${path}"]:visible`).first()).toBeVisible();
  return true;
}
