export { LatestCases, type LatestCasesProps } from '../latest-cases/LatestCases.js';
export {
  latestCasesMessages,
  latestColumnMessages,
  type LatestCasesLabels,
  type LatestColumnLabels,
} from '../latest-cases/messages.js';
export type { Court, LatestItem, LatestRequest, LatestSource } from '../latest-cases/types.js';
export type { LinkTarget } from '../parts/WidgetLink.js';
