import { COMBOBOX_MIN_CHARACTERS, type ComboboxOptions } from '@headnote/core/machines';
import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useFormField } from '../form/use-form-field.js';
import { useCombobox } from '../hooks/use-combobox.js';
import { chevronDownIcon, crossIcon, Icon } from '../icon/index.js';
import { cx } from '../internal/cx.js';
import { useFocusLeave } from '../internal/use-focus-leave.js';
import { useLabels } from '../labels/index.js';
import { FieldCarrier, FieldFrame, useField, type FieldProps } from '../text-field/index.js';
import { ComboBoxStatus } from './ComboBoxStatus.js';
import { OptionSurface, type OptionLook } from './OptionSurface.js';

export interface ComboBoxProps<T> extends FieldProps, OptionLook<T>, Omit<ComboboxOptions<T>, 'text' | 'labelOf'> {
  /** Text at first, which counts as a selection until it changes. Default empty. */
  defaultText?: string | undefined;
  /** Called with the selected option, and with undefined once the text changes. */
  onPick?: ((option: T | undefined) => void) | undefined;
  /** Called with the text after each change. */
  onTextChange?: ((text: string) => void) | undefined;
  /** Accepts any text. Without it, text that is no option becomes an error on blur. Default `false`. */
  freeText?: boolean | undefined;
  /** Name of the input for submission without script. */
  name?: string | undefined;
  /** Example in the empty field. Default none. */
  placeholder?: string | undefined;
  /** Disables the field. Default `false`. */
  disabled?: boolean | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Text field with suggestions from a server or a list. Only visible options are rendered. In a form, its value is any
 * text with `freeText`, otherwise the text of the selected option.
 *
 * - **Do** use it when readers know part of a name in a long list.
 * - **Don’t** use it for short lists with known names: that is `Select`.
 */
export function ComboBox<T>(props: ComboBoxProps<T>) {
  const { defaultText = '', freeText = false, labelOf, noteOf, name, placeholder, disabled, className } = props;
  const { label, hint, dataName, dataPrefix, errorParent, disabledReason } = props;
  const labels = useLabels();
  const formValue = useFormField(dataName).value;
  // Text that counts as a selection although no option was selected.
  const [presetText, setPresetText] = useState(typeof formValue === 'string' && formValue ? formValue : defaultText);
  const view = useCombobox({ ...props, text: presetText });
  const { machine, state, inputRef, inputProps } = view;
  const boxRef = useRef<HTMLDivElement>(null);
  const [isVisited, setIsVisited] = useState(false);
  const report = useEffectEvent((next: string, option: T | undefined) => {
    setIsVisited(false);
    props.onTextChange?.(next);
    props.onPick?.(option);
  });
  const { text, selected } = state;
  const reported = useRef({ text, selected });
  useEffect(() => {
    if (reported.current.text === text && reported.current.selected === selected) return;
    reported.current = { text, selected };
    report(text, selected);
  }, [text, selected]);

  const hasStrayText = !freeText && text.trim() !== '' && text !== presetText && selected === undefined;
  const error = props.error ?? (hasStrayText && isVisited ? labels.chooseFromList : undefined);
  const field = useField({ hint, error, dataName, errorParent, disabledReason });
  const { 'data-name': _name, ...control } = field.control;
  const isLocked = disabled || Boolean(disabledReason);
  const focusLeave = useFocusLeave(() => setIsVisited(true));
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) machine.blur();
    focusLeave.onBlur(event);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    inputProps.onKeyDown?.(event);
    // Enter that the list does not handle submits the form without leaving the field.
    if (event.key === 'Enter' && !event.defaultPrevented) setIsVisited(true);
  };
  const setFromForm = (next: string) => {
    setPresetText(next);
    machine.input(next);
    machine.blur();
    setIsVisited(false);
  };
  const hasList = (props.minCharacters ?? COMBOBOX_MIN_CHARACTERS) === 0;
  return (
    <div className={cx('hn-combo-box', className)} onFocus={focusLeave.onFocus} onBlur={onBlur}>
      <FieldFrame field={field} label={label} hint={hint} disabledReason={disabledReason}>
        <div ref={boxRef} className="hn-combo-box__field">
          <input
            {...inputProps}
            {...control}
            ref={inputRef}
            type="text"
            name={name}
            placeholder={placeholder}
            disabled={disabled}
            readOnly={Boolean(disabledReason)}
            className="hn-field__input hn-field__input--with-end"
            onKeyDown={onKeyDown}
            onClick={isLocked ? undefined : machine.open}
          />
          {!isLocked && (
            <span className="hn-field__end">
              {state.text === '' && hasList ? (
                <EndButton shape={chevronDownIcon} label={labels.showOptions} onPress={machine.open} />
              ) : (
                state.text !== '' && <EndButton shape={crossIcon} label={labels.clear} onPress={machine.clear} />
              )}
            </span>
          )}
        </div>
      </FieldFrame>
      <FieldCarrier
        name={dataName}
        prefix={dataPrefix}
        value={hasStrayText ? '' : text}
        onTake={setFromForm}
        focusId={field.id}
        isWrong={hasStrayText && !isLocked}
        disabled={isLocked}
      />
      <ComboBoxStatus state={state} />
      {state.isOpen && !isLocked && (
        <OptionSurface view={view} anchorRef={boxRef} labelOf={labelOf} noteOf={noteOf} isDisabled={props.isDisabled} />
      )}
    </div>
  );
}

interface EndButtonProps {
  shape: typeof crossIcon;
  label: string;
  onPress: () => void;
}

// Not a tab stop: Escape and Down do the same.
function EndButton({ shape, label, onPress }: EndButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className="hn-field__button"
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        onPress();
        event.currentTarget.closest('.hn-field__box')?.querySelector('input')?.focus();
      }}
    >
      <Icon shape={shape} />
    </button>
  );
}
