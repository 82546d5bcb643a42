import { Button } from '@headnote/ui/button';
import { Checkbox } from '@headnote/ui/checkbox';
import { PasswordField } from '@headnote/ui/password-field';
import { TextField } from '@headnote/ui/text-field';
import { useId } from 'react';
import { useHydrated } from '../../app/use-hydrated.js';
import { useSignInFocus } from './use-sign-in-focus.js';
import { useSignIn } from './use-sign-in.js';

/** What the sign-in face of the home page's card says beside its form. */
export interface SignInFaceProps {
  /** What opens after signing in. */
  readonly opening?: string | undefined;
  /** True when the address carried a value that could not be read. */
  readonly isDamaged: boolean;
}

/** The sign-in form. Its target is the page itself: without scripts nobody can sign in, and nothing is sent. */
export function SignInFace({ opening, isDamaged }: SignInFaceProps) {
  const { element, form, values, errors, message, isBusy, submit } = useSignIn();
  const isHydrated = useHydrated();
  const headingId = useId();
  const heading = useSignInFocus({ hasDestination: opening !== undefined });
  return (
    <form ref={element} method="post" noValidate aria-labelledby={headingId} className="site-sign-in" onSubmit={submit}>
      <h2 ref={heading} id={headingId} tabIndex={-1} className="site-sign-in__heading">
        Sign in
      </h2>
      {isDamaged && (
        <p className="site-sign-in__line site-sign-in__line--damaged">
          The link that led here is damaged. You can sign in and search for what you wanted.
        </p>
      )}
      {opening !== undefined && <p className="site-sign-in__line">{opening}</p>}
      <TextField
        label="Username"
        dataName="username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={values.username}
        error={errors.username}
        onChange={(event) => form.change('username', event.target.value)}
      />
      <PasswordField
        label="Password"
        dataName="password"
        name="password"
        autoComplete="current-password"
        required
        value={values.password}
        error={errors.password}
        onChange={(event) => form.change('password', event.target.value)}
      />
      <Checkbox
        label="Remember me on this device"
        name="remember"
        checked={values.remember}
        onChange={(event) => form.change('remember', event.target.checked)}
      />
      {message !== '' && (
        <p role="alert" className="site-sign-in__line site-sign-in__line--damaged">
          {message}
        </p>
      )}
      {/* Before scripts run nothing is sent, so that no password ever goes to the page's own address. */}
      <Button type="submit" disabled={!isHydrated} variant="primary" size="large" wide busy={isBusy}>
        Sign in
      </Button>
      <noscript>
        <p className="site-sign-in__line">Signing in needs JavaScript. The public pages can be read without it.</p>
      </noscript>
    </form>
  );
}
