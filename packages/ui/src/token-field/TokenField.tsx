import type { ComboboxOptions } from '@headnote/core/machines';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { ComboBoxStatus } from '../combo-box/ComboBoxStatus.js';
import { OptionSurface, type OptionLook } from '../combo-box/OptionSurface.js';
import { useCombobox } from '../hooks/use-combobox.js';
import { cx } from '../internal/cx.js';
import { useFocusLeave } from '../internal/use-focus-leave.js';
import { useLabels } from '../labels/index.js';
import { FieldCarrier, FieldFrame, useField, type FieldProps } from '../text-field/index.js';
import { readPasted, splitPasted } from './read-pasted.js';
import { TokenList } from './TokenList.js';

export interface TokenFieldProps<T> extends FieldProps, OptionLook<T>, Omit<ComboboxOptions<T>, 'text' | 'labelOf'> {
  /** Selected values, for a controlled field. */
  values?: readonly T[] | undefined;
  /** Values that are selected at first. Default none. */
  defaultValues?: readonly T[] | undefined;
  /** Called with the values after each change. */
  onValuesChange?: ((values: readonly T[]) => void) | undefined;
  /** Makes a value from any text, on Enter or a comma. Without it, only options can be selected. */
  fromText?: ((text: string) => T) | undefined;
  /** Example in the empty field. Default none. */
  placeholder?: string | undefined;
  /** Name of the hidden inputs that a form submits, one per value. */
  name?: string | undefined;
  /** Disables the field. Default `false`. */
  disabled?: boolean | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Field for several values, shown as removable tokens. Arrow keys move from the field to the tokens; Backspace and
 * Delete remove the focused token. Readers can paste a list with commas. In a form, its value is the text of the
 * tokens, one per line.
 *
 * - **Do** use it when readers choose several values from a long list.
 * - **Don’t** use it for up to five options: those are check boxes.
 */
export function TokenField<T>(props: TokenFieldProps<T>) {
  const { label, labelOf, noteOf, load, fromText, placeholder, disabled = false } = props;
  const { dataName, dataPrefix, errorParent, disabledReason } = props;
  const labels = useLabels();
  const [values, setValues] = useControlledState(
    props.values ?? undefined,
    props.defaultValues ?? [],
    props.onValuesChange,
  );
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const [isVisited, setIsVisited] = useState(false);
  // Number of pasted lists that are still being looked up.
  const [lookUps, setLookUps] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const chosen = new Set(values.map(labelOf));
  const isDisabled = (option: T) => chosen.has(labelOf(option)) || (props.isDisabled?.(option) ?? false);
  const view = useCombobox({ ...props, isDisabled });
  const { machine, state, inputRef, inputProps } = view;
  const boxRef = useRef<HTMLDivElement>(null);
  const isLocked = disabled || Boolean(disabledReason);

  // The result of a paste arrives after later renders, and two results may arrive between two renders.
  const latest = useRef(values);
  const add = (more: readonly T[]) => {
    const known = new Set(latest.current.map(labelOf));
    const fresh = more.filter((value) => !known.has(labelOf(value)) && known.add(labelOf(value)));
    if (fresh.length === 0) return;
    latest.current = [...latest.current, ...fresh];
    setValues([...latest.current]);
  };
  const latestAdd = useRef(add);
  useEffect(() => {
    latest.current = values;
    latestAdd.current = add;
  });
  const clearText = () => {
    machine.input('');
    machine.blur();
  };
  const addSelected = useEffectEvent((option: T) => {
    add([option]);
    // After a blur: clears the text without returning the focus.
    if (boxRef.current?.contains(document.activeElement)) machine.clear();
    else clearText();
  });
  useEffect(() => {
    if (state.selected !== undefined) addSelected(state.selected);
  }, [state.selected]);
  const pasting = useRef<AbortController>(undefined);
  useEffect(() => () => pasting.current?.abort(), []);

  const readWords = async (words: readonly string[], onRead: (values: readonly T[]) => void) => {
    const { signal } = (pasting.current ??= new AbortController());
    setLookUps((count) => count + 1);
    const pasted = await readPasted(words, { load, labelOf, fromText }, signal);
    if (signal.aborted) return;
    setLookUps((count) => count - 1);
    onRead(pasted.values);
    setUnknown((previous) => [...previous, ...pasted.unknown]);
  };
  const cancelPasting = () => {
    pasting.current?.abort();
    pasting.current = undefined;
    setLookUps(0);
  };
  const onPaste = (event: ClipboardEvent) => {
    const words = splitPasted(event.clipboardData.getData('text'));
    if (words.length < 2) return;
    event.preventDefault();
    void readWords(words, (found) => latestAdd.current(found));
  };
  const setFromForm = (next: string) => {
    clearText();
    setUnknown([]);
    setIsVisited(false);
    cancelPasting();
    if (next === '') setValues([]);
    else void readWords(next.split('\n'), setValues);
  };
  const remove = (at: number) => {
    const value = values[at];
    if (value === undefined) return;
    setValues(values.filter((_, index) => index !== at));
    setAnnouncement(labels.removed(labelOf(value)));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    setUnknown([]);
    const text = state.text.trim();
    const isComposing = event.nativeEvent.isComposing;
    if (!isComposing && fromText && text && state.active < 0 && (event.key === 'Enter' || event.key === ',')) {
      event.preventDefault();
      add([fromText(text)]);
      machine.clear();
      return;
    }
    const { selectionStart, selectionEnd } = event.currentTarget;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const isBack = event.key === (isRtl ? 'ArrowRight' : 'ArrowLeft') || event.key === 'Backspace';
    if (isBack && !isComposing && selectionStart === 0 && selectionEnd === 0 && values.length > 0) {
      event.preventDefault();
      boxRef.current?.querySelector<HTMLElement>('li:last-child > button')?.focus();
      return;
    }
    inputProps.onKeyDown?.(event);
    // Enter that the list does not handle submits the form without leaving the field.
    if (event.key === 'Enter' && !event.defaultPrevented) setIsVisited(true);
  };
  // Text that is not a token yet, and would therefore not be submitted.
  const hasStrayText = state.text.trim() !== '' && state.selected === undefined;
  // Where any text is a value, the form has what is typed before it is a token: a press on its button comes first.
  const typed = hasStrayText && fromText ? [labelOf(fromText(state.text.trim()))] : [];
  const words = [...new Set([...values.map(labelOf), ...typed])];
  const focusLeave = useFocusLeave(() => {
    if (hasStrayText && fromText) {
      add([fromText(state.text.trim())]);
      clearText();
    }
    setIsVisited(true);
  });
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) machine.blur();
    focusLeave.onBlur(event);
  };
  const ownError =
    unknown.length > 0
      ? labels.onlyFromList(unknown.join(', '))
      : hasStrayText && isVisited && !fromText
        ? labels.chooseFromList
        : undefined;
  const error = props.error ?? ownError;
  const isLooking = lookUps > 0;
  const hint = isLooking ? labels.loading : props.hint;
  const field = useField({ hint, error, dataName, errorParent, disabledReason });
  const { 'data-name': _name, ...control } = field.control;
  return (
    <div className={cx('hn-token-field', props.className)} onFocus={focusLeave.onFocus} onBlur={onBlur}>
      <FieldFrame field={field} label={label} hint={hint} disabledReason={disabledReason}>
        <div
          ref={boxRef}
          className="hn-field__input hn-token-field__box"
          data-disabled={isLocked || undefined}
          aria-busy={isLooking || undefined}
        >
          <TokenList
            words={values.map(labelOf)}
            isDisabled={isLocked}
            onRemove={remove}
            onLeave={() => inputRef.current?.focus()}
          />
          <input
            {...inputProps}
            {...control}
            ref={inputRef}
            type="text"
            placeholder={values.length === 0 ? placeholder : undefined}
            disabled={disabled}
            readOnly={Boolean(disabledReason)}
            className="hn-token-field__input"
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onClick={isLocked ? undefined : machine.open}
          />
        </div>
      </FieldFrame>
      {props.name &&
        values.map((value) => <input key={labelOf(value)} type="hidden" name={props.name} value={labelOf(value)} />)}
      <FieldCarrier
        name={dataName}
        prefix={dataPrefix}
        value={words.join('\n')}
        onTake={setFromForm}
        focusId={field.id}
        isWrong={((hasStrayText && !fromText) || isLooking) && !isLocked}
        disabled={isLocked}
      />
      <output className="hn-visually-hidden">{announcement}</output>
      <ComboBoxStatus state={state} />
      {state.isOpen && !isLocked && (
        <OptionSurface view={view} anchorRef={boxRef} labelOf={labelOf} noteOf={noteOf} isDisabled={isDisabled} />
      )}
    </div>
  );
}
