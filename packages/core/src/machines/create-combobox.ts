import { createAlarm, systemClock, type MachineClock } from './clock.js';
import { comboboxReducer } from './combobox-reducer.js';
import { firstComboboxState, type ComboboxEvent, type ComboboxState } from './combobox-state.js';
import { createStore, type Observable } from './create-store.js';
import type { KeyInput } from './keys.js';

/** Milliseconds without typing before a request. */
export const COMBOBOX_DEBOUNCE_MS = 200;

/** Minimum number of characters for a request. The server refuses a single one. */
export const COMBOBOX_MIN_CHARACTERS = 2;

/** Options of `createCombobox`. */
export interface ComboboxOptions<T> {
  /**
   * Loads the options for a text, for example `(text, call) => client.complete.judges({ text }, call)`. May return a list
   * synchronously. The signal is aborted when the answer is no longer needed; late answers are ignored.
   */
  readonly load: (text: string, call: { readonly signal: AbortSignal }) => Promise<readonly T[]> | readonly T[];
  /** Returns the label of an option, which becomes the text when it is selected. */
  readonly labelOf: (option: T) => string;
  /** Returns whether an option cannot be selected. It is shown, but keys skip it. None by default. */
  readonly isDisabled?: ((option: T) => boolean) | undefined;
  /**
   * Returns the options to show at once for a text, until `load` has answered: those of the text before that are still right, or
   * those that need no request. They stay if `load` fails. None by default.
   */
  readonly early?: ((text: string, before: readonly T[]) => readonly T[]) | undefined;
  /** Initial text; empty by default. */
  readonly text?: string | undefined;
  /** Milliseconds without typing before a request; 200 by default. */
  readonly debounceMs?: number | undefined;
  /** Minimum number of characters for a request; 2 by default. 0 lists everything when the list opens. */
  readonly minCharacters?: number | undefined;
  /** The clock; that of the page by default. */
  readonly clock?: MachineClock | undefined;
}

/** A combo box after the ARIA 1.2 pattern, without rendering. */
export interface Combobox<T> extends Observable<ComboboxState<T>> {
  /** Reports the text of the field after an input event. */
  readonly input: (text: string) => void;
  /** Reports that an input method starts composing. */
  readonly compose: () => void;
  /** Reports that the input method ended, and the text of the field. */
  readonly composed: (text: string) => void;
  /** Handles a key pressed in the field. Returns true if it was handled; then prevent its default action. */
  readonly key: (input: KeyInput) => boolean;
  /** Reports that the pointer is over an option. */
  readonly point: (index: number) => void;
  /** Selects an option. Prevent the default of `pointerdown` on the list, so that the focus stays in the field. */
  readonly pick: (index: number) => void;
  /** Opens the list. */
  readonly open: () => void;
  /** Closes the list. */
  readonly close: () => void;
  /**
   * Reports that the focus left the combo box. The list closes, a running request is aborted, and an option whose label was
   * typed in full is selected.
   */
  readonly blur: () => void;
  /** Clears the field and requests the focus for it. */
  readonly clear: () => void;
  /** Repeats the request at once after an error. */
  readonly retry: () => void;
  /**
   * Returns the rest of the active option's label after the typed text, for a view that shows it after the caret. Empty if
   * the label begins differently.
   */
  readonly completion: () => string;
}

/** Creates a combo box. It sends one request at a time and ignores outdated answers. */
export function createCombobox<T>(options: ComboboxOptions<T>): Combobox<T> {
  const { load, labelOf, isDisabled = () => false, early = () => [], clock = systemClock } = options;
  const debounceMs = options.debounceMs ?? COMBOBOX_DEBOUNCE_MS;
  const minCharacters = options.minCharacters ?? COMBOBOX_MIN_CHARACTERS;
  const rules = { labelOf, isDisabled, early, minCharacters };
  const alarm = createAlarm(clock);
  let running: { readonly request: number; readonly controller: AbortController } | undefined;

  const stop = (): void => {
    alarm.clear();
    running?.controller.abort();
    running = undefined;
  };
  const store = createStore(firstComboboxState<T>(options.text ?? ''), { sleep: stop, wake: follow });

  function send(event: ComboboxEvent<T>): boolean {
    const before = store.getSnapshot();
    store.set(comboboxReducer(before, event, rules));
    const after = store.getSnapshot();
    if (after.request !== before.request || after.phase !== before.phase) follow();
    return after !== before;
  }

  /** Starts or stops the timer and the request according to the state. */
  function follow(): void {
    const { phase, request } = store.getSnapshot();
    if (running?.request !== request) stop();
    if (phase === 'waiting') alarm.set(debounceMs, () => void send({ type: 'due', request }));
    if (phase === 'loading' && !running) void ask(request);
  }

  async function ask(request: number): Promise<void> {
    const controller = new AbortController();
    running = { request, controller };
    const settle = (event: ComboboxEvent<T>): void => {
      if (controller.signal.aborted) return;
      running = undefined;
      send(event);
    };
    try {
      const answer = load(store.getSnapshot().query, { signal: controller.signal });
      // Show a synchronous list at once, without a loading state.
      const list: unknown = Array.isArray(answer) ? answer : await answer;
      if (!Array.isArray(list)) throw new TypeError('`load` must return an array of options.');
      const isOption = (option: T) => option !== null && option !== undefined;
      const options = list as readonly T[];
      settle({ type: 'answer', request, options: options.every(isOption) ? options : options.filter(isOption) });
    } catch (error) {
      settle({ type: 'failure', request, error });
    }
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    dispose: store.dispose,
    input: (text) => void send({ type: 'input', text }),
    compose: () => void send({ type: 'compose' }),
    composed: (text) => void send({ type: 'composed', text }),
    // The caret's own keys stay the field's, also where they leave the list.
    key: (input) => send({ type: 'key', input }) && !['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(input.key),
    point: (index) => void send({ type: 'point', index }),
    pick: (index) => void send({ type: 'pick', index }),
    open: () => void send({ type: 'open' }),
    close: () => void send({ type: 'close' }),
    blur: () => void send({ type: 'blur' }),
    clear: () => void send({ type: 'clear' }),
    retry: () => void send({ type: 'retry' }),
    completion() {
      const { text, options: list, active } = store.getSnapshot();
      const option = list[active];
      const words = option === undefined ? '' : labelOf(option);
      return words.toLowerCase().startsWith(text.toLowerCase()) ? words.slice(text.length) : '';
    },
  };
}
