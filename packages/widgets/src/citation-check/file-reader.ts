import { createFileReader, type ReaderWorker, type ReadFile } from '@headnote/core/brief-check';

let start: (() => ReaderWorker) | undefined;

/** Sets how the worker that reads files is started. A pinned file has none. */
export function setFileWorker(starter: () => ReaderWorker): void {
  start = starter;
}

/** Reads a file in the worker that is set; without one, the page reads Word documents and texts, and no PDF. */
export const readFile: ReadFile = (file, task) => createFileReader(start)(file, task);
