import type { FocusRequest } from './focus-request.js';
import { arrowStep, isShortcut, type KeyInput, type ListLayout } from './keys.js';
import { nextIndex } from './next-index.js';

/** One tab. */
export interface TabsItem<Id extends string = string> {
  /** Key of the tab, unique in the list. */
  readonly id: Id;
  /** A disabled tab is passed over by the keys and cannot be opened. */
  readonly disabled?: boolean | undefined;
}

/** How tabs behave. */
export interface TabsSettings extends ListLayout {
  /** `automatic`: arrow keys open; `manual`: they only move, Enter or Space opens. */
  readonly activation: 'automatic' | 'manual';
  /** Whether the first tab follows the last. */
  readonly wraps: boolean;
}

/** State of a row of tabs. */
export interface TabsState<Id extends string = string> {
  /** The tabs, in their order. */
  readonly items: readonly TabsItem<Id>[];
  /** The open tab; undefined only when no tab can be opened. */
  readonly selected: Id | undefined;
  /** The one tab in the tab order: the open one, or the one the arrow keys have reached. */
  readonly stop: Id | undefined;
  /** Whether the focus is on one of the tabs. */
  readonly hasFocus: boolean;
  /** How they behave. */
  readonly settings: TabsSettings;
  /** The tab that is to have the focus; a new object for each wish. */
  readonly focus: FocusRequest<Id> | undefined;
}

/** What can happen to tabs. */
export type TabsEvent<Id extends string = string> =
  | { readonly type: 'key'; readonly input: KeyInput }
  | { readonly type: 'select'; readonly id: Id }
  | { readonly type: 'focus'; readonly id: Id }
  | { readonly type: 'blur' }
  | { readonly type: 'items'; readonly items: readonly TabsItem<Id>[] }
  | { readonly type: 'settings'; readonly settings: Partial<TabsSettings> };

/** Pure: same state and event give the same result. The view decides about focus. An event without effect gives the same object. */
export function tabsReducer<Id extends string>(state: TabsState<Id>, event: TabsEvent<Id>): TabsState<Id> {
  switch (event.type) {
    case 'key':
      return isShortcut(event.input) ? state : onKey(state, event.input);
    case 'select':
      return select(state, event.id);
    case 'focus':
      if (!canOpen(state, event.id) || (state.hasFocus && state.stop === event.id)) return state;
      return { ...state, hasFocus: true, stop: event.id };
    case 'blur':
      return state.hasFocus ? { ...state, hasFocus: false, stop: state.selected } : state;
    case 'items':
      return isSameList(state.items, event.items) ? state : withItems(state, event.items);
    case 'settings': {
      const settings = { ...state.settings, ...event.settings };
      const keys = ['activation', 'orientation', 'direction', 'wraps'] as const;
      return keys.every((key) => settings[key] === state.settings[key]) ? state : { ...state, settings };
    }
  }
}

/** A view may give a new list at each drawing; one that says the same changes nothing. */
function isSameList(a: readonly TabsItem[], b: readonly TabsItem[]): boolean {
  return a.length === b.length && a.every((item, at) => item.id === b[at]?.id && !item.disabled === !b[at]?.disabled);
}

function isDisabled({ disabled }: TabsItem): boolean {
  return disabled === true;
}

function canOpen<Id extends string>({ items }: TabsState<Id>, id: Id): boolean {
  return items.some((item) => item.id === id && !item.disabled);
}

function select<Id extends string>(state: TabsState<Id>, id: Id): TabsState<Id> {
  if ((state.selected === id && state.stop === id) || !canOpen(state, id)) return state;
  return { ...state, selected: id, stop: id };
}

function onKey<Id extends string>(state: TabsState<Id>, input: KeyInput): TabsState<Id> {
  const { items, stop, settings } = state;
  if (input.key === 'Enter' || input.key === ' ') return stop === undefined ? state : select(state, stop);
  const from = items.findIndex(({ id }) => id === stop);
  const by = arrowStep(input, settings);
  let index = -1;
  if (by !== 0) index = nextIndex({ items, isDisabled, from, by, wraps: settings.wraps });
  if (input.key === 'Home') index = nextIndex({ items, isDisabled, from: -1, by: 1, wraps: false });
  if (input.key === 'End') index = nextIndex({ items, isDisabled, from: items.length, by: -1, wraps: false });
  const id = items[index]?.id;
  if (id === undefined) return state;
  const moved = { ...state, stop: id, hasFocus: true, focus: { on: id } };
  return settings.activation === 'automatic' ? { ...moved, selected: id } : moved;
}

/** One tab stays open: when the open one goes, the next one that can be opened in its place, otherwise the one before. */
function withItems<Id extends string>(state: TabsState<Id>, items: readonly TabsItem<Id>[]): TabsState<Id> {
  const next = { ...state, items };
  const at = state.items.findIndex(({ id }) => id === state.selected);
  const keeps = (id: Id | undefined): id is Id => id !== undefined && canOpen(next, id);
  const neighbour = (): Id | undefined => {
    const on = nextIndex({ items, isDisabled, from: Math.max(0, at) - 1, by: 1, wraps: false });
    return items[on < 0 ? nextIndex({ items, isDisabled, from: items.length, by: -1, wraps: false }) : on]?.id;
  };
  const selected = keeps(state.selected) ? state.selected : neighbour();
  const stop = keeps(state.stop) ? state.stop : selected;
  // The focus goes with the last tab that could have it.
  const hasFocus = state.hasFocus && stop !== undefined;
  const isFocusLost = hasFocus && stop !== state.stop;
  return { ...next, selected, stop, hasFocus, ...(isFocusLost && { focus: { on: stop } }) };
}
