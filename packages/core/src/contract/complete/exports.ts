// This service's part of the package entry `contract`.
export { complete, type CompleteInput } from './calls.js';
export type { Completion } from './completion.js';
