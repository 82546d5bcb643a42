import type { ComboboxEvent, ComboboxPhase, ComboboxRules, ComboboxState } from './combobox-state.js';
import { isShortcut, type KeyInput } from './keys.js';
import { nextIndex } from './next-index.js';
import { foldWords } from './tree-rows.js';

/** Number of options by which Page Down and Page Up move. */
const PAGE = 10;

/** Key code of a key press handled by an input method. */
const COMPOSING_KEY_CODE = 229;

/** Pure: the same state and event give the same result. An event without effect, such as a stale answer, returns the same object. */
export function comboboxReducer<T>(
  state: ComboboxState<T>,
  event: ComboboxEvent<T>,
  rules: ComboboxRules<T>,
): ComboboxState<T> {
  switch (event.type) {
    case 'input':
      return state.isComposing ? withText(state, event.text) : typed(state, event.text, rules);
    case 'compose':
      return { ...state, isComposing: true };
    case 'composed':
      return typed({ ...state, isComposing: false }, event.text, rules);
    case 'due':
      return isCurrent(state, event, 'waiting') ? { ...state, phase: 'loading' } : state;
    case 'answer': {
      if (!isCurrent(state, event, 'loading')) return state;
      const { options } = event;
      return { ...state, options, phase: options.length > 0 ? 'content' : 'empty', active: -1 };
    }
    case 'failure':
      return isCurrent(state, event, 'loading') ? { ...state, phase: 'error', error: event.error } : state;
    case 'key':
      return onKey(state, event.input, rules);
    case 'point':
      return state.isOpen && event.index !== state.active && canPick(state, event.index, rules)
        ? { ...state, active: event.index }
        : state;
    case 'pick':
      return pick(state, event.index, rules);
    case 'open':
      return open(state, rules);
    case 'close':
      return close(state);
    case 'blur':
      return blur(state, rules);
    case 'clear':
      return clear(state);
    case 'retry':
      // The pressed button disappears with the error, so move the focus to the field.
      return state.phase === 'error' ? { ...ask(state, rules, 'loading'), focus: { on: 'field' } } : state;
  }
}

function isCurrent<T>(state: ComboboxState<T>, event: { readonly request: number }, phase: ComboboxPhase): boolean {
  return event.request === state.request && state.phase === phase;
}

function isUnderWay<T>({ phase }: ComboboxState<T>): boolean {
  return phase === 'waiting' || phase === 'loading';
}

/** Starts a new request and discards the previous one, and its options but those that `early` keeps. */
function ask<T>(
  state: ComboboxState<T>,
  { minCharacters, early }: ComboboxRules<T>,
  phase: 'waiting' | 'loading',
): ComboboxState<T> {
  const query = state.text.trim();
  const isLong = query.length >= minCharacters;
  return {
    ...state,
    query,
    request: state.request + 1,
    phase: isLong ? phase : 'short',
    isOpen: isLong,
    options: isLong ? early(query, state.options) : [],
    active: -1,
    error: undefined,
  };
}

/** Sets the text. A different text clears the selected option. */
function withText<T>(state: ComboboxState<T>, text: string): ComboboxState<T> {
  return { ...state, text, selected: text === state.text ? state.selected : undefined };
}

function typed<T>(state: ComboboxState<T>, text: string, rules: ComboboxRules<T>): ComboboxState<T> {
  const isSame =
    text.trim() === state.query && (isUnderWay(state) || state.phase === 'content' || state.phase === 'empty');
  const next = withText(state, text);
  return isSame ? { ...next, isOpen: true } : ask(next, rules, 'waiting');
}

function open<T>(state: ComboboxState<T>, rules: ComboboxRules<T>): ComboboxState<T> {
  if (state.isOpen) return state;
  if (state.phase === 'idle' || state.phase === 'short') {
    const next = ask(state, rules, 'loading');
    return next.phase === 'loading' ? next : state;
  }
  const at = state.selected ? state.options.indexOf(state.selected) : -1;
  return { ...state, isOpen: true, active: at };
}

function close<T>(state: ComboboxState<T>): ComboboxState<T> {
  return state.isOpen || state.active >= 0 ? { ...state, isOpen: false, active: -1 } : state;
}

function blur<T>(state: ComboboxState<T>, rules: ComboboxRules<T>): ComboboxState<T> {
  const next = state.isComposing ? { ...close(state), isComposing: false } : close(state);
  // The composed text was not requested, so the options belong to an older text.
  const isStale = state.isComposing && state.text.trim() !== state.query;
  if (!isStale && !isUnderWay(state)) return selectTyped(next, rules);
  return { ...next, phase: 'idle', options: [], error: undefined, request: state.request + 1 };
}

const foldName = (words: string): string => foldWords(words).trim().replace(/\s+/g, ' ');

/** Selects the option whose label was typed in full, unless several options have that label. */
function selectTyped<T>(state: ComboboxState<T>, { labelOf, isDisabled }: ComboboxRules<T>): ComboboxState<T> {
  const name = foldName(state.text);
  if (state.selected !== undefined || name === '') return state;
  const matches = state.options.filter((option) => foldName(labelOf(option)) === name);
  const [option] = matches;
  if (option === undefined || matches.length > 1 || isDisabled(option)) return state;
  return { ...state, text: labelOf(option), selected: option };
}

function clear<T>(state: ComboboxState<T>): ComboboxState<T> {
  return {
    ...close(state),
    text: '',
    query: '',
    selected: undefined,
    phase: 'idle',
    options: [],
    error: undefined,
    request: state.request + 1,
    focus: { on: 'field' },
  };
}

function canPick<T>({ options }: ComboboxState<T>, index: number, { isDisabled }: ComboboxRules<T>): boolean {
  const option = options[index];
  return option !== undefined && !isDisabled(option);
}

function pick<T>(state: ComboboxState<T>, index: number, { labelOf, isDisabled }: ComboboxRules<T>): ComboboxState<T> {
  const selected = state.options[index];
  if (selected === undefined || isDisabled(selected)) return state;
  const text = labelOf(selected);
  return { ...close(state), text, selected, focus: { on: 'field' } };
}

function onKey<T>(state: ComboboxState<T>, input: KeyInput, rules: ComboboxRules<T>): ComboboxState<T> {
  const { key, altKey } = input;
  if (state.isComposing || input.isComposing || input.keyCode === COMPOSING_KEY_CODE) return state;
  if (altKey && key === 'ArrowDown') return open(state, rules);
  if (altKey && key === 'ArrowUp') return close(state);
  if (isShortcut(input)) return state;
  switch (key) {
    case 'ArrowDown':
      return move(state, rules, { from: state.active, by: 1 });
    case 'ArrowUp':
      return move(state, rules, { from: state.active < 0 ? state.options.length : state.active, by: -1 });
    case 'PageDown':
    case 'PageUp':
      return movePage(state, rules, key === 'PageDown' ? 1 : -1);
    case 'Enter':
      return state.isOpen && state.active >= 0 ? pick(state, state.active, rules) : state;
    case 'Escape':
      if (state.isOpen) return close(state);
      return state.text === '' ? state : clear(state);
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'Home':
    case 'End':
      return state.active < 0 ? state : { ...state, active: -1 };
    default:
      return state;
  }
}

function move<T>(
  state: ComboboxState<T>,
  rules: ComboboxRules<T>,
  { from, by }: { readonly from: number; readonly by: -1 | 1 },
): ComboboxState<T> {
  if (!state.isOpen) {
    const opened = open(state, rules);
    // If the options are loaded, the key that opens the list also moves to one, unless the selected option is in it.
    return opened.isOpen && opened.active < 0 && opened.phase === 'content'
      ? move(opened, rules, { from, by })
      : opened;
  }
  const active = nextIndex({ items: state.options, isDisabled: rules.isDisabled, from, by, wraps: true });
  return active < 0 || active === state.active ? state : { ...state, active };
}

function movePage<T>(state: ComboboxState<T>, { isDisabled }: ComboboxRules<T>, by: -1 | 1): ComboboxState<T> {
  if (!state.isOpen) return state;
  const items = state.options;
  const target = Math.min(items.length - 1, Math.max(0, state.active + by * PAGE));
  const inward = nextIndex({ items, isDisabled, from: target - by, by, wraps: false });
  const active =
    inward < 0 ? nextIndex({ items, isDisabled, from: target, by: by > 0 ? -1 : 1, wraps: false }) : inward;
  return active < 0 || active === state.active ? state : { ...state, active };
}
