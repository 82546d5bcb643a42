/** The forms in which a folder can be downloaded, by the endings of their files. */
export const exportFormats = ['docx', 'pdf', 'ris', 'bib', 'json'] as const;

/** A form of an export. */
export type ExportFormat = (typeof exportFormats)[number];
