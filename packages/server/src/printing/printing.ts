import { createPrintQueue } from './print-queue.js';
import { type PrintableList, printAuthorities } from './print-authorities.js';
import { type PrintableDocument, printDocument, type PrintOptions } from './print-document.js';

/** Prints documents, four at a time. */
export interface Printing {
  /** Prints a document. Rejects with BusyError if too many wait, and with the signal's reason when it aborts. */
  print(document: PrintableDocument, options: Pick<PrintOptions, 'paper' | 'origin' | 'signal'>): Promise<Buffer>;
  /** Prints a list of authorities, in the same queue. */
  printAuthorities(list: PrintableList, options: Pick<PrintOptions, 'paper' | 'origin' | 'signal'>): Promise<Buffer>;
}

interface PrintingOptions {
  /** Name of the library. */
  readonly library: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Creates the printing of one server. */
export function createPrinting({ library, now }: PrintingOptions): Printing {
  const queue = createPrintQueue();
  return {
    print: (document, options) =>
      queue(async () => {
        options.signal.throwIfAborted();
        return printDocument(document, { ...options, library, now: now() });
      }),
    printAuthorities: (list, options) =>
      queue(async () => {
        options.signal.throwIfAborted();
        return printAuthorities(list, { ...options, library, now: now() });
      }),
  };
}
