export { TextField } from './TextField.js';
export type { TextFieldProps } from './TextField.js';
export { FieldFrame } from './FieldFrame.js';
export type { FieldFrameProps } from './FieldFrame.js';
export { FieldCount } from './FieldCount.js';
export { FieldLine } from './FieldLine.js';
export { useTypedText } from './use-typed-text.js';
export { splitField, useField } from './use-field.js';
export type { FieldProps, FieldState } from './use-field.js';
