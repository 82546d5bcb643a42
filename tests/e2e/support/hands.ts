import { expect, type Locator, type Page } from '@playwright/test';

/** How a person uses a page: with the mouse, or with the keyboard only. */
export interface Hands {
  readonly name: string;
  /** Puts text into a field, in place of what is there. */
  fill(field: Locator, text: string): Promise<void>;
  /** Chooses an option of a list. */
  choose(list: Locator, option: string): Promise<void>;
  /** Presses a button, a link or a check box. */
  press(target: Locator): Promise<void>;
  /** Sends the form of the field that was filled in last, whose button this is. */
  send(button: Locator): Promise<void>;
}

/** Clicks, and types into what was clicked. */
export const mouse = (page: Page): Hands => ({
  name: 'by mouse',
  async fill(field, text) {
    await field.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(text);
  },
  async choose(list, option) {
    await list.selectOption({ label: option });
  },
  press: (target) => target.click(),
  send: (button) => button.click(),
});

/** Longest way with Tab: the home page has some fifty stops before the card is reached from the footer. */
const MAX_TABS = 120;

/** Moves with Tab, types, and presses Enter or Space. The pointer is never used. */
export const keyboard = (page: Page): Hands => {
  async function tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < MAX_TABS; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${String(target)}`);
  }
  return {
    name: 'by keyboard',
    async fill(field, text) {
      await tabTo(field);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    async choose(list, option) {
      await tabTo(list);
      await page.keyboard.type(option);
      await expect(list.locator('option:checked')).toHaveText(option);
    },
    async press(target) {
      await tabTo(target);
      const isBox = await target.evaluate((element) => element instanceof HTMLInputElement);
      await page.keyboard.press(isBox ? 'Space' : 'Enter');
    },
    send: () => page.keyboard.press('Enter'),
  };
};
