export { messages } from './messages.js';
export type { Validator } from './validator.js';
export { required } from './required.js';
export { requiredSecret } from './required-secret.js';
export { selected } from './selected.js';
export { ticked } from './ticked.js';
export { matching } from './matching.js';
export { atMost } from './at-most.js';
export { personName } from './person-name.js';
export { email } from './email.js';
export { registrationEmail } from './registration-email.js';
export { mobile } from './mobile.js';
export { loginId } from './login-id.js';
export { password, type PasswordRule } from './password.js';
export { city } from './city.js';
export { oneTimeCode } from './one-time-code.js';
export { toWebOrigin, webOrigin } from './web-origin.js';
export { contactNo } from './contact-no.js';
export { createForm } from './create-form.js';
export type {
  Fields,
  FieldOptions,
  FieldValue,
  Form,
  FormFailure,
  FormOptions,
  FormSnapshot,
  FormValues,
} from './form-types.js';
