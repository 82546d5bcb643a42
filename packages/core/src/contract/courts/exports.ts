// This service's part of the package entry `contract`.
export { courts, type CourtTreeInput } from './calls.js';
export type { CourtBranch, CourtGroup, CourtTree } from './court-tree.js';
