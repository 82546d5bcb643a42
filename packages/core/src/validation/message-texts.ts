// Each text is an export of its own, so that a bundle contains only those it uses.
/** Generic: the field is blank. */
export const required = '<prefix> must not be blank!';
/** Generic: no option is selected. */
export const select = '<prefix> must be selected!';
/** Generic: the value has the wrong format, or is too long and there is no more specific message. */
export const pattern = '<prefix> must match the format!';
/** First and last name. */
export const name = 'Please enter only text characters.';
/** Email address, at registration and elsewhere. */
export const email = 'Please enter valid email address';
/** Mobile number. */
export const mobile = 'Please enter valid active mobile number for SMS OTP Verification.';
/** Username. */
export const loginId = 'Please enter a valid username without spaces in lowercase characters.';
/** The username could be mistaken for the service itself. Our wording: the specification gives none. */
export const loginIdReserved = 'This username is reserved. Please choose another.';
/** The password is shorter or longer than the server allows. Our wording: the specification gives none. */
export const passwordLength = '<prefix> must have <min> to <max> characters!';
/** The password and its confirmation differ. */
export const passwordMismatch = 'password does not match with confirm password';
/** The terms are not ticked. */
export const terms = 'Please check terms and condition';
/** The captcha text is not verified. Our wording: the specification names only the error's key. */
export const incorrectCaptcha = 'Please enter the characters shown.';
/** A call failed and the server sent no message. */
export const unreachable = 'The service could not be reached. Please try again.';
