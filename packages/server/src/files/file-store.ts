import type { Readable } from 'node:stream';

/** A part of a file: places of its first and last byte, counted from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A file that is in the store. */
export interface StoredFile {
  /** Bytes. */
  readonly size: number;
  /** Reads the whole file, or a part that it has. */
  read(range?: ByteRange): Promise<Readable>;
}

/** What a file has: bytes, or those of a file of this machine. */
export type FileContent = Uint8Array | { readonly path: string };

/**
 * Files of the library by name, such as `originals/a1/c00000000000a1.pdf`: in the data folder, or in a store that several servers
 * share. Each call rejects with a RangeError for a name that is none, and with a FilesUnavailableError if the store does not
 * answer in time, or refuses.
 */
export interface FileStore {
  /** Keeps a file. It replaces an older one whole, or not at all. */
  keep(name: string, content: FileContent): Promise<void>;
  /** Undefined if there is none. */
  find(name: string): Promise<StoredFile | undefined>;
  /** Returns which of these files there are. The answer may be some minutes old. */
  held(names: readonly string[]): Promise<ReadonlySet<string>>;
  /** Lists the names that begin with a folder, such as `originals/`, in no order. */
  list(folder: string): AsyncIterable<string>;
  /** Copies a file into a new one of this machine. Rejects if there is none. */
  copyTo(name: string, path: string): Promise<void>;
  /** Removes files; one that is not there is no error. */
  remove(names: readonly string[]): Promise<void>;
  /** Rejects if the files cannot be reached. */
  check(): Promise<void>;
  close(): void;
}

/** The names of a folder of a store, in order. */
export async function namesIn(files: Pick<FileStore, 'list'>, folder: string): Promise<string[]> {
  const names: string[] = [];
  for await (const name of files.list(folder)) names.push(name);
  return names.toSorted();
}

const NAME = /^(?:[\w-][\w.-]*\/)+[\w-][\w.-]*$/;

/** Whether a text can name a file: folders and a name without blanks, none of which begins with a dot. */
export const isFileName = (name: string): boolean => NAME.test(name) && name.length <= 500;

/** Throws a RangeError for a text that names no file: a path that leads somewhere else. */
export function checkFileName(name: string): void {
  if (!isFileName(name)) throw new RangeError(`"${name.slice(0, 100)}" is no name of a file.`);
}
