import { expect, type Locator, type Page } from '@playwright/test';
import { expectUncovered } from './screens.js';

/**
 * A reader whose clicks and key presses are counted. Typing words or a number counts as nothing; Enter, `/` and the other
 * keys count. Every action beyond the limit fails the test.
 */
export class CountedReader {
  readonly page: Page;
  readonly #limit: number;
  #done: string[] = [];

  constructor(page: Page, limit: number) {
    this.page = page;
    this.#limit = limit;
  }

  /** Clicks an element that can be seen. */
  async click(target: Locator, name: string, options: Parameters<Locator['click']>[0] = {}): Promise<void> {
    this.#count(`click ${name}`);
    await target.click(options);
  }

  /** Presses a key. */
  async press(key: string): Promise<void> {
    this.#count(`press ${key}`);
    await this.page.keyboard.press(key);
  }

  /** Clicks the browser's Back button. */
  async back(): Promise<void> {
    this.#count('click Back');
    await this.page.goBack();
  }

  /** Types into the field that has the focus. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.insertText(text);
  }

  /** Searches from anywhere: `/`, the words, Enter. */
  async search(text: string): Promise<void> {
    const box = this.page.locator('.hn-bar--member').getByRole('combobox', { name: 'Search judgments and bare acts' });
    await expect(box).toBeVisible();
    await expectUncovered(this.page);
    await this.press('/');
    await expect(box).toBeFocused();
    await this.type(text);
    await this.press('Enter');
    // Until the results are there, the rows of the page before can still be clicked.
    await expect(this.page).toHaveURL(/\/Lawsuit\/(?:searchresults|act|case|bareact)/);
    await expect(this.page.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  #count(action: string): void {
    this.#done.push(action);
    expect(this.#done.length, `actions: ${this.#done.join(', ')}`).toBeLessThanOrEqual(this.#limit);
  }
}
