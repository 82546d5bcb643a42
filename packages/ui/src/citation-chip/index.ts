export { CitationChip } from './CitationChip.js';
export type { CitationChipProps } from './CitationChip.js';
export { CitationChips } from './CitationChips.js';
export type { CitationChipsProps } from './CitationChips.js';
