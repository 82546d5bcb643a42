import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createCombobox } from './create-combobox.js';
import { comboboxSuite, type MountCombobox, type SuiteRequest } from './combobox.suite.js';
import { make, openPlace, press, type Place } from './dom-skin.fixtures.js';
import { createFakeClock } from './fake-clock.fixtures.js';

const places: Place[] = [];

afterEach(() => {
  for (const place of places.splice(0)) place.remove();
});

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const mountIn =
  (kind: 'page' | 'shadow root'): MountCombobox =>
  ({ disabled = [] }) => {
    const place = openPlace(kind);
    places.push(place);
    const clock = createFakeClock();
    const requests: SuiteRequest[] = [];
    const load = (text: string, { signal }: { readonly signal: AbortSignal }): Promise<readonly string[]> =>
      new Promise((resolve, reject) => {
        const request: SuiteRequest = {
          text,
          isAborted: () => signal.aborted,
          give(labels) {
            resolve(labels);
            return turn();
          },
          fail() {
            reject(new Error('no answer'));
            return turn();
          },
        };
        requests.push(request);
      });
    const box = createCombobox({
      load,
      labelOf: (label) => label,
      isDisabled: (label) => disabled.includes(label),
      clock,
    });
    const field = make('input', {
      role: 'combobox',
      'aria-label': 'Judge',
      'aria-controls': 'list',
      'aria-autocomplete': 'list',
    });
    const list = make('div', { role: 'listbox', id: 'list', 'aria-label': 'Judges' });
    const again = make('button', { type: 'button' }, 'Try again');
    place.box.append(field, list, again, make('button', {}, 'After'));
    let changes = 0;
    let served = box.getSnapshot().focus;

    const draw = (): void => {
      const { text, isOpen, options, active, phase, focus } = box.getSnapshot();
      if (field.value !== text) field.value = text;
      field.ariaExpanded = String(isOpen);
      field.setAttribute('aria-activedescendant', active < 0 ? '' : `option-${active}`);
      list.hidden = !isOpen;
      list.dataset['phase'] = phase;
      list.replaceChildren(
        ...(isOpen ? options : []).map((label, at) =>
          make(
            'div',
            {
              role: 'option',
              id: `option-${at}`,
              'aria-selected': at === active,
              'aria-disabled': disabled.includes(label),
            },
            label,
          ),
        ),
      );
      again.hidden = phase !== 'error';
      if (focus === served) return;
      served = focus;
      if (focus) field.focus();
    };
    field.addEventListener('input', () => box.input(field.value));
    field.addEventListener('compositionstart', () => box.compose());
    field.addEventListener('compositionend', () => box.composed(field.value));
    field.addEventListener('keydown', (event) => box.key(event) && event.preventDefault());
    field.addEventListener('blur', () => box.blur());
    list.addEventListener('pointerdown', (event) => event.preventDefault());
    list.addEventListener('mousedown', (event) => event.preventDefault());
    list.addEventListener('click', (event) => box.pick([...list.children].indexOf(event.target as Element)));
    again.addEventListener('mousedown', (event) => event.preventDefault());
    again.addEventListener('click', () => box.retry());
    box.subscribe(() => {
      changes += 1;
      draw();
    });
    draw();
    field.focus();

    return {
      type: (text) => userEvent.keyboard(text),
      press,
      click: (index) => userEvent.click(list.children[index] ?? list, { force: true }),
      leave: () => userEvent.tab(),
      retry: () => userEvent.click(again),
      compose(texts) {
        field.dispatchEvent(new CompositionEvent('compositionstart'));
        for (const text of texts) {
          field.value = text;
          field.dispatchEvent(new InputEvent('input', { isComposing: true }));
          clock.pass(1000);
        }
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true }));
        field.dispatchEvent(new CompositionEvent('compositionend'));
        field.dispatchEvent(new InputEvent('input'));
      },
      beginComposing(text) {
        field.dispatchEvent(new CompositionEvent('compositionstart'));
        field.value = text;
        field.dispatchEvent(new InputEvent('input', { isComposing: true }));
      },
      pass: (milliseconds) => clock.pass(milliseconds),
      requests: () => requests,
      text: () => field.value,
      isOpen: () => field.ariaExpanded === 'true',
      options: () => [...list.children].map(({ textContent }) => textContent),
      active: () => list.querySelector(`#${field.getAttribute('aria-activedescendant') || 'none'}`)?.textContent,
      chosen: () => box.getSnapshot().selected,
      phase: () => list.dataset['phase'] ?? '',
      hasFocus: () => place.root.activeElement === field,
      unmount() {
        box.dispose();
        place.remove();
      },
      changes: () => changes,
    };
  };

for (const kind of ['page', 'shadow root'] as const) {
  describe(`a combo box without a framework in a ${kind}, with real keys`, () => {
    for (const { name, run } of comboboxSuite) it(name, () => expect(run(mountIn(kind))).resolves.toBeUndefined());
  });
}
