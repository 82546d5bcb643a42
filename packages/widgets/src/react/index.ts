export { LatestCases, type LatestCasesProps } from '../latest-cases/LatestCases.js';
export { latestCasesMessages, type LatestCasesLabels } from '../latest-cases/messages.js';
export type { Court, LatestItem, LatestRequest, LatestSource } from '../latest-cases/types.js';
export type { LinkTarget } from '../element/link-props.js';
