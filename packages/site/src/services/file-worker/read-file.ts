import { createFileReader } from '@headnote/core/brief-check';

/** Reads a file that somebody opened, in a worker of its own: one that is made to freeze the page freezes only that. */
export const readFile = createFileReader(
  () => new Worker(new URL('./file.worker.ts', import.meta.url), { type: 'module', name: 'file' }),
);
