export { CaseCard, CaseParties } from './CaseCard.js';
export type { CaseCardProps, CaseCardRecord } from './CaseCard.js';
export { windowRuns } from './window-runs.js';
