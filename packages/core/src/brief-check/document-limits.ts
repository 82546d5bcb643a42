/** What a file may have at most. A file is one that somebody else may have made, to freeze the page of who opens it. */
export interface DocumentLimits {
  /** Bytes of the file. */
  readonly maxFile: number;
  /** Characters of its words. */
  readonly maxText: number;
  /** Pages of a PDF. */
  readonly maxPages: number;
  /** Characters of the unpacked parts of a Word document that have its words. */
  readonly maxUnpacked: number;
}

/** Longest text that is checked, in characters: a brief of 2,000 pages. A longer one would keep a phone busy for minutes. */
export const MAX_TEXT = 5_000_000;

/** Limits in a worker, which can be ended. A brief with scanned annexures stays below them. */
export const documentLimits: DocumentLimits = {
  maxFile: 100_000_000,
  maxText: MAX_TEXT,
  maxPages: 5_000,
  maxUnpacked: 60_000_000,
};

/**
 * Limits on the page's own thread, which cannot be ended, so that a Word document keeps it busy for less than a second. A
 * brief of 300 pages stays below them.
 */
export const threadLimits: DocumentLimits = { ...documentLimits, maxUnpacked: 10_000_000 };
