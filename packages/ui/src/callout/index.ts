export { Callout } from './Callout.js';
export type { CalloutProps } from './Callout.js';
