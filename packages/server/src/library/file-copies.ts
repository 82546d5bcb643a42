import type { Store } from '../store/database.js';

/** A file of a folder without an id of its own: the name of the folder and its path, and the hash of its bytes. */
export interface FileCopy {
  readonly id: string;
  readonly hash: string;
}

/** Finds files that were read before under another name, so that two copies of a file are one judgment. */
export interface FileCopies {
  /** Why a file is refused: its bytes are those of another one, in this run or in the library. */
  refusal(file: FileCopy): Promise<string | undefined>;
  /** Remembers a file that is stored. */
  note(file: FileCopy): Promise<void>;
}

/** Opens the files of a library. A file whose judgment is no longer there does not count. */
export function openFileCopies({ db }: Pick<Store, 'db'>): FileCopies {
  const run = new Map<string, string>();
  return {
    async refusal({ id, hash }) {
      const here = run.get(hash);
      if (here !== undefined) return here === id ? undefined : reasonOf(here);
      const stored = await db
        .selectFrom('imported_files')
        .innerJoin('documents', 'documents.source_id', 'imported_files.source_id')
        .select('imported_files.source_id')
        .where('bytes_hash', '=', hash)
        .where('imported_files.source_id', '!=', id)
        .executeTakeFirst();
      return stored && reasonOf(stored.source_id);
    },
    async note({ id, hash }) {
      run.set(hash, id);
      await db
        .insertInto('imported_files')
        .values({ source_id: id, bytes_hash: hash })
        .onConflict((conflict) => conflict.column('source_id').doUpdateSet({ bytes_hash: hash }))
        .execute();
    },
  };
}

/** Why the second of two files with the same bytes is not read. */
export const reasonOf = (id: string): string =>
  `The same file was read as "${id}"; one judgment is enough. If you want both, give this one an id in a table of particulars.`;
