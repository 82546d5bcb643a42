import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { LONGEST_TEXT } from './text-limits.js';
import { hasOwnWords } from './has-own-words.js';
import { joinLigatures } from './join-ligatures.js';

/** A page or a line of a PDF that goes on without a break. */
const PAGE_BREAK = '\f';

/** Pages whose fonts and objects are kept in memory: each takes about 70 kB, and a volume has thousands. */
const KEPT_PAGES = 100;

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
    let length = 0;
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
      length += words.length;
      if (length > LONGEST_TEXT)
        throw new Error(`The PDF has more than ${LONGEST_TEXT / 1_000_000} million characters.`);
      pages.push(words);
      page.cleanup();
      if (number % KEPT_PAGES === 0) await pdf.cleanup();
    }
    if (!hasOwnWords(pages)) throw new Error('The PDF has no words; it is a scan, which needs OCR first.');
    return joinLigatures(pages.join(PAGE_BREAK));
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
