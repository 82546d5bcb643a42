import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A page or a line of a PDF that goes on without a break. */
const PAGE_BREAK = '\f';

/**
 * Returns the words of a PDF, line by line, with a form feed between pages. Throws an Error whose message tells the person
 * who imports why the file cannot be read.
 */
export async function readPdf(data: Uint8Array): Promise<string> {
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
    const pages: string[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
      page.cleanup();
    }
    const text = pages.join(PAGE_BREAK);
    if (!/\p{L}{3}/u.test(text)) throw new Error('The PDF has no words; it is a scan, which needs OCR first.');
    return text;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'PasswordException') throw new Error('The PDF has a password.', { cause: error });
    if (/^(?:InvalidPDF|FormatError|UnexpectedResponse|Xref|MissingPDF)/.test(name)) {
      throw new Error('The PDF is damaged.', { cause: error });
    }
    throw error;
  } finally {
    await task.destroy();
  }
}
