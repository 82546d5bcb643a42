import { afterEach, describe, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createTabs } from './create-tabs.js';
import { make, openPlace, press, type Place } from './dom-skin.fixtures.js';
import { tabsSuite, type MountTabs } from './tabs.suite.js';

const places: Place[] = [];

afterEach(() => {
  for (const place of places.splice(0)) place.remove();
});

const mountIn =
  (kind: 'page' | 'shadow root'): MountTabs =>
  (options) => {
    const place = openPlace(kind);
    places.push(place);
    const tabs = createTabs(options);
    const list = make('div', { role: 'tablist', 'aria-label': 'Latest cases', dir: options.direction });
    const panel = make('div', { role: 'tabpanel' });
    place.box.append(list, panel, make('button', {}, 'After'));
    const buttons = new Map<string, HTMLButtonElement>();
    let served = tabs.getSnapshot().focus;

    const draw = (): void => {
      const { items, selected, stop, focus } = tabs.getSnapshot();
      const drawn = items.map(({ id, disabled }) => {
        const button = buttons.get(id) ?? make('button', { type: 'button', role: 'tab', id }, id);
        buttons.set(id, button);
        button.disabled = disabled ?? false;
        button.ariaSelected = String(id === selected);
        button.tabIndex = id === stop ? 0 : -1;
        return button;
      });
      for (const child of Array.from(list.children)) if (!drawn.includes(child as HTMLButtonElement)) child.remove();
      drawn.forEach(
        (button, at) => list.children[at] !== button && list.insertBefore(button, list.children[at] ?? null),
      );
      panel.textContent = selected ?? '';
      if (focus === served) return;
      served = focus;
      if (focus) buttons.get(focus.on)?.focus();
    };
    const idOf = (event: Event): string => (event.target as HTMLElement).id;
    list.addEventListener('keydown', (event) => tabs.key(event) && event.preventDefault());
    list.addEventListener('click', (event) => tabs.select(idOf(event)));
    list.addEventListener('focusin', (event) => tabs.focusOn(idOf(event)));
    list.addEventListener('focusout', (event) => {
      // An element that is taken out of the page loses the focus to nothing; that is no reader who leaves.
      if (event.relatedTarget && !list.contains(event.relatedTarget as Node)) tabs.blur();
    });
    tabs.subscribe(draw);
    draw();

    const all = (): HTMLButtonElement[] => [...list.querySelectorAll('button')];
    return {
      press,
      // Not by the pointer's own click, which waits for a disabled button to be enabled.
      click: (id) => buttons.get(id)?.click(),
      async enter() {
        all()
          .find(({ tabIndex }) => tabIndex === 0)
          ?.focus();
      },
      leave: () => userEvent.tab(),
      setItems: (items) => tabs.setItems(items),
      panel: () => panel.textContent || undefined,
      tabs: () =>
        all().map((button) => ({
          id: button.id,
          isSelected: button.ariaSelected === 'true',
          isStop: button.tabIndex === 0,
          hasFocus: place.root.activeElement === button,
        })),
    };
  };

for (const kind of ['page', 'shadow root'] as const) {
  describe(`tabs drawn by hand in a ${kind}, by real keys`, () => {
    for (const { name, run } of tabsSuite) it(name, () => run(mountIn(kind)));
  });
}
