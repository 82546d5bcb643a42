import { readPdfWith } from '@headnote/core/brief-check';
// The build for older browsers: the other one needs functions of 2025, such as `Uint8Array.prototype.toHex`.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
// The library looks for this module before it starts a worker. Here it is in one already.
import * as pdfjsWorker from 'pdfjs-dist/legacy/build/pdf.worker.mjs';

(globalThis as { pdfjsWorker?: unknown }).pdfjsWorker = pdfjsWorker;

/**
 * Reads the words of a PDF, page by page, for `serveFileReader` in a worker: a hostile page takes minutes, and only a worker
 * can be ended. Rejects if the file is damaged, has a password or has too much.
 */
export const readPdf = readPdfWith(getDocument);
