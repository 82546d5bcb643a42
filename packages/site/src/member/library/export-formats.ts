/** The forms in which a folder can be downloaded. */
export const exportFormats = ['docx', 'pdf', 'ris', 'biblatex', 'bib', 'json'] as const;

/** Documents that the server prints in one list. */
export const MAX_PRINTED = 200;

/** A form of an export. */
export type ExportFormat = (typeof exportFormats)[number];

/** The ending of the file: that of its form, but both kinds of BibTeX have the same. */
export const endingOf = (format: ExportFormat): string => (format === 'biblatex' ? 'bib' : format);
