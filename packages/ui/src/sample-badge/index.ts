export { SampleBadge } from './SampleBadge.js';
export type { SampleBadgeProps } from './SampleBadge.js';
