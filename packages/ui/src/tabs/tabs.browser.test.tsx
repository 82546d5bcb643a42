import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { settle } from '../internal/settle.fixtures.js';
import '../styles.css';
import { Tabs, type TabsProps } from './index.js';

afterEach(cleanup);

/** Tabs by their names; a name that starts with `-` is a disabled tab. */
const itemsOf = (...names: readonly string[]) =>
  names.map((name) => {
    const value = name.replace('-', '');
    return { value, label: value, content: value, disabled: name.startsWith('-') };
  });

const page = (names: readonly string[], props: Partial<TabsProps> = {}) => (
  <StrictMode>
    <button type="button">Before</button>
    <Tabs label="Latest cases" items={itemsOf(...names)} {...props} />
    <button type="button">After</button>
  </StrictMode>
);

const tabs = () => screen.getAllByRole('tab');
const namesOf = (list: readonly Element[]) => list.map((tab) => tab.textContent.trim()).join();
const opened = () => namesOf(tabs().filter((tab) => tab.ariaSelected === 'true'));
const focused = () => namesOf(tabs().filter((tab) => tab === document.activeElement));
const stops = () => namesOf(tabs().filter((tab) => tab.tabIndex === 0));
const panel = () => document.querySelector('[role=tabpanel]:not([hidden])')?.textContent;

/** Radix moves the focus after its own work, and the browser takes it from a disabled tab with the next frame. */
async function press(key: string) {
  await userEvent.keyboard(key === ' ' ? ' ' : `{${key}}`);
  await act(() => settle());
}

/** The pointer of the browser would wait until a disabled tab is enabled. */
async function click(name: string) {
  const tab = tabs().find(({ textContent }) => textContent.trim() === name);
  act(() => void tab?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
  await act(() => settle());
}

async function enter() {
  act(() => screen.getByText('Before').focus());
  await userEvent.tab();
  await act(() => settle());
}

async function expectPath(steps: readonly (readonly [key: string, reached: string])[]) {
  for (const [key, reached] of steps) {
    await press(key);
    expect([key, focused(), stops()]).toEqual([key, reached, reached]);
  }
}

describe('Tabs', () => {
  it('open the first tab that is not disabled', () => {
    render(page(['-a', 'b', 'c']));
    expect([opened(), panel()]).toEqual(['b', 'b']);
  });

  it('open the tab that is clicked, unless it is disabled', async () => {
    render(page(['a', 'b', '-c']));
    await click('b');
    expect([opened(), panel()]).toEqual(['b', 'b']);
    await click('c');
    expect([opened(), panel()]).toEqual(['b', 'b']);
  });

  it('move and open with the arrow keys, Home and End', async () => {
    render(page(['a', 'b', 'c']));
    await enter();
    expect(focused()).toBe('a');
    await expectPath([
      ['ArrowRight', 'b'],
      ['ArrowRight', 'c'],
      ['ArrowRight', 'a'],
      ['ArrowLeft', 'c'],
      ['Home', 'a'],
      ['End', 'c'],
    ]);
    await press('ArrowDown');
    expect([opened(), panel()]).toEqual(['c', 'c']);
  });

  it('skip disabled tabs', async () => {
    render(page(['a', '-b', 'c']));
    await enter();
    await expectPath([
      ['ArrowRight', 'c'],
      ['ArrowRight', 'a'],
      ['ArrowLeft', 'c'],
    ]);
  });

  it('swap the arrow keys in text from right to left', async () => {
    render(page(['a', 'b', 'c'], { direction: 'rtl' }));
    await enter();
    await expectPath([
      ['ArrowLeft', 'b'],
      ['ArrowRight', 'a'],
      ['End', 'c'],
    ]);
  });

  it('take the focus on the open tab each time', async () => {
    render(page(['a', 'b', 'c'], { value: 'b' }));
    await enter();
    await press('ArrowRight');
    expect(focused()).toBe('c');
    act(() => screen.getByText('After').focus());
    await enter();
    expect(focused()).toBe('b');
  });

  it('keep the open tab when other tabs change', () => {
    const { rerender } = render(page(['a', 'b', 'c'], { defaultValue: 'b' }));
    rerender(page(['x', 'b']));
    expect([opened(), panel()]).toEqual(['b', 'b']);
  });

  it('open and focus the neighbour when the open tab is removed', async () => {
    const { rerender } = render(page(['a', 'b', 'c'], { defaultValue: 'b' }));
    await enter();
    rerender(page(['a', 'c']));
    expect([opened(), focused()]).toEqual(['c', 'c']);
    rerender(page(['a']));
    expect([opened(), focused()]).toEqual(['a', 'a']);
    rerender(page(['-a']));
    expect(opened()).toBe('');
    rerender(page(['a']));
    expect(opened()).toBe('a');
  });
});
