import { tabsSuite, type MountTabs, type TabToShow } from '@headnote/core/machines/suites';
import { act, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { settle } from '../internal/settle.fixtures.js';
import '../styles.css';
import { Tabs } from './index.js';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const mounted: { root: Root; host: HTMLElement }[] = [];

afterEach(() => {
  for (const { root, host } of mounted.splice(0)) {
    act(() => root.unmount());
    host.remove();
  }
});

/** Radix moves the focus once its own work is done; the browser takes it from a disabled tab with the next picture. */
const turn = () => act(() => settle());

const mount: MountTabs = ({ items, selected, activation, direction }) => {
  const host = document.body.appendChild(document.createElement('main'));
  const root = createRoot(host);
  mounted.push({ root, host });
  const draw = (shown: readonly TabToShow[]) =>
    act(() =>
      root.render(
        <StrictMode>
          <Tabs
            label="Latest cases"
            items={shown.map(({ id, disabled }) => ({ value: id, label: id, content: id, disabled }))}
            defaultValue={selected}
            activation={activation}
            direction={direction}
          />
          <button type="button">After</button>
        </StrictMode>,
      ),
    );
  draw(items);
  const tabs = () => [...host.querySelectorAll<HTMLButtonElement>('[role=tab]')];
  const isIn = () => tabs().some((tab) => tab === document.activeElement);
  return {
    async press(key) {
      await act(() => userEvent.keyboard(key === 'Space' ? ' ' : `{${key}}`));
      await turn();
    },
    async click(id) {
      const tab = tabs().find(({ textContent }) => textContent.trim() === id);
      // Not by the pointer's own click, which waits for a disabled tab to be enabled.
      act(() => void tab?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
      await turn();
    },
    async enter() {
      host.tabIndex = -1;
      act(() => host.focus());
      await act(() => userEvent.tab());
      await turn();
    },
    async leave() {
      await act(() => userEvent.tab());
      await turn();
    },
    async setItems(next) {
      draw(next);
      await turn();
    },
    panel: () => host.querySelector('[role=tabpanel]:not([hidden])')?.textContent || undefined,
    tabs: () =>
      tabs().map((tab) => ({
        id: tab.textContent.trim(),
        isSelected: tab.ariaSelected === 'true',
        // From outside Radix's list takes the focus and hands it to the open tab.
        isStop: isIn() ? tab.tabIndex === 0 : tab.dataset['state'] === 'active',
        hasFocus: tab === document.activeElement,
      })),
  };
};

/** These tabs lie; upright ones are nowhere on the site. */
const applies = tabsSuite.filter(({ needs }) => needs !== 'vertical');

describe('tabs of this package, by real keys', () => {
  for (const { name, run } of applies) it(name, () => run(mount));

  it('are come into at the open tab, from either side', async () => {
    const driver = await mount({ items: [{ id: 'a' }, { id: 'b' }, { id: 'c' }], selected: 'b', activation: 'manual' });
    await driver.enter();
    await driver.press('ArrowRight');
    await driver.leave();
    await act(() => userEvent.tab({ shift: true }));
    await act(() => userEvent.tab({ shift: true }));
    await driver.enter();
    expect(driver.tabs().find(({ hasFocus }) => hasFocus)?.id).toBe('b');
  });
});
