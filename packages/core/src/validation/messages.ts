import * as texts from './message-texts.js';

/**
 * Every message of the forms and of their toasts, exactly as specified. The validators replace `<prefix>`, `<min>` and
 * `<max>`.
 */
export const messages = {
  ...texts,
  /** Sign-in to an account that is not activated yet. */
  notActive: 'Your Account is not active.Please Enter Activation Code.',
  /** Placeholder of the field on the forgotten-password form, and the error of that field. */
  mobileOrEmail: 'Enter Mobile / Email',
  /** The previewed document is not available. */
  notAvailable: 'Content not available',
} as const;
