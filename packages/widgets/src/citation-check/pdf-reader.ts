import { readPdfWith, type ReadPdf } from '@headnote/core/brief-check';
// The build for older browsers: the other one needs functions of 2025, such as `Uint8Array.prototype.toHex`.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
// The library looks for this module in the page before it starts a worker: a host page may forbid workers.
import * as pdfjsWorker from 'pdfjs-dist/legacy/build/pdf.worker.mjs';

const read = readPdfWith(getDocument);

/** Reads the words of a PDF, page by page. Rejects if the file is damaged or has a password. */
export const readPdf: ReadPdf = (data, onPage) => {
  (globalThis as { pdfjsWorker?: unknown }).pdfjsWorker = pdfjsWorker;
  return read(data, onPage);
};
