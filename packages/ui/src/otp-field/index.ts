export { OtpField } from './OtpField.js';
export type { OtpFieldProps } from './OtpField.js';
