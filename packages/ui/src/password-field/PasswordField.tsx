import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useFormField } from '../form/index.js';
import { eyeIcon, eyeOffIcon, Icon, triangleIcon } from '../icon/index.js';
import { useLabels } from '../labels/index.js';
import { TextField, useTypedText, type TextFieldProps } from '../text-field/index.js';
import { useCapsLock } from './use-caps-lock.js';

// A sign-in form shows no estimate, so its page does not load one. Without a connection the field works without it.
const PasswordStrengthLine = lazy(
  async (): Promise<{ default: ComponentType<{ password: string; min?: number | undefined }> }> => {
    try {
      return { default: (await import('./PasswordStrengthLine.js')).PasswordStrengthLine };
    } catch {
      return { default: () => null };
    }
  },
);

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'prefix' | 'suffix' | 'countTo'> {
  /**
   * Shows an estimate of how hard a new password is to guess. A number sets the server's minimum length in characters;
   * `true` means 8. Default `false`.
   */
  strength?: boolean | number | undefined;
}

/**
 * Password field with a button that shows the password and a Caps Lock warning. Takes the props of `TextField`, except additions around the value.
 *
 * - **Do** set `autoComplete` to `current-password` or `new-password`.
 * - **Don’t** set `strength` on a sign-in form, or block pasting.
 */
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
            {hint}{' '}
            <Suspense>
              <PasswordStrengthLine password={text} min={min} />
            </Suspense>
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

/** Calls our key handlers and then the caller's. */
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
