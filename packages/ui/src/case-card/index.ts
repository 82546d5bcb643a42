export { CaseCard } from './CaseCard.js';
export type { CaseCardProps, CaseCardRecord } from './CaseCard.js';
export { CaseList } from './CaseList.js';
export type { CaseListProps } from './CaseList.js';
export { windowRuns } from './window-runs.js';
