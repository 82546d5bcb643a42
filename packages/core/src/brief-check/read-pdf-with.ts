import { DocumentLimitError } from './document-limit-error.js';

/** The parts of pdf.js that a reader needs. */
interface Pdf {
  readonly numPages: number;
  getPage(number: number): Promise<{
    getTextContent(): Promise<{ readonly items: readonly object[] }>;
    cleanup(): unknown;
  }>;
  getPageLabels(): Promise<readonly string[] | null>;
  cleanup(): Promise<unknown>;
}

/** `getDocument` of pdf.js. */
export type GetDocument = (options: {
  readonly data: Uint8Array;
  readonly disableFontFace: boolean;
  readonly useSystemFonts: boolean;
  readonly useWasm: boolean;
  readonly useWorkerFetch: boolean;
  readonly stopAtErrors: boolean;
  readonly verbosity: number;
}) => { readonly promise: Promise<Pdf>; destroy(): Promise<void> };

/** What a PDF may have, and who hears how far it is read. */
export interface PdfTask {
  /** Characters of all pages. */
  readonly maxText: number;
  /** Pages; default any number. */
  readonly maxPages?: number;
  /** Called after each page. */
  readonly onPage?: (done: number, total: number) => void;
}

/**
 * Reads the words of a PDF. Rejects if the file is damaged, with a DocumentLimitError if it has too much, or with a
 * `PasswordException`.
 */
export type ReadPdf = (data: ArrayBuffer, task: PdfTask) => Promise<string>;

/** The words of each page of a PDF. */
export interface PdfPages {
  /** Line by line; empty for a scan and a blank page. */
  readonly pages: readonly string[];
  /** What the file calls its pages, such as `iv`; null if it does not say. */
  readonly labels: readonly string[] | null;
}

/** An item of a page: its words, whether a line ends behind them, and in points its height and, last in `transform`, its place. */
interface Words {
  readonly str?: string;
  readonly hasEOL?: boolean;
  readonly height?: number;
  readonly transform?: readonly number[];
}

/** Heights between two items of one line at most, as of a note's number and a first letter over two lines. */
const LINE_HEIGHTS = 2;

/** Joins the words of a page. pdf.js sees no end of a line before a number at the top of a page: `2026 INSC 79` and its `1`. */
function joinWords(items: readonly Words[]): string {
  let text = '';
  let last: Words = {};
  for (const item of items) {
    const { str = '', hasEOL } = item;
    if (str !== '' && isFar(last, item)) text += '\n';
    text += str + (hasEOL ? '\n' : '');
    last = hasEOL ? {} : item;
  }
  return text;
}

function isFar(one: Words, other: Words): boolean {
  const [from, to] = [one.transform?.[5], other.transform?.[5]];
  if (from === undefined || to === undefined || one.transform?.[1] !== 0 || other.transform?.[1] !== 0) return false;
  return Math.abs(from - to) > LINE_HEIGHTS * Math.max(one.height ?? 0, other.height ?? 0);
}

/** Pages whose fonts and objects are kept in memory: each takes about 70 kB, and a volume has thousands. */
const KEPT_PAGES = 100;

/** Only text is read: no fonts, no pictures, no scripts and no other file. */
const TEXT_ONLY = {
  disableFontFace: true,
  useSystemFonts: false,
  useWasm: false,
  useWorkerFetch: false,
  stopAtErrors: false,
  verbosity: 0,
} as const;

/**
 * Reads the words of each page of a PDF, and nothing else of it, with `getDocument` of pdf.js. Takes the memory of `data`.
 * Rejects with a DocumentLimitError if it has too much, and otherwise as pdf.js does. A single page may take any time and
 * memory: run it in a thread or process that can be ended.
 */
export async function readPdfPages(
  getDocument: GetDocument,
  data: Uint8Array,
  { maxText, maxPages = Infinity, onPage }: PdfTask,
): Promise<PdfPages> {
  const task = getDocument({ data, ...TEXT_ONLY });
  try {
    const pdf = await task.promise;
    if (pdf.numPages > maxPages) throw new DocumentLimitError('too-many-pages');
    const pages: string[] = [];
    let length = 0;
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const words = joinWords(items);
      length += words.length;
      if (length > maxText) throw new DocumentLimitError('too-long');
      pages.push(words);
      page.cleanup();
      if (number % KEPT_PAGES === 0) await pdf.cleanup();
      onPage?.(number, pdf.numPages);
    }
    return { pages, labels: await pdf.getPageLabels() };
  } finally {
    await task.destroy();
  }
}

/**
 * Creates a PDF reader for a worker from `getDocument` of pdf.js, which is larger than all widgets together: import both in a
 * file that only a PDF loads. It rejects as `readPdfPages` does.
 */
export function readPdfWith(getDocument: GetDocument): ReadPdf {
  return async (data, task) => (await readPdfPages(getDocument, new Uint8Array(data), task)).pages.join('\n');
}
