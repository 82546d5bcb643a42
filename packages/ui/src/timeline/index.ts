export { Timeline } from './Timeline.js';
export type { TimelineEvent, TimelineProps } from './Timeline.js';
