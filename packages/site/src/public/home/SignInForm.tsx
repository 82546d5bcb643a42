import { Checkbox } from '@headnote/ui/checkbox';
import { Form, FormMessage, SubmitButton } from '@headnote/ui/form';
import { PasswordField } from '@headnote/ui/password-field';
import { TextField } from '@headnote/ui/text-field';
import { useId } from 'react';
import { useMember } from '../../app/use-member.js';
import { messages } from './messages.js';
import { useSignInFocus } from './use-sign-in-focus.js';
import { useSignInForm } from './use-sign-in-form.js';

const { signIn: texts } = messages;

export interface SignInFormProps {
  /** What opens after signing in. */
  readonly opening?: string | undefined;
  /** True if the address contains a value that could not be read. */
  readonly isDamaged: boolean;
}

/** The sign-in step of the account card. Its target is the page itself: without scripts nothing is sent. */
export function SignInForm({ opening, isDamaged }: SignInFormProps) {
  const form = useSignInForm();
  const isMember = useMember() !== undefined;
  const headingId = useId();
  const heading = useSignInFocus({ hasDestination: opening !== undefined });
  return (
    <Form form={form} markOn="submit" aria-labelledby={headingId} className="site-sign-in">
      <h2 ref={heading} id={headingId} tabIndex={-1} className="site-sign-in__heading">
        {texts.heading}
      </h2>
      {isDamaged && <p className="site-sign-in__line site-sign-in__line--damaged">{texts.damaged}</p>}
      {opening !== undefined && <p className="site-sign-in__line">{opening}</p>}
      <TextField
        label={texts.username}
        dataName="username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        label={texts.password}
        dataName="password"
        name="password"
        autoComplete="current-password"
        required
      />
      <Checkbox label={texts.remember} dataName="remember" name="remember" />
      <FormMessage />
      {/* The next page opens at once; until then the button stays busy. */}
      <SubmitButton size="large" wide busy={isMember}>
        {texts.send}
      </SubmitButton>
      <noscript>
        <p className="site-sign-in__line">{texts.needsScript}</p>
      </noscript>
    </Form>
  );
}
