export { HeadRule, SectionHead } from './HeadRule.js';
export type { SectionHeadProps } from './HeadRule.js';
