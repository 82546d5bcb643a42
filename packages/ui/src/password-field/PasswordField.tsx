import { useState } from 'react';
import { eyeIcon, eyeOffIcon, Icon } from '../icon/index.js';
import { useLabels } from '../labels/index.js';
import { TextField, type TextFieldProps } from '../text-field/index.js';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'>;

/** A field for a password, with a button that shows what was typed. */
export function PasswordField({ disabled, ...props }: PasswordFieldProps) {
  const labels = useLabels();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      disabled={disabled}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className="hn-password__reveal"
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
