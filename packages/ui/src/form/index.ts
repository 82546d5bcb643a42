export { Form } from './Form.js';
export type { FormProps } from './Form.js';
export { FormMessage } from './FormMessage.js';
export type { FormMessageProps } from './FormMessage.js';
export { SubmitButton } from './SubmitButton.js';
export type { SubmitButtonProps } from './SubmitButton.js';
export { useFormField } from './use-form-field.js';
