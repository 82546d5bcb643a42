import { useState } from 'react';
import { useFormField } from '../form/index.js';
import { eyeIcon, eyeOffIcon, Icon, triangleIcon } from '../icon/index.js';
import { useLabels } from '../labels/index.js';
import { TextField, useTypedText, type TextFieldProps } from '../text-field/index.js';
import { PasswordStrengthLine } from './PasswordStrengthLine.js';
import { useCapsLock } from './use-caps-lock.js';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'prefix' | 'suffix' | 'countTo'> {
  /**
   * Says how hard the password is to guess, as an estimate of its look alone; for new passwords. A number is the server's
   * shortest password in characters; `true` is 8.
   */
  strength?: boolean | number | undefined;
}

/** A field for a password, with a button that shows what was typed and a word when Caps Lock is on. */
export function PasswordField({ strength = false, disabled, hint, labelEnd, ...props }: PasswordFieldProps) {
  const labels = useLabels();
  const [isShown, setShown] = useState(false);
  const { isOn, ...capsLock } = useCapsLock();
  const { text, attributes: value } = useTypedText<HTMLInputElement>(props, useFormField(props.dataName).value);
  const min = typeof strength === 'number' ? strength : undefined;
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      {...value}
      {...forward(props, capsLock)}
      disabled={disabled}
      type={isShown ? 'text' : 'password'}
      hint={
        strength === false || text === '' ? (
          hint
        ) : (
          <>
            {hint} <PasswordStrengthLine password={text} min={min} />
          </>
        )
      }
      labelEnd={
        <>
          <output className="hn-password__caps">
            {isOn && (
              <>
                <Icon shape={triangleIcon} size={15} /> {labels.capsLockOn}
              </>
            )}
          </output>
          {labelEnd}
        </>
      }
      end={
        <button
          type="button"
          className="hn-field__button"
          aria-label={isShown ? labels.hidePassword : labels.showPassword}
          disabled={disabled}
          onClick={() => setShown(!isShown)}
        >
          <Icon shape={isShown ? eyeOffIcon : eyeIcon} size={18} />
        </button>
      }
    />
  );
}

type Heard = Pick<ReturnType<typeof useCapsLock>, 'onKeyDown' | 'onKeyUp' | 'onBlur'>;

/** Hears the keys and lets the caller hear them too. */
function forward(own: Omit<PasswordFieldProps, 'strength'>, heard: Heard): Partial<TextFieldProps> {
  return {
    onKeyDown(event) {
      heard.onKeyDown(event);
      own.onKeyDown?.(event);
    },
    onKeyUp(event) {
      heard.onKeyUp(event);
      own.onKeyUp?.(event);
    },
    onBlur(event) {
      heard.onBlur();
      own.onBlur?.(event);
    },
  };
}
