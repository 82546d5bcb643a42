export { TokenField } from './TokenField.js';
export type { TokenFieldProps } from './TokenField.js';
