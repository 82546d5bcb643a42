import { requiredMessage } from '../../app/required-message.js';

/** What the sign-in form holds. */
export interface SignInValues {
  readonly username: string;
  readonly password: string;
  readonly remember: boolean;
}

/** The message of each field that is wrong. */
export interface SignInErrors {
  readonly username?: string;
  readonly password?: string;
}

/** Checks the sign-in form: user name and password are required, and a password may be made of blanks. */
export function signInErrors({ username, password }: SignInValues): SignInErrors {
  return {
    ...(username.trim() === '' ? { username: requiredMessage('Username') } : {}),
    ...(password === '' ? { password: requiredMessage('Password') } : {}),
  };
}
