import type { InTransaction } from '../citator/save-documents.js';
import type { NewDocument } from '../extraction/new-document.js';
import type { Marking } from '../library/document-marks.js';
import { findCopy, type ImportedFile, noteImportedFiles } from '../library/imported-files.js';
import { type MarkedLike, openMarkedTexts } from '../library/marked-texts.js';
import type { Store } from '../store/database.js';

/** Finds judgments that were read before under another name, so that two copies are one judgment, and a mark stays. */
export interface FileCopies {
  /**
   * Why a document is refused: the bytes of its file are those of another one, in this run or in the library, or its
   * words are those of one that an operator masked, hid or took down.
   */
  refusal(document: NewDocument, file: ImportedFile | undefined): Promise<string | undefined>;
}

/** How copies are found. */
export interface CopyOptions {
  /** Lets a document be stored that is nearly like a marked one, or has the same few words. */
  readonly mayResemble?: boolean | undefined;
}

/** Opens the files of a library. A file whose judgment is no longer there does not count, unless it was taken down. */
export function openFileCopies({ db }: Pick<Store, 'db'>, { mayResemble = false }: CopyOptions = {}): FileCopies {
  const run = new Map<string, string>();
  const marked = openMarkedTexts({ db });
  return {
    async refusal(document, file) {
      const like = await marked.like(document, file);
      if (like !== undefined && (like.likeness === 'same' || !mayResemble)) return backAgain(like);
      if (file === undefined) return undefined;
      const here = run.get(file.hash);
      if (here !== undefined && here !== file.id && !file.isNamed) return reasonOf(here);
      const stored = await findCopy(db, file);
      if (stored !== undefined) return reasonOf(stored);
      run.set(file.hash, file.id);
      return undefined;
    },
  };
}

/**
 * Claims the bytes of files in the transaction that stores their judgments, so that two imports at once store one of two
 * copies. Returns why the others are refused, by the ids of their judgments. Call it under the lock `citator`.
 */
export async function claimFiles(
  transaction: Parameters<InTransaction>[0],
  files: readonly ImportedFile[],
): Promise<ReadonlyMap<string, string>> {
  const refused = new Map<string, string>();
  for (const file of files) {
    const copy = await findCopy(transaction, file);
    if (copy !== undefined) refused.set(file.id, reasonOf(copy));
  }
  await noteImportedFiles(
    transaction,
    files.filter(({ id }) => !refused.has(id)),
  );
  return refused;
}

/** Why the second of two files with the same bytes is not read. */
export const reasonOf = (id: string): string =>
  `The same file was read as "${id}"; one judgment is enough. If you want both, give this one an id in a table of particulars.`;

const WORDS = {
  same: 'The same file or text',
  'few-words': 'A text of the same few words',
  near: 'Nearly the same text',
} as const;

function backAgain({ sourceId, marking, likeness }: MarkedLike): string {
  const advice = likeness === 'same' ? '' : ' If this is another judgment, import it with --like-marked.';
  return `${WORDS[likeness]} was read as "${sourceId}", ${stateOf(marking)}. Restore that one if it may be shown again.${advice}`;
}

function stateOf({ isTakenDown, names }: Marking): string {
  if (isTakenDown) return 'which was taken down';
  return names.length > 0 ? 'in which names are replaced' : 'which is hidden from searches for its parties';
}
