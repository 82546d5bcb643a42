import { hasOwnWords } from './has-own-words.js';
import { joinLigatures } from './join-ligatures.js';
import { PdfError } from './pdf-error.js';
import { readPages } from './read-pages.js';
import { LONGEST_TEXT } from './text-limits.js';

/** A page or a line of a PDF that goes on without a break. */
export const PAGE_BREAK = '\f';

/** Throws a PdfError if the pages have no words of their own. */
export function needWords(pages: readonly string[]): void {
  if (!hasOwnWords(pages)) throw new PdfError('no-words', 'The PDF has no words; it is a scan, which needs OCR first.');
}

/**
 * Returns the words of a PDF, line by line, with a form feed between pages. Throws an Error whose message tells the person
 * who imports why the file cannot be read.
 */
export async function readPdf(data: Uint8Array): Promise<string> {
  const { pages } = await readPages(data, { maxText: LONGEST_TEXT });
  needWords(pages);
  return joinLigatures(pages.join(PAGE_BREAK));
}
