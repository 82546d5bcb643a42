import { createAlarm, systemClock, type MachineClock } from './clock.js';
import { comboboxReducer } from './combobox-reducer.js';
import { firstComboboxState, type ComboboxEvent, type ComboboxState } from './combobox-state.js';
import { createStore, type Observable } from './create-store.js';
import type { KeyInput } from './keys.js';

/** Milliseconds a reader must have stopped typing before a request: shorter asks for every letter, longer feels slow. */
export const COMBOBOX_DEBOUNCE_MS = 200;

/** Characters before the first request; the server refuses to complete a single one. */
export const COMBOBOX_MIN_CHARACTERS = 2;

/** How a combobox begins. */
export interface ComboboxOptions<T> {
  /**
   * Finds the options for a text, for example `(text, call) => client.complete.judges({ text }, call)`. May answer at once
   * with a list. The signal is aborted when the answer is no longer wanted; a late answer is dropped even so.
   */
  readonly load: (text: string, call: { readonly signal: AbortSignal }) => Promise<readonly T[]> | readonly T[];
  /** Words of an option, as they stand in the field once it is chosen. */
  readonly labelOf: (option: T) => string;
  /** Whether an option cannot be chosen: it is shown, and passed over by the keys. None by default. */
  readonly isDisabled?: ((option: T) => boolean) | undefined;
  /** Text in the field at first; empty by default. */
  readonly text?: string | undefined;
  /** Milliseconds of quiet before a request; 200 by default. */
  readonly debounceMs?: number | undefined;
  /** Characters before the first request; 2 by default, 0 lists everything when the list is opened. */
  readonly minCharacters?: number | undefined;
  /** Time; that of the page by default. */
  readonly clock?: MachineClock | undefined;
}

/** A field with suggestions after the ARIA 1.2 combobox pattern, without any drawing. */
export interface Combobox<T> extends Observable<ComboboxState<T>> {
  /** The field holds another text now; every input event of the field is one. */
  readonly input: (text: string) => void;
  /** An input method begins to put a character together. */
  readonly compose: () => void;
  /** The input method is done; the field holds this text. */
  readonly composed: (text: string) => void;
  /** A key was pressed in the field. Gives true when it was for the list: then the page must not have it as well. */
  readonly key: (input: KeyInput) => boolean;
  /** The pointer is over an option. */
  readonly point: (index: number) => void;
  /** An option is chosen, as a click does. The list keeps the focus in the field when its `pointerdown` is prevented. */
  readonly pick: (index: number) => void;
  /** Opens the list, as a click into the field or on its arrow does. */
  readonly open: () => void;
  /** Closes the list. */
  readonly close: () => void;
  /**
   * The focus has left the field and what belongs to it: the list closes, a request under way is given up, and an option of
   * the list whose words were typed in full is chosen.
   */
  readonly blur: () => void;
  /** Empties the field and asks for the focus in it. */
  readonly clear: () => void;
  /** Asks again after an error, at once. */
  readonly retry: () => void;
  /**
   * What is still missing of the active option's words behind what was typed, for a view that writes it, marked, behind the
   * caret; empty when the option begins otherwise.
   */
  readonly completion: () => string;
}

/** Creates the machine of a combobox. One request at a time; an answer that a newer wish has overtaken is never shown. */
export function createCombobox<T>(options: ComboboxOptions<T>): Combobox<T> {
  const { load, labelOf, isDisabled = () => false, clock = systemClock } = options;
  const debounceMs = options.debounceMs ?? COMBOBOX_DEBOUNCE_MS;
  const rules = { labelOf, isDisabled, minCharacters: options.minCharacters ?? COMBOBOX_MIN_CHARACTERS };
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

  /** Makes timer and request those that the state asks for. */
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
      // A list that is here already is shown at once, without a moment of loading.
      const list: unknown = Array.isArray(answer) ? answer : await answer;
      if (!Array.isArray(list)) throw new TypeError('The options are no list: `load` must give an array.');
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
