import { expect, type Page } from '@playwright/test';
import type { OwnSite } from '../../e2e/support/own-site.js';

/** What a step of a screen knows about the site. */
export type Site = Pick<OwnSite, 'url' | 'dataDir'>;

/** Leads a page somewhere, and waits until nothing loads there. */
export type Step = (page: Page, site: Site) => Promise<void>;

/** What a reader opens on a screen. */
export interface State {
  readonly name: string;
  /** Opens it on the screen as the state before left it. */
  readonly reach: Step;
  /** The only width that has it; default: both. */
  readonly at?: 'wide' | 'phone';
  /** Its reference picture. */
  readonly picture?: string;
}

/** A screen of the site, with what can be opened on it. */
export interface Screen {
  readonly name: string;
  /** A `stranger` has a browser of its own, so that nobody else is signed out. */
  readonly reader: 'visitor' | 'member' | 'stranger';
  /** Ends with a load of the page, so that every shift counts. */
  readonly open: Step;
  readonly states?: readonly State[];
  readonly hasPicture?: boolean;
  /** It moves while it loads, which is a fault that is known, or the late Devanagari font of docs/decisions/0013. */
  readonly moves?: boolean;
  /** Puts the reader back to where the next screen begins. */
  readonly leave?: Step;
}

/** Waits until the open page is complete. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"], .hn-loading--shown')).toHaveCount(0);
}

/** Opens a path. */
export const at =
  (path: string): Step =>
  async (page, { url }) => {
    await page.goto(url + path);
    await settled(page);
  };

/** Opens the first link of this kind on a screen. */
export const firstLink =
  (path: string, selector: string): Step =>
  async (page, site) => {
    await at(path)(page, site);
    const link = page.locator(selector).first();
    await expect(link).toBeVisible();
    await at((await link.getAttribute('href')) ?? '')(page, site);
  };

/** Searches with the box of the bar, and loads the results anew. */
export const results =
  (words: string): Step =>
  async (page, site) => {
    await at('/Lawsuit/welcome')(page, site);
    // In any language.
    const box = page.getByRole('search').getByRole('combobox').first();
    await box.fill(words);
    await box.press('Enter');
    await expect(page).toHaveURL(/searchresults/);
    await page.reload();
    await settled(page);
  };

/** Presses a button, perhaps the first of several. */
export const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name, exact: true }).first().click();

/** Closes the dialog or menu that is open. */
export async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('menu'))).toHaveCount(0);
}
