export { english } from './english.js';
export type { Labels } from './english.js';
export { hindi } from './hindi.js';
export { LabelsProvider, useLabels } from './LabelsProvider.js';
export type { LabelsProviderProps } from './LabelsProvider.js';
