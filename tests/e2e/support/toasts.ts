import { expect, type Page } from '@playwright/test';

/** A toast as the error catalogue of the specification lists it. */
export interface ExpectedToast {
  readonly title: 'Failed' | 'Success' | 'Verification';
  readonly type: 'SUCCESS' | 'ERROR' | 'WARNING' | 'INFO';
  readonly text: string | RegExp;
}

/** Waits for a toast with exactly this title, type and text. */
export async function expectToast(page: Page, { title, type, text }: ExpectedToast): Promise<void> {
  const toast = page
    .locator(`.hn-toast--${type.toLowerCase()}`)
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(text, typeof text === 'string' ? { exact: true } : {}) });
  await expect(toast).toBeVisible();
}
