import { COMBOBOX_MIN_CHARACTERS, type ComboboxOptions } from '@headnote/core/machines';
import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react';
import { useCombobox } from '../hooks/use-combobox.js';
import { chevronDownIcon, crossIcon, Icon } from '../icon/index.js';
import { cx } from '../internal/cx.js';
import { useLabels } from '../labels/index.js';
import { FieldFrame, useField, type FieldProps } from '../text-field/index.js';
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
 * those in view are drawn.
 */
export function ComboBox<T>(props: ComboBoxProps<T>) {
  const { defaultText = '', freeText = false, labelOf, noteOf, name, placeholder, disabled, className } = props;
  const { label, hint, dataName, dataPrefix, errorParent, disabledReason } = props;
  const labels = useLabels();
  const view = useCombobox({ ...props, text: defaultText });
  const { machine, state } = view;
  const boxRef = useRef<HTMLDivElement>(null);
  const [isLeft, setIsLeft] = useState(false);
  const tell = useEffectEvent((text: string, option: T | undefined) => {
    setIsLeft(false);
    props.onTextChange?.(text);
    props.onPick?.(option);
  });
  useChanges(state.text, state.selected, tell);

  const isStray = isLeft && !freeText && state.text.trim() !== '' && state.text !== defaultText && !state.selected;
  const error = props.error ?? (isStray ? labels.chooseFromList : undefined);
  const field = useField({ hint, error, dataName, dataPrefix, errorParent, disabledReason });
  const isHeld = disabled || Boolean(disabledReason);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    machine.blur();
    setIsLeft(true);
  };
  const hasList = (props.minCharacters ?? COMBOBOX_MIN_CHARACTERS) === 0;
  return (
    <div className={cx('hn-combo-box', className)} onBlur={onBlur}>
      <FieldFrame field={field} label={label} hint={hint} disabledReason={disabledReason}>
        <div ref={boxRef} className="hn-combo-box__field">
          <input
            {...view.inputProps}
            {...field.control}
            ref={view.inputRef}
            type="text"
            name={name}
            placeholder={placeholder}
            disabled={disabled}
            readOnly={Boolean(disabledReason)}
            className="hn-field__input hn-field__input--with-end"
            onClick={isHeld ? undefined : machine.open}
          />
          {!isHeld && (
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
      <ComboBoxStatus state={state} />
      {state.isOpen && !isHeld && (
        <OptionSurface view={view} anchorRef={boxRef} labelOf={labelOf} noteOf={noteOf} isDisabled={props.isDisabled} />
      )}
    </div>
  );
}

/** Calls back after the text or the choice has become another one. */
function useChanges<T>(text: string, selected: T | undefined, tell: (text: string, selected: T | undefined) => void) {
  const last = useRef({ text, selected });
  useEffect(() => {
    if (last.current.text === text && last.current.selected === selected) return;
    last.current = { text, selected };
    tell(text, selected);
  }, [text, selected, tell]);
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
      className="hn-combo-box__button"
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
