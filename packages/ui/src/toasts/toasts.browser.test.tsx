import { createToasts } from '@headnote/core/machines';
import { toastsSuite, type MountToasts } from '@headnote/core/machines/suites';
import { act, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFakeClock } from '../internal/fake-clock.fixtures.js';
import '../styles.css';
import { Toasts } from './index.js';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const mounted: { root: Root; host: HTMLElement; dispose: () => void }[] = [];

afterEach(() => {
  for (const { root, host, dispose } of mounted.splice(0)) {
    act(() => root.unmount());
    host.remove();
    dispose();
  }
});

const mount: MountToasts = (settings) => {
  const clock = createFakeClock();
  const toasts = createToasts({ ...settings, clock });
  const host = document.body.appendChild(document.createElement('main'));
  const root = createRoot(host);
  mounted.push({ root, host, dispose: toasts.dispose });
  act(() =>
    root.render(
      <StrictMode>
        <button type="button">After</button>
        <Toasts toasts={toasts} />
      </StrictMode>,
    ),
  );
  const after = host.querySelector('button');
  const boxes = () => [...host.querySelectorAll<HTMLElement>('.hn-toast')];
  const at = (place: number) => {
    const box = boxes()[place];
    if (!box) throw new Error(`There is no toast at place ${place}.`);
    return box;
  };
  return {
    show: (...messages) => act(() => messages.forEach(toasts.show)),
    click: (place) => act(() => at(place).click()),
    focus: (place) => act(() => at(place).querySelector('button')?.focus()),
    press: (key) => act(() => userEvent.keyboard(`{${key}}`)),
    leave: () => act(() => after?.focus()),
    hover: (place) => act(() => userEvent.hover(at(place))),
    unhover: () => act(() => userEvent.hover(after as HTMLElement)),
    hide: () => act(() => toasts.suspend()),
    reveal: () => act(() => toasts.resume()),
    pass: (milliseconds) => act(() => clock.pass(milliseconds)),
    toasts: () =>
      boxes().map((box) => ({
        title: box.querySelector('.hn-toast__title')?.textContent ?? '',
        text: box.querySelector('.hn-toast__text')?.textContent ?? '',
        role: box.getAttribute('role') ?? '',
        count: Number(box.querySelector('.hn-toast__count > [aria-hidden]')?.textContent ?? 1),
        isLeaving: box.dataset['phase'] === 'leaving',
        hasFocus: box.contains(document.activeElement),
      })),
  };
};

describe('toasts of this package, by real keys and pointer', () => {
  for (const { name, run } of toastsSuite) it(name, () => run(mount));
});
