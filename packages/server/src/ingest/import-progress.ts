/** How far an import is. */
export interface ImportProgress {
  readonly phase: 'reading' | 'indexing';
  /** Records read, or changes handed to the search index. */
  readonly done: number;
  /** Bytes of all files used so far; while indexing, the changes handed over. */
  readonly position: number;
  /** Bytes of all files; while indexing, all changes. */
  readonly total: number;
}
