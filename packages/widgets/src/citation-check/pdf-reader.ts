import { getDocument } from 'pdfjs-dist';
// The library looks for this module in the page before it starts a worker: a host page may forbid workers.
import * as pdfjsWorker from 'pdfjs-dist/build/pdf.worker.mjs';

/** Reads the words of a PDF, page by page. Rejects if the file is damaged or has a password. */
export async function readPdf(data: ArrayBuffer, onPage: (done: number, total: number) => void): Promise<string> {
  (globalThis as { pdfjsWorker?: unknown }).pdfjsWorker = pdfjsWorker;
  const task = getDocument({
    data: new Uint8Array(data),
    // Nothing but text is read: no fonts and no other file.
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    useWorkerFetch: false,
    stopAtErrors: false,
    verbosity: 0,
  });
  try {
    const pdf = await task.promise;
    const pages: string[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
      page.cleanup();
      onPage(number, pdf.numPages);
    }
    return pages.join('\n');
  } finally {
    await task.destroy();
  }
}
