/** The progress of an import. */
export interface ImportProgress {
  readonly phase: 'reading' | 'resolving' | 'naming' | 'indexing';
  /** Records read, judgments whose citations are resolved, documents whose names are counted, or changes handed to the search index. */
  readonly done: number;
  /** Bytes of all files used so far; afterwards the same as `done`. */
  readonly position: number;
  /** Bytes of all files; afterwards all judgments or changes. */
  readonly total: number;
}
