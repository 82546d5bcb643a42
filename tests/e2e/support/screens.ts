import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { untilNothingFades } from '../../../.storybook/until-nothing-fades.js';

/** Runs axe on the current screen, perhaps without a part, when nothing on it fades. Any violation fails with its rule and elements. */
export async function expectAccessible(page: Page, { without }: { without?: string } = {}): Promise<void> {
  await page.evaluate(untilNothingFades);
  const builder = axeOn(page);
  expect(await faultsOf(without === undefined ? builder : builder.exclude(without)), `axe on ${page.url()}`).toEqual(
    [],
  );
}

/** A page without frames is read where it is, which needs no further page for the result. What passes is not described. */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1).options({ resultTypes: ['violations'] });
}

/** Each rule that is violated, with its elements. */
async function faultsOf(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** A theme of the site, as the system asks for it. */
export type Theme = 'light' | 'dark';

/** Collects console errors, uncaught errors, and blocks by the content security policy. */
export function watchConsole(page: Page): { readonly problems: string[] } {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${page.url()})`);
  });
  page.on('pageerror', (error) => problems.push(`${error.message} (${page.url()})`));
  return { problems };
}

/** Adds up layout shift, from before the page's own scripts run. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const store = window as unknown as { headnoteShift: number; headnoteMoved: string[] };
    store.headnoteShift = 0;
    store.headnoteMoved = [];
    const placeOf = ({ x, y }: DOMRect) => `${Math.round(x)},${Math.round(y)}`;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        store.headnoteShift += value;
        for (const { node, previousRect, currentRect } of sources) {
          const { className = '' } = (node instanceof Element ? node : node?.parentElement) ?? {};
          const text = (node?.textContent ?? '').trim().slice(0, 30);
          store.headnoteMoved.push(`.${className} "${text}" ${placeOf(previousRect)} to ${placeOf(currentRect)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { headnoteShift: number }).headnoteShift);
}

/** What moved by itself, for the message of a test that fails. */
export function whatMoved(page: Page): Promise<string> {
  return page.evaluate(() => (window as unknown as { headnoteMoved: string[] }).headnoteMoved.join('; '));
}

/** Alternates the theme in which a walk loads its screens. A walk at another width begins with the other theme. */
export function alternateThemes(first: Theme): () => Theme {
  let next = first;
  return () => {
    const loaded = next;
    next = loaded === 'light' ? 'dark' : 'light';
    return loaded;
  };
}

/** Signs a member in on the open home page; without a name, the demo member. */
export async function signIn(page: Page, password: string, username = 'demo'): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Waits until no loading overlay covers the page: it keeps keys and clicks from what is below. */
export async function expectUncovered(page: Page): Promise<void> {
  await expect(page.locator('.hn-loading--shown')).toHaveCount(0);
}

/** Only the letters and digits of a text, so that line breaks and spaces do not matter. */
export function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}
