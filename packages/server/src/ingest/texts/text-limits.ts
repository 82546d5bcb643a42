import { uploadBounds } from '../../assistant/files/upload-reader.js';

/**
 * Bytes of memory that reading one file may take, without the memory of the program itself. A PDF of 200 MB takes half of it, a
 * bomb takes gigabytes.
 */
export const LARGEST_MEMORY = 500_000_000;
/** The least for a file that is read beside others. One that needs more is read again, alone. */
export const LEAST_MEMORY = 200_000_000;
/** A judgment of a thousand pages takes seconds; a file that takes longer never ends. */
export const LONGEST_MS = 60_000;
/** Characters of one file: ten times the longest judgment of the country. A bomb repeats itself for longer. */
export const LONGEST_TEXT = 40_000_000;
/**
 * Bytes of an HTML or text file: the characters above in one byte each. Such a file has no pictures, and reading HTML takes
 * some ten times its size.
 */
export const LARGEST_TEXT_FILE = 40_000_000;
/** Bytes up to which HTML and text are read in the import itself: it takes some 10 MB and less than a second. */
export const SMALL_TEXT_FILE = 500_000;
/** How often the memory is measured, in milliseconds: a bomb fills some hundred megabytes a second. */
export const MEASURE_MS = 20;
/** Exit code of a process that was about to take more memory. */
export const MEMORY_IS_FULL = 9;
/** Name of the variable that tells a process to give its network away. */
export const SEALED = 'HEADNOTE_SEALED';

/** What one process of a pool may take. */
export interface ReadLimits {
  /** Bytes of memory, without the memory of the program itself. */
  readonly memory: number;
  /** Milliseconds. */
  readonly time: number;
  /** True for files of strangers: no network, no other files than the program's own, no settings of the server. */
  readonly isSealed: boolean;
  /**
   * True if files that are read at once share the memory, so that one which needs more is read again, alone, and others wait.
   * A stranger's file makes nobody wait.
   */
  readonly sharesMemory: boolean;
  /** True if each file has a process of its own, so that nothing of it meets the next one. */
  readonly isFresh: boolean;
}

/** Files of the operator. */
export const importLimits: ReadLimits = {
  memory: LARGEST_MEMORY,
  time: LONGEST_MS,
  sharesMemory: true,
  isSealed: false,
  isFresh: false,
};
/** PDFs that members upload. */
export const uploadLimits: ReadLimits = {
  memory: uploadBounds.memory,
  time: uploadBounds.time,
  sharesMemory: false,
  isSealed: true,
  isFresh: true,
};
