import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setCheckLoader } from './check-loader.js';
import './define.js';

// The code of the check, whose file can be missing. It defines a tag of its own here, so that the page keeps none.
const files = { isThere: false };

let element: HTMLElementTagNameMap['headnote-citation-finder'];
const told: unknown[] = [];

const inside = <E extends HTMLElement>(selector: string): E => {
  const found = element.shadowRoot?.querySelector<E>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const wait = <E extends HTMLElement>(selector: string): Promise<E> => vi.waitFor(() => inside<E>(selector));
const words = (): string => inside('[role=status]').textContent ?? '';
const focused = (): Element | null | undefined => element.shadowRoot?.activeElement;

beforeEach(async () => {
  files.isThere = false;
  told.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  setCheckLoader(async () => {
    if (!files.isThere) throw new TypeError('The file is missing.');
    if (!customElements.get('headnote-citation-check')) await import('../citation-check/define.js');
  });
  element = document.createElement('headnote-citation-finder');
  element.addEventListener('headnote-error', ({ detail }) => told.push(detail));
  document.body.append(element);
  (await wait('.hnw-check')).click();
  await vi.waitFor(() => expect(words()).toContain('could not be loaded'));
});

afterEach(() => {
  element.remove();
  vi.restoreAllMocks();
});

it('says what to do when the check cannot be loaded, and tells the page', () => {
  expect(words()).toBe('The check could not be loaded. Please try again, or find one citation at a time.Try again');
  expect(told).toEqual([{ widget: 'citation-finder', code: 'network' }]);
  // The button that opened the check is gone.
  expect(focused()?.textContent).toBe('Find one citation');
});

it('goes on finding citations without the check', async () => {
  (focused() as HTMLElement).click();
  const field = await wait<HTMLInputElement>('[role=combobox]');
  await vi.waitFor(() => expect(focused()).toBe(field));
});

it('keeps the focus in its place when a second try fails, and shows the check when one succeeds', async () => {
  const again = async (): Promise<void> => {
    const button = inside<HTMLButtonElement>('[role=status] button');
    button.focus();
    button.click();
  };
  await again();
  await vi.waitFor(() => expect(told).toHaveLength(2));
  expect(focused()).toBe(inside('[role=status]'));
  files.isThere = true;
  await again();
  const check = await vi.waitFor(() => {
    const root = inside('headnote-citation-check').shadowRoot;
    if (!root?.querySelector('textarea')) throw new Error('The check is not drawn yet.');
    return root;
  });
  await vi.waitFor(() => expect(check.activeElement?.matches('input,textarea')).toBe(true));
});
