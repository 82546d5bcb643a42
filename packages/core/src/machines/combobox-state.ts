import type { FocusRequest } from './focus-request.js';
import type { KeyInput } from './keys.js';

/**
 * How the list stands: `idle` nothing asked, `short` too few characters, `waiting` for the reader to stop typing, `loading`,
 * then `content`, `empty` or `error`.
 */
export type ComboboxPhase = 'idle' | 'short' | 'waiting' | 'loading' | 'content' | 'empty' | 'error';

/** State of a field with suggestions. */
export interface ComboboxState<T> {
  /** What stands in the field. */
  readonly text: string;
  /** How the list stands. */
  readonly phase: ComboboxPhase;
  /** Whether the list, its skeleton, its empty line or its error is shown. */
  readonly isOpen: boolean;
  /** The answer to what stands in the field; empty while a newer one is on its way. The same list as `load` gave. */
  readonly options: readonly T[];
  /** Index of the active option, which `aria-activedescendant` names; -1 while the field itself is active. */
  readonly active: number;
  /** What was chosen last; undefined once the text is changed. */
  readonly selected: T | undefined;
  /** What `load` failed with, in `error`. */
  readonly error: unknown;
  /** Whether an input method is putting a character together: nothing is asked and no key is taken meanwhile. */
  readonly isComposing: boolean;
  /** Number of the request whose answer counts; every other answer is stale. */
  readonly request: number;
  /** What is asked for: the text without the space around it. */
  readonly query: string;
  /** Set when the field is to have the focus; a new object for each wish. */
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

/** What the reducer must know of the options. */
export interface ComboboxRules<T> {
  /** Words of an option, as they stand in the field once it is chosen. */
  readonly labelOf: (option: T) => string;
  /** Whether an option cannot be chosen. */
  readonly isDisabled: (option: T) => boolean;
  /** So many characters are asked for before a request; 0 lists everything at once. */
  readonly minCharacters: number;
}

/** A combobox nobody has touched, with a text in its field. */
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
