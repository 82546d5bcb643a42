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
  /** Text in the field at first; it counts as chosen until it is changed. */
  defaultText?: string | undefined;
  /** Called with the option that is chosen, and with undefined once the text is changed. */
  onPick?: ((option: T | undefined) => void) | undefined;
  onTextChange?: ((text: string) => void) | undefined;
  /** Any text may stay. Without it a text that is no option is an error once the field is left. */
  freeText?: boolean | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A field with suggestions from a server or a list, drawn over core's combobox machine. However many options there are, only
 * those in view are drawn. In a form its value is its text: any text where that may stay, else the words of what is chosen.
 */
export function ComboBox<T>(props: ComboBoxProps<T>) {
  const { defaultText = '', freeText = false, labelOf, noteOf, name, placeholder, disabled, className } = props;
  const { label, hint, dataName, dataPrefix, errorParent, disabledReason } = props;
  const labels = useLabels();
  const formValue = useFormField(dataName).value;
  // Text that counts as chosen although no option was picked.
  const [given, setGiven] = useState(typeof formValue === 'string' && formValue ? formValue : defaultText);
  const view = useCombobox({ ...props, text: given });
  const { machine, state, inputRef, inputProps } = view;
  const boxRef = useRef<HTMLDivElement>(null);
  const [isLeft, setIsLeft] = useState(false);
  const tell = useEffectEvent((next: string, option: T | undefined) => {
    setIsLeft(false);
    props.onTextChange?.(next);
    props.onPick?.(option);
  });
  const { text, selected } = state;
  const told = useRef({ text, selected });
  useEffect(() => {
    if (told.current.text === text && told.current.selected === selected) return;
    told.current = { text, selected };
    tell(text, selected);
  }, [text, selected]);

  const isStray = !freeText && text.trim() !== '' && text !== given && selected === undefined;
  const error = props.error ?? (isStray && isLeft ? labels.chooseFromList : undefined);
  const field = useField({ hint, error, dataName, errorParent, disabledReason });
  const { 'data-name': _name, ...control } = field.control;
  const isLocked = disabled || Boolean(disabledReason);
  const left = useFocusLeave(() => setIsLeft(true));
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) machine.blur();
    left.onBlur(event);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    inputProps.onKeyDown?.(event);
    // Enter that is not for the list sends the form, without leaving the field.
    if (event.key === 'Enter' && !event.defaultPrevented) setIsLeft(true);
  };
  const take = (next: string) => {
    setGiven(next);
    machine.input(next);
    machine.blur();
    setIsLeft(false);
  };
  const hasList = (props.minCharacters ?? COMBOBOX_MIN_CHARACTERS) === 0;
  return (
    <div className={cx('hn-combo-box', className)} onFocus={left.onFocus} onBlur={onBlur}>
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
        value={isStray ? '' : text}
        onTake={take}
        focusId={field.id}
        isWrong={isStray && !isLocked}
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

// Out of the tab order: Escape and the down arrow do the same.
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
