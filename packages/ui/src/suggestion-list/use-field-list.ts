import { createCombobox, type Combobox, type ComboboxState } from '@headnote/core/machines';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useMachine } from '../internal/use-machine.js';
import type { SearchField } from '../search-box/index.js';
import type { SuggestionRow } from './suggestion-row.js';

export interface FieldListOptions {
  readonly field: SearchField;
  readonly load: (
    text: string,
    call: { readonly signal: AbortSignal },
  ) => Promise<readonly SuggestionRow[]> | readonly SuggestionRow[];
  readonly early?: ((text: string, before: readonly SuggestionRow[]) => readonly SuggestionRow[]) | undefined;
  readonly onPick: (row: SuggestionRow) => void;
  readonly onFill: (row: SuggestionRow) => void;
  /** Called with the text when it is searched for, whatever the box does then. */
  readonly onSearch?: ((text: string) => void) | undefined;
  /** Whether the list is drawn in this state. */
  readonly isShown: (state: ComboboxState<SuggestionRow>) => boolean;
}

/** The list of a search box, and what connects its rows to the field. */
export interface FieldList {
  readonly machine: Combobox<SuggestionRow>;
  readonly state: ComboboxState<SuggestionRow>;
  readonly isShown: boolean;
  readonly listId: string;
  readonly idOf: (index: number) => string;
}

/**
 * Connects a combo box machine to the field of a search box that is drawn already: the list is loaded when the field is used. Its text
 * stays the field's; a row is opened, never selected.
 */
export function useFieldList(options: FieldListOptions): FieldList {
  const { field, isShown: isShownIn } = options;
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const [machine, state] = useMachine<ComboboxState<SuggestionRow>, Combobox<SuggestionRow>>(() =>
    createCombobox<SuggestionRow>({
      load: (text, call) => latest.current.load(text, call),
      early: (text, before) => latest.current.early?.(text, before) ?? [],
      labelOf: () => '',
      // An empty field lists what was searched for lately.
      minCharacters: 0,
      text: field.text,
    }),
  );
  const id = useId();
  const listId = `${id}-list`;
  const idOf = (index: number) => `${id}-row-${index}`;
  const isShown = state.isOpen && isShownIn(state);
  useFieldKeys({ machine, state, isShown, options });
  useFieldText(machine, field);
  useLayoutEffect(() => {
    const input = field.inputRef.current;
    if (!input) return;
    input.setAttribute('aria-expanded', String(isShown));
    const { active } = state;
    for (const [name, value] of [
      ['aria-controls', isShown ? listId : undefined],
      ['aria-activedescendant', isShown && active >= 0 ? `${id}-row-${active}` : undefined],
    ] as const) {
      if (value === undefined) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
  });
  return { machine, state, isShown, listId, idOf };
}

/** Reports each text to the machine, except one that the page sets while the reader is elsewhere. */
function useFieldText(machine: Combobox<SuggestionRow>, { inputRef, text, isTyped }: SearchField): void {
  const known = useRef(isTyped ? undefined : text);
  useEffect(() => {
    const input = inputRef.current;
    if (known.current === text || input === null) return;
    known.current = text;
    if (input.ownerDocument.activeElement === input) machine.input(text);
  }, [machine, inputRef, text]);
}

interface FieldKeys {
  readonly machine: Combobox<SuggestionRow>;
  readonly state: ComboboxState<SuggestionRow>;
  readonly isShown: boolean;
  readonly options: FieldListOptions;
}

/** Listens to the field: keys, the input method, focus, and the search itself, which closes the list. */
function useFieldKeys({ machine, state, isShown, options: { field, onPick, onFill, onSearch } }: FieldKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const row = isShown ? state.options[state.active] : undefined;
    const input = field.inputRef.current;
    const isAtEnd = input?.selectionStart === input?.value.length;
    if (row && event.key === 'Enter' && !event.isComposing) {
      onPick(row);
      machine.close();
    } else if (row && event.key === 'ArrowRight' && isAtEnd) onFill(row);
    // The next stop of Tab may be what the list covers.
    else if (event.key === 'Tab' || (!isShown && event.key === 'Escape')) return machine.close();
    else if (!machine.key(event)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  const onSubmit = useEffectEvent(() => {
    machine.close();
    if (field.text.trim() !== '') onSearch?.(field.text.trim());
  });
  useEffect(() => {
    const { current: input } = field.inputRef;
    const { current: box } = field.boxRef;
    if (!input || !box) return undefined;
    const open = () => {
      if (input.value === '') machine.open();
    };
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener('keydown', (event) => onKey(event), { signal });
    input.addEventListener('compositionstart', () => machine.compose(), { signal });
    input.addEventListener('compositionend', () => machine.composed(input.value), { signal });
    input.addEventListener('focus', open, { signal });
    input.addEventListener('click', open, { signal });
    input.addEventListener('blur', () => machine.blur(), { signal });
    box.addEventListener('submit', () => onSubmit(), { signal });
    // The focus came before this code.
    if (input.ownerDocument.activeElement === input) open();
    return () => listening.abort();
  }, [machine, field.inputRef, field.boxRef]);
}
