export { UnderstoodLine } from './UnderstoodLine.js';
export type { UnderstoodLineProps } from './UnderstoodLine.js';
export { UnderstoodProblems } from './UnderstoodProblems.js';
export type { UnderstoodProblemsProps } from './UnderstoodProblems.js';
export { understoodRuns } from './understood-runs.js';
export type { UnderstoodRun } from './understood-runs.js';
