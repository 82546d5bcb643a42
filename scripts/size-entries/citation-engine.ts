// Bundled by the size gate: a page that parses, normalises and prints citations without looking them up.
export { extractCitations, normaliseCitation, parseCitation, printCitation } from '@headnote/core/citation';
