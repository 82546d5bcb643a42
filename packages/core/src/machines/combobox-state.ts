import type { FocusRequest } from './focus-request.js';
import type { KeyInput } from './keys.js';

/**
 * The state of the list: `idle` nothing requested, `short` too few characters, `waiting` for the user to stop typing, `loading`,
 * then `content`, `empty` or `error`.
 */
export type ComboboxPhase = 'idle' | 'short' | 'waiting' | 'loading' | 'content' | 'empty' | 'error';

/** State of a field with suggestions. */
export interface ComboboxState<T> {
  /** The text of the field. */
  readonly text: string;
  /** The state of the list. */
  readonly phase: ComboboxPhase;
  /** Whether the list, its skeleton, its empty message or its error is shown. */
  readonly isOpen: boolean;
  /**
   * The options for the text, exactly the list that `load` returned. While a request is running and after an error, those that
   * `early` returned; without it none.
   */
  readonly options: readonly T[];
  /** Index of the active option, for `aria-activedescendant`; -1 if none is active. */
  readonly active: number;
  /** The selected option; undefined after the text changes. */
  readonly selected: T | undefined;
  /** The error of `load`, in the phase `error`. */
  readonly error: unknown;
  /** Whether an input method is composing a character. Requests and keys wait until it ends. */
  readonly isComposing: boolean;
  /** Number of the current request. Answers to other requests are ignored. */
  readonly request: number;
  /** The requested text, without white space around it. */
  readonly query: string;
  /** Set when the view must focus the field; a new object each time. */
  readonly focus: FocusRequest<'field'> | undefined;
}

/** What can happen to a combobox. */
export type ComboboxEvent<T> =
  | { readonly type: 'input'; readonly text: string }
  | { readonly type: 'compose' }
  | { readonly type: 'composed'; readonly text: string }
  | { readonly type: 'due'; readonly request: number }
  | { readonly type: 'answer'; readonly request: number; readonly options: readonly T[] }
  | { readonly type: 'failure'; readonly request: number; readonly error: unknown }
  | { readonly type: 'key'; readonly input: KeyInput }
  | { readonly type: 'point' | 'pick'; readonly index: number }
  | { readonly type: 'open' | 'close' | 'blur' | 'clear' | 'retry' };

/** Rules for the options. */
export interface ComboboxRules<T> {
  /** Returns the label of an option, which becomes the text when it is selected. */
  readonly labelOf: (option: T) => string;
  /** Returns whether an option cannot be selected. */
  readonly isDisabled: (option: T) => boolean;
  /** Minimum number of characters for a request; 0 lists everything. */
  readonly minCharacters: number;
  /** Returns the options to show for a text until its answer arrives, from those of the text before. */
  readonly early: (query: string, before: readonly T[]) => readonly T[];
}

/** Returns the initial state with a text. */
export function firstComboboxState<T>(text: string): ComboboxState<T> {
  return {
    text,
    phase: 'idle',
    isOpen: false,
    options: [],
    active: -1,
    selected: undefined,
    error: undefined,
    isComposing: false,
    request: 0,
    query: '',
    focus: undefined,
  };
}
