import { type Citations, unmarkedCitation } from './citation-order.js';

/** Longest name; every file system takes it with an ending. */
const MAX_NAME = 80;

/**
 * Returns a name for the file of a judgment from the citation by which lawyers know it: `1973-4-scc-225`, never from LII's number. Letters, digits and
 * hyphens only; empty if there is no citation.
 */
export function citationFileName(citations: Citations): string {
  return unmarkedCitation(citations)
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .slice(0, MAX_NAME)
    .replaceAll(/^-+|-+$/g, '');
}
