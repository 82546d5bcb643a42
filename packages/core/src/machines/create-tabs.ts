import { createStore, type Observable } from './create-store.js';
import type { KeyInput } from './keys.js';
import { tabsReducer, type TabsItem, type TabsSettings, type TabsState } from './tabs-state.js';

/** How tabs begin. */
export interface TabsOptions<Id extends string = string> extends Partial<TabsSettings> {
  /** The tabs, in their order. */
  readonly items: readonly TabsItem<Id>[];
  /** The tab open at first; the first one that can be opened by default. */
  readonly selected?: Id | undefined;
}

/** A row of tabs after the ARIA pattern, without any drawing. */
export interface Tabs<Id extends string = string> extends Observable<TabsState<Id>> {
  /** A key was pressed on a tab. Gives true when it was for the tabs: then the page must not have it as well. */
  readonly key: (input: KeyInput) => boolean;
  /** Opens a tab, as a click does. A disabled or unknown one is left alone. */
  readonly select: (id: Id) => void;
  /** A tab has the focus now. */
  readonly focusOn: (id: Id) => void;
  /** The focus has left the tabs: the open one is the stop in the tab order again. */
  readonly blur: () => void;
  /** Other tabs. The open one stays open if it can; otherwise its neighbour opens. */
  readonly setItems: (items: readonly TabsItem<Id>[]) => void;
  /** Changes how the tabs behave, for example `{ direction: 'rtl' }`. */
  readonly configure: (settings: Partial<TabsSettings>) => void;
}

/** Creates the machine of a row of tabs. By default arrow keys open, the row is horizontal, left to right, and wraps. */
export function createTabs<Id extends string>(options: TabsOptions<Id>): Tabs<Id> {
  const { items, activation, orientation, direction, wraps } = options;
  const settings: TabsSettings = {
    activation: activation ?? 'automatic',
    orientation: orientation ?? 'horizontal',
    direction: direction ?? 'ltr',
    wraps: wraps ?? true,
  };
  const selected = items.length > 0 ? options.selected : undefined;
  const empty: TabsState<Id> = { items: [], selected, stop: selected, hasFocus: false, settings, focus: undefined };
  const store = createStore(tabsReducer(empty, { type: 'items', items }));
  const send = (event: Parameters<typeof tabsReducer<Id>>[1]): boolean => {
    const before = store.getSnapshot();
    store.set(tabsReducer(before, event));
    return store.getSnapshot() !== before;
  };
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    dispose: store.dispose,
    key: (input) => send({ type: 'key', input }),
    select: (id) => void send({ type: 'select', id }),
    focusOn: (id) => void send({ type: 'focus', id }),
    blur: () => void send({ type: 'blur' }),
    setItems: (next) => void send({ type: 'items', items: next }),
    configure: (next) => void send({ type: 'settings', settings: next }),
  };
}
