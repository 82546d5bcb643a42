import { findSameFile, type ImportedFile, noteImportedFile } from '../library/imported-files.js';
import type { Store } from '../store/database.js';

/** Finds files that were read before under another name, so that two copies of a file are one judgment. */
export interface FileCopies {
  /** Why a file is refused: its bytes are those of another one, in this run or in the library. */
  refusal(file: ImportedFile): Promise<string | undefined>;
  /** Remembers a file that is stored. */
  note(file: ImportedFile): Promise<void>;
}

/** Opens the files of a library. A file whose judgment is no longer there does not count. */
export function openFileCopies({ db }: Pick<Store, 'db'>): FileCopies {
  const run = new Map<string, string>();
  return {
    async refusal(file) {
      const here = run.get(file.hash);
      if (here !== undefined) return here === file.id ? undefined : reasonOf(here);
      const stored = await findSameFile(db, file);
      if (stored?.isTakenDown) return takenDown(stored.id);
      return stored && reasonOf(stored.id);
    },
    async note(file) {
      run.set(file.hash, file.id);
      await noteImportedFile(db, file);
    },
  };
}

/** Why the second of two files with the same bytes is not read. */
export const reasonOf = (id: string): string =>
  `The same file was read as "${id}"; one judgment is enough. If you want both, give this one an id in a table of particulars.`;

const takenDown = (id: string): string =>
  `The same file was read as "${id}", whose judgment was taken down. Restore that one if it may be shown again.`;
