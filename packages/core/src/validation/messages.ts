/**
 * Every sentence of the forms and of the toasts beside them, letter for letter as specified. The validators fill
 * in `<prefix>`, `<min>` and `<max>`.
 */
export const messages = {
  /** Generic: a field that is blank. */
  required: '<prefix> must not be blank!',
  /** Generic: a list in which nothing is chosen. */
  select: '<prefix> must be selected!',
  /** Generic: a value of another form, and one that is too long where no sentence of its own is known. */
  pattern: '<prefix> must match the format!',
  /** First and last name. */
  name: 'Please enter only text characters.',
  /** E-mail, at registration and elsewhere. */
  email: 'Please enter valid email address',
  /** Mobile number. */
  mobile: 'Please enter valid active mobile number for SMS OTP Verification.',
  /** Name to sign in with. */
  loginId: 'Please enter a valid username without spaces in lowercase characters.',
  /** A password outside the server's bounds. Ours: the specification shows no sentence. */
  passwordLength: '<prefix> must have <min> to <max> characters!',
  /** Password and its confirmation differ. */
  passwordMismatch: 'password does not match with confirm password',
  /** The terms are not ticked. */
  terms: 'Please check terms and condition',
  /** The picture's text is not verified. Ours: the specification names only the error's key. */
  incorrectCaptcha: 'Please enter the characters shown.',
  /** Sign-in of an account that waits for its code. */
  notActive: 'Your Account is not active.Please Enter Activation Code.',
  /** Placeholder of the forgot form's field, and what that form says when it is not valid. */
  mobileOrEmail: 'Enter Mobile / Email',
  /** A preview without a document. */
  notAvailable: 'Content not available',
  /** A call failed and the server gave no words of its own. */
  unreachable: 'The service could not be reached. Please try again.',
} as const;
