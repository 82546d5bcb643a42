/** The forms in which a folder can be downloaded, by the endings of their files. */
export const exportFormats = ['docx', 'pdf', 'ris', 'bib', 'json'] as const;

/** Documents that the server prints in one list. */
export const MAX_PRINTED = 200;

/** A form of an export. */
export type ExportFormat = (typeof exportFormats)[number];
