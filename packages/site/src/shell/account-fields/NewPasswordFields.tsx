import './new-password.css';
import { useFormField } from '@headnote/ui/form';
import { checkIcon, Icon } from '@headnote/ui/icon';
import { PasswordField } from '@headnote/ui/password-field';
import { TextField } from '@headnote/ui/text-field';
import { useServices } from '../../services/ServicesProvider.js';
import { messages } from './messages.js';

/** A new password with its strength, and its repetition with a sign once both are the same. */
export function NewPasswordFields({ label, againLabel }: { label: string; againLabel: string }) {
  const { min } = useServices().config.passwordRule;
  const { value: first } = useFormField('password');
  const { value } = useFormField('repassword');
  const isSame = value !== '' && value === first;
  return (
    <>
      <PasswordField
        className="hn-form__start"
        label={label}
        dataName="password"
        hint={messages.passwordHint(min)}
        autoComplete="new-password"
        strength={min}
      />
      <TextField
        type="password"
        label={againLabel}
        dataName="repassword"
        autoComplete="new-password"
        end={
          isSame && (
            <span className="site-same-password">
              <Icon shape={checkIcon} label={messages.samePassword} />
            </span>
          )
        }
      />
    </>
  );
}
