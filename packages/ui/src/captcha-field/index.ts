export { CaptchaField } from './CaptchaField.js';
export type { CaptchaFieldProps } from './CaptchaField.js';
