/**
 * Every message of the forms and of their toasts, exactly as specified. The validators replace `<prefix>`, `<min>` and
 * `<max>`.
 */
export const messages = {
  /** Generic: the field is blank. */
  required: '<prefix> must not be blank!',
  /** Generic: no option is selected. */
  select: '<prefix> must be selected!',
  /** Generic: the value has the wrong format, or is too long and there is no more specific message. */
  pattern: '<prefix> must match the format!',
  /** First and last name. */
  name: 'Please enter only text characters.',
  /** Email address, at registration and elsewhere. */
  email: 'Please enter valid email address',
  /** Mobile number. */
  mobile: 'Please enter valid active mobile number for SMS OTP Verification.',
  /** Username. */
  loginId: 'Please enter a valid username without spaces in lowercase characters.',
  /** The password is shorter or longer than the server allows. Our wording: the specification gives none. */
  passwordLength: '<prefix> must have <min> to <max> characters!',
  /** The password and its confirmation differ. */
  passwordMismatch: 'password does not match with confirm password',
  /** The terms are not ticked. */
  terms: 'Please check terms and condition',
  /** The captcha text is not verified. Our wording: the specification names only the error's key. */
  incorrectCaptcha: 'Please enter the characters shown.',
  /** Sign-in to an account that is not activated yet. */
  notActive: 'Your Account is not active.Please Enter Activation Code.',
  /** Placeholder of the field on the forgotten-password form, and the error of that field. */
  mobileOrEmail: 'Enter Mobile / Email',
  /** The previewed document is not available. */
  notAvailable: 'Content not available',
  /** A call failed and the server sent no message. */
  unreachable: 'The service could not be reached. Please try again.',
} as const;
