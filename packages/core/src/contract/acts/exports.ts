// This service's part of the package entry `contract`.
export { acts, type SectionsInput } from './calls.js';
export { sectionFields, type Section } from './section.js';
