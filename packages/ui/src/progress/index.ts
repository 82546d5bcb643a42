export { ProgressBar, ProgressRing } from './Progress.js';
export type { ProgressProps } from './Progress.js';
