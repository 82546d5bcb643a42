import { DocumentLimitError, readPdfPages, type PdfPages, type PdfTask } from '@headnote/core/brief-check';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PdfError } from './pdf-error.js';

/** Reads the words of each page of a PDF, and nothing else of it. Throws a PdfError. */
export async function readPages(data: Uint8Array, limits: PdfTask): Promise<PdfPages> {
  try {
    return await readPdfPages(getDocument, data, limits);
  } catch (error) {
    if (error instanceof DocumentLimitError) throw limitError(error, limits);
    const name = error instanceof Error ? error.name : '';
    if (name === 'PasswordException') throw new PdfError('password', 'The PDF has a password.', { cause: error });
    if (/^(?:InvalidPDF|FormatError|UnexpectedResponse|Xref|MissingPDF)/.test(name)) {
      throw new PdfError('damaged', 'The PDF is damaged.', { cause: error });
    }
    throw error;
  }
}

function limitError({ problem }: DocumentLimitError, { maxText, maxPages }: PdfTask): PdfError {
  return problem === 'too-many-pages'
    ? new PdfError(problem, `The PDF has more than ${maxPages} pages.`)
    : new PdfError('too-long', `The PDF has more than ${maxText / 1_000_000} million characters.`);
}
