import type { ReportSheet } from '@headnote/core/contract';
import { BusyError, TooLargeError } from '@headnote/core/errors';
import { createAddressAllowance } from '../runtime/budgets/address-allowance.js';
import type { Cells } from '../runtime/budgets/cells.js';
import { createWorkQueue, type QueueLimits } from '../runtime/work-queue.js';
import { type PrintableList, printAuthorities } from './print-authorities.js';
import { costOf } from './print-cost.js';
import { printReport } from './print-report.js';
import { type PrintableDocument, printDocument, type PrintOptions } from './print-document.js';

/** Documents of one reader in a row, and the time until one more: twenty a minute, more than anyone reads. */
const IN_A_ROW = 20;
const REFILL_MS = 3_000;

/** The limits of printing. */
export const PRINT_QUEUE: QueueLimits = {
  // More would only make each of them slower.
  atOnce: 4,
  // The searches of others go on while two are set.
  atOnceForOne: 2,
  // Each is set in seconds.
  waiting: 40,
  tooMany: 'Many documents are being printed at the moment. Please try again in a few seconds.',
  retryAfter: 15,
};

/**
 * The most that one document may cost: a file of a gigabyte of memory and some seconds. The longest act and judgments of
 * thousand pages cost half of it.
 */
const MOST_COST = 6_000_000;
/** What costs more than a judgment of 150 pages is set alone, so that four of them do not take the memory of all. */
const LARGE_COST = 500_000;
const TOO_LONG = 'This is too long to print as one PDF. Print a part of it.';

/** How and for whom a document is printed. */
export interface PrintJob extends Pick<PrintOptions, 'paper' | 'origin' | 'signal'> {
  /** `member 12`, or the network address of a reader who is not signed in; limits count by it. */
  readonly reader: string;
}

/** Prints documents, four at a time, two of them for one reader. */
export interface Printing {
  /**
   * Prints a document. Rejects with BusyError if the reader has printed too many in the last minute or if too many wait,
   * and with the signal's reason when it aborts.
   */
  print(document: PrintableDocument, job: PrintJob): Promise<Buffer>;
  /** Prints a list of authorities, in the same queue. */
  printAuthorities(list: PrintableList, job: PrintJob): Promise<Buffer>;
  /** Prints the report of a check of a brief, in the same queue. */
  printReport(sheet: ReportSheet, job: PrintJob): Promise<Buffer>;
}

interface PrintingOptions {
  /** Name of the library. */
  readonly library: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly cells: Cells;
}

/** Creates the printing of one server. */
export function createPrinting({ library, now, cells }: PrintingOptions): Printing {
  const queue = createWorkQueue(PRINT_QUEUE);
  const large = createWorkQueue({ ...PRINT_QUEUE, atOnce: 1, atOnceForOne: 1 });
  const spend = createAddressAllowance(cells, 'printing', { burst: IN_A_ROW, refillMs: REFILL_MS });
  const run = async ({ reader, signal }: PrintJob, cost: number, print: () => Promise<Buffer>) => {
    if (cost > MOST_COST) throw new TooLargeError(TOO_LONG);
    const wait = await spend(reader);
    if (wait > 0)
      throw new BusyError('You have printed many documents. Please wait a little.', {
        retryAfter: Math.ceil(wait / 1000),
      });
    const set = () =>
      queue(reader, async () => {
        signal.throwIfAborted();
        return print();
      });
    return cost > LARGE_COST ? large(reader, set) : set();
  };
  return {
    print: (document, job) =>
      run(job, costOf(document.content), () => printDocument(document, { ...job, library, now: now() })),
    printAuthorities: (list, job) =>
      run(job, costOfAll(list), () => printAuthorities(list, { ...job, library, now: now() })),
    printReport: (sheet, job) => run(job, costOfAll(sheet), () => printReport(sheet, { ...job, library, now: now() })),
  };
}

/** All texts of a sheet; the names of its fields cost little. */
const costOfAll = (sheet: PrintableList | ReportSheet): number => costOf(JSON.stringify(sheet));
