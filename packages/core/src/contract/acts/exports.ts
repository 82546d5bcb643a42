// This service's part of the package entry `contract`.
export type { ActFinding, NamedAct, NamedProvision } from './act-finding.js';
export { acts, type FindActsInput, type SectionsInput } from './calls.js';
export type { Section } from './section.js';
