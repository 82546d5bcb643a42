import type { ReadPdf } from './read-document.js';

/** The parts of pdf.js that a reader needs. */
interface Pdf {
  readonly numPages: number;
  getPage(number: number): Promise<{
    getTextContent(): Promise<{ readonly items: readonly object[] }>;
    cleanup(): unknown;
  }>;
}

/** `getDocument` of pdf.js. */
type GetDocument = (options: {
  readonly data: Uint8Array;
  readonly disableFontFace: boolean;
  readonly useSystemFonts: boolean;
  readonly useWasm: boolean;
  readonly useWorkerFetch: boolean;
  readonly stopAtErrors: boolean;
  readonly verbosity: number;
}) => { readonly promise: Promise<Pdf>; destroy(): Promise<void> };

/** An item of a page: its words, and whether a line ends behind them. */
interface Words {
  readonly str?: string;
  readonly hasEOL?: boolean;
}

/**
 * Creates a PDF reader from `getDocument` of pdf.js, which is larger than all widgets together: import both in a file that
 * only a PDF loads. `between` separates pages. The reader rejects as pdf.js does.
 */
export function readPdfWith(getDocument: GetDocument, between = '\n'): ReadPdf {
  return async (data, onPage) => {
    const task = getDocument({
      data: new Uint8Array(data),
      // Only text is read: no fonts, no pictures, no scripts and no other file.
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
        pages.push(items.map(({ str = '', hasEOL }: Words) => str + (hasEOL ? '\n' : '')).join(''));
        page.cleanup();
        onPage(number, pdf.numPages);
      }
      return pages.join(between);
    } finally {
      await task.destroy();
    }
  };
}
