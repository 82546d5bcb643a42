/** Hash of the PDF reader's file, so that no cache combines two releases; empty in a pinned file. Set by the build. */
declare const HEADNOTE_PDF: string;

export const pdfMark = HEADNOTE_PDF;
