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

/** Combo box machine with the attributes to render it. */
export interface ComboboxView<T> {
  /** Current state of the machine. */
  readonly state: ComboboxState<T>;
  /** Machine behind the field. It stays the same object. */
  readonly machine: Combobox<T>;
  /** Ref for the input that gets `inputProps`; it lets the machine set the focus. */
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Attributes for the input. */
  readonly inputProps: InputHTMLAttributes<HTMLInputElement>;
  /** Id for the list, which has the role `listbox`. */
  readonly listId: string;
  /** Id for the option at an index of `state.options`. */
  readonly optionId: (index: number) => string;
}

/**
 * Connects core's combo box machine to React. `load`, `labelOf` and `isDisabled` may change between renders; other
 * options are read once. Call `machine.blur` when the focus leaves the field and everything that belongs to it.
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
  // Keeps text that the reader typed before hydration or that the browser filled in.
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
