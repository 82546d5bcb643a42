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

/** The code of toasts is loaded once the page is idle. Without it only the form says what happened. */
export async function toastsLoaded(page: Page): Promise<void> {
  const chunk = await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes('toast-chunk') && name.endsWith('.js'))
        ?.name,
  );
  // Resolves when everything that the chunk imports is there too.
  await page.evaluate(
    async (address) => {
      await import(address ?? '');
    },
    await chunk.jsonValue(),
  );
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet),
  );
  await page.waitForLoadState('networkidle');
}
