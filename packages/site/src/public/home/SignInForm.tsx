import { Button } from '@headnote/ui/button';
import { Checkbox } from '@headnote/ui/checkbox';
import { Form, FormMessage, SubmitButton } from '@headnote/ui/form';
import { TextLink } from '@headnote/ui/link';
import { PasswordField } from '@headnote/ui/password-field';
import { TextField } from '@headnote/ui/text-field';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { useMember } from '../../services/use-member.js';
import { isPlainClick } from '../../links/is-plain-click.js';
import { forgotPasswordPath, registrationPath } from '../../links/links.js';
import { messages } from './messages.js';
import type { SignInForm as SignInMachine } from './sign-in-form.js';
import type { AccountCardOfPage } from './use-account-card.js';
import { useSignInFocus } from './use-sign-in-focus.js';

const { signIn: texts } = messages;

export interface SignInFormProps extends Pick<AccountCardOfPage, 'openForgot' | 'openActivation'> {
  readonly form: SignInMachine;
  /** What opens after signing in. */
  readonly opening?: string | undefined;
  /** True if the address contains a value that could not be read. */
  readonly isDamaged: boolean;
}

/** The sign-in step of the account card. Its target is the page itself: without scripts nothing is sent. */
export function SignInForm({ form, openForgot, openActivation, opening, isDamaged }: SignInFormProps) {
  const isMember = useMember() !== undefined;
  const { search } = useLocation();
  const headingId = useId();
  const heading = useSignInFocus({ hasDestination: opening !== undefined });
  return (
    <Form form={form} markOn="submit" aria-labelledby={headingId} className="site-sign-in">
      <h2 ref={heading} id={headingId} tabIndex={-1}>
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
        labelEnd={
          <TextLink
            kind="quiet"
            href={forgotPasswordPath(search)}
            onClick={(event) => {
              if (!isPlainClick(event.nativeEvent)) return;
              // The card turns here, so that nothing typed is lost; before scripts run the link opens a page.
              event.preventDefault();
              void openForgot();
            }}
          >
            {texts.forgot}
          </TextLink>
        }
      />
      <Checkbox label={texts.remember} dataName="remember" name="remember" />
      <FormMessage />
      {/* The next page opens at once; until then the button stays busy. */}
      <SubmitButton size="large" wide busy={isMember} busyLabel={texts.sending}>
        {texts.send}
      </SubmitButton>
      <noscript>
        <p className="site-sign-in__line">{texts.needsScript}</p>
      </noscript>
      <div className="site-sign-in__more">
        <p>
          {texts.isNew} <TextLink href={registrationPath(search)}>{texts.register}</TextLink>
        </p>
        <WaitingCode onOpen={openActivation} />
      </div>
    </Form>
  );
}

/** Opens the activation face, or says how to get there. */
function WaitingCode({ onOpen }: { onOpen: () => Promise<boolean> }) {
  const [isUnknown, setUnknown] = useState(false);
  const open = async () => setUnknown(!(await onOpen()));
  return (
    <div>
      {texts.hasCode}{' '}
      <Button variant="quiet" size="small" className="site-link-button" onClick={() => void open()}>
        {texts.enterCode}
      </Button>
      <output className="site-sign-in__hint">{isUnknown && texts.signInFirst}</output>
    </div>
  );
}
