// What a page ships that reads, normalises and prints citations, and asks no library for them: the size gate bundles this file.
export { extractCitations, normaliseCitation, parseCitation, printCitation } from '@headnote/core/citation';
