import { afterEach, describe, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createToasts } from './create-toasts.js';
import { make, openPlace, press, type Place } from './dom-skin.fixtures.js';
import { createFakeClock } from './fake-clock.fixtures.js';
import { toastsSuite, type MountToasts } from './toasts.suite.js';

const places: Place[] = [];

afterEach(() => {
  for (const place of places.splice(0)) place.remove();
});

const mountIn =
  (kind: 'page' | 'shadow root'): MountToasts =>
  (settings) => {
    const place = openPlace(kind);
    places.push(place);
    const clock = createFakeClock();
    const toasts = createToasts({ ...settings, clock });
    const area = make('section', { 'aria-label': 'Notifications' });
    const after = make('button', { type: 'button' }, 'After');
    place.box.append(make('style', {}, '[data-id] { width: 300px; overflow: hidden }'), area, after);
    const elements = new Map<number, HTMLElement>();
    let served = toasts.getSnapshot().focus;

    const draw = (): void => {
      const { toasts: shown, focus } = toasts.getSnapshot();
      const drawn = shown.map((toast) => {
        const element = elements.get(toast.id) ?? make('div', { role: toast.role, 'data-id': toast.id });
        if (!elements.has(toast.id)) {
          const count = make('b');
          const close = make('button', { type: 'button', 'aria-label': 'Close' }, '×');
          element.append(make('strong', {}, toast.title), make('p', {}, toast.text), count, close);
          close.addEventListener('click', (event) => {
            event.stopPropagation();
            toasts.dismiss(toast.id);
          });
          element.addEventListener('click', () => toasts.click(toast.id));
          element.addEventListener('pointerenter', () => toasts.hold(toast.id, 'hover'));
          element.addEventListener('pointerleave', () => toasts.release(toast.id, 'hover'));
          element.addEventListener('focusin', () => toasts.hold(toast.id, 'focus'));
          element.addEventListener('focusout', () => toasts.release(toast.id, 'focus'));
        }
        elements.set(toast.id, element);
        const count = element.querySelector('b');
        if (count) count.textContent = toast.count > 1 ? String(toast.count) : '';
        element.dataset['phase'] = toast.phase;
        return element;
      });
      for (const child of Array.from(area.children)) if (!drawn.includes(child as HTMLElement)) child.remove();
      drawn.forEach((toast, at) => area.children[at] !== toast && area.insertBefore(toast, area.children[at] ?? null));
      if (focus === served) return;
      served = focus;
      if (focus?.on === 'return') after.focus();
      else if (focus) elements.get(focus.on)?.querySelector('button')?.focus();
    };
    toasts.subscribe(draw);

    const at = (place_: number): HTMLElement => area.children[place_] as HTMLElement;
    return {
      show: (...messages) => messages.forEach(toasts.show),
      click: (index) => at(index).click(),
      focus: (index) => at(index).querySelector('button')?.focus(),
      press,
      leave: () => after.focus(),
      hover: (index) => userEvent.hover(at(index)),
      unhover: () => userEvent.hover(after),
      hide: () => toasts.suspend(),
      reveal: () => toasts.resume(),
      pass: (milliseconds) => clock.pass(milliseconds),
      toasts: () =>
        [...area.children].map((element) => ({
          title: element.querySelector('strong')?.textContent ?? '',
          text: element.querySelector('p')?.textContent ?? '',
          role: element.role ?? '',
          count: Number(element.querySelector('b')?.textContent || 1),
          isLeaving: (element as HTMLElement).dataset['phase'] === 'leaving',
          hasFocus: element.contains(place.root.activeElement),
        })),
    };
  };

for (const kind of ['page', 'shadow root'] as const) {
  describe(`toasts drawn by hand in a ${kind}, by real keys and pointer`, () => {
    for (const { name, run } of toastsSuite) it(name, () => run(mountIn(kind)));
  });
}
