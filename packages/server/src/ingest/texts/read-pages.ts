import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PdfError } from './pdf-error.js';

/** Pages whose fonts and objects are kept in memory: each takes about 70 kB, and a volume has thousands. */
const KEPT_PAGES = 100;

/** What a PDF may have, and who hears how far it is read. */
export interface PageLimits {
  /** Characters of all pages. */
  readonly maxText: number;
  readonly maxPages?: number;
  /** Called after each page. */
  readonly onPage?: (read: { readonly page: number; readonly pages: number }) => void;
}

/** The words of each page of a PDF. */
export interface PdfPages {
  /** Line by line; empty for a scan and a blank page. */
  readonly pages: readonly string[];
  /** What the file calls its pages, such as `iv`; null if it does not say. */
  readonly labels: readonly string[] | null;
}

/** Reads the words of a PDF, and nothing else of it. Throws a PdfError. */
export async function readPages(data: Uint8Array, { maxText, maxPages, onPage }: PageLimits): Promise<PdfPages> {
  const task = getDocument({
    data,
    // Nothing but text is read: no fonts, no pictures, no scripts and no other file.
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    useWorkerFetch: false,
    stopAtErrors: false,
    verbosity: 0,
  });
  try {
    const pdf = await task.promise;
    if (maxPages !== undefined && pdf.numPages > maxPages)
      throw new PdfError('too-many-pages', `The PDF has more than ${maxPages} pages.`);
    const pages: string[] = [];
    let length = 0;
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
      length += words.length;
      if (length > maxText)
        throw new PdfError('too-long', `The PDF has more than ${maxText / 1_000_000} million characters.`);
      pages.push(words);
      page.cleanup();
      if (number % KEPT_PAGES === 0) await pdf.cleanup();
      onPage?.({ page: number, pages: pdf.numPages });
    }
    return { pages, labels: await pdf.getPageLabels() };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'PasswordException') throw new PdfError('password', 'The PDF has a password.', { cause: error });
    if (/^(?:InvalidPDF|FormatError|UnexpectedResponse|Xref|MissingPDF)/.test(name)) {
      throw new PdfError('damaged', 'The PDF is damaged.', { cause: error });
    }
    throw error;
  } finally {
    await task.destroy();
  }
}
