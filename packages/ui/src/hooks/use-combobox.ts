import { createCombobox, type Combobox, type ComboboxOptions, type ComboboxState } from '@headnote/core/machines';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type CompositionEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useFocusRequest, useMachine } from '../internal/use-machine.js';

/** A field with suggestions, ready to be drawn. */
export interface ComboboxView<T> {
  readonly state: ComboboxState<T>;
  /** The machine; it stays the same. */
  readonly machine: Combobox<T>;
  /** Goes on the field together with `inputProps`, so that the focus finds it. */
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly inputProps: InputHTMLAttributes<HTMLInputElement>;
  /** Id of the list, whose role is `listbox`. */
  readonly listId: string;
  /** Id of an option by its place in `state.options`. */
  readonly optionId: (index: number) => string;
}

/**
 * Core's combobox machine in React. `load`, `labelOf` and `isDisabled` may change with each drawing; the rest counts at
 * first only. What belongs to the field tells `machine.blur` when the focus leaves it.
 */
export function useCombobox<T>(options: ComboboxOptions<T>): ComboboxView<T> {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const [machine, state] = useMachine<ComboboxState<T>, Combobox<T>>(() =>
    createCombobox({
      ...options,
      load: (text, call) => latest.current.load(text, call),
      labelOf: (option) => latest.current.labelOf(option),
      isDisabled: (option) => latest.current.isDisabled?.(option) ?? false,
    }),
  );
  const inputRef = useRef<HTMLInputElement>(null);
  useFocusRequest(state.focus, () => inputRef.current?.focus());
  // A text that the field has from before hydration, or that a browser filled in, is the reader's.
  useEffect(() => {
    const { value = '' } = inputRef.current ?? {};
    if (value !== machine.getSnapshot().text) machine.input(value);
  }, [machine]);
  const id = useId();
  const listId = `${id}-list`;
  const optionId = (index: number) => `${id}-option-${index}`;
  const inputProps: InputHTMLAttributes<HTMLInputElement> = {
    role: 'combobox',
    autoComplete: 'off',
    spellCheck: false,
    'aria-autocomplete': 'list',
    'aria-expanded': state.isOpen,
    'aria-controls': state.isOpen ? listId : undefined,
    'aria-activedescendant': state.active < 0 ? undefined : optionId(state.active),
    value: state.text,
    onChange: (event: ChangeEvent<HTMLInputElement>) => machine.input(event.target.value),
    onCompositionStart: () => machine.compose(),
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => machine.composed(event.currentTarget.value),
    onKeyDown: (event: KeyboardEvent) => {
      if (machine.key(event.nativeEvent)) event.preventDefault();
    },
  };
  return { state, machine, inputRef, inputProps, listId, optionId };
}
