export { HeadRule, SectionHead } from './HeadRule.js';
export type { HeadRuleProps, SectionHeadProps } from './HeadRule.js';
