/** A file of a public set, in a folder or on a server. */
export interface PlacedFile {
  /** The path from the base, with `/`. */
  readonly path: string;
  readonly size: number;
  /** Another state of the file has another stamp. */
  readonly stamp: string;
}

/** A file that can be read on this machine. */
export interface LocalCopy {
  readonly path: string;
  /** Removes what was made for it. */
  release(): Promise<void>;
}

/** Where a public set is. */
export interface Place {
  /** The folder or address, as the import log names it. */
  readonly base: string;
  /** The files below a folder of the set, in the order of their paths; none if the folder is not there. Throws a FileProblem. */
  list(prefix: string): Promise<readonly PlacedFile[]>;
  /** Makes a file readable. Throws a FileProblem; a download that was stopped goes on at the next call. */
  copy(file: PlacedFile): Promise<LocalCopy>;
}
