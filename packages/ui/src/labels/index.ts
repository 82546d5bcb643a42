export { english } from './english.js';
export type { Labels } from './english.js';
export { LabelsProvider, useLabels } from './LabelsProvider.js';
