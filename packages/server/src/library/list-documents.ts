import { openTurns } from '../runtime/open-turns.js';
import type { Store } from '../store/database.js';
import { selectHidden } from './document-marks.js';
import { firstLetterOf } from './document-id.js';
import { selectCopies } from './sources.js';

/** A document as a list of all documents names it. */
export interface ListedDocument {
  readonly houseCitation: string;
  /** When an import or an operator last changed it; ISO. */
  readonly changedAt: string;
}

/** A run of documents in the order of their ids. */
export interface DocumentPart {
  /** Id of its first document. */
  readonly firstId: string;
  /** The latest change of one of its documents; ISO. */
  readonly changedAt: string;
}

/** Documents read at once: few enough to hold, and to answer others between two reads. */
const CHUNK = 1_000;

/** Yields all documents of a kind but the fictional and the hidden ones from an id on, in the order of their ids, some at a time. Holds no lock between two reads. */
async function* readChunks({ db }: Store, kind: 'case' | 'act', firstId: string) {
  const letter = firstLetterOf(kind);
  let from = firstId;
  let isFirst = true;
  const turns = openTurns();
  for (;;) {
    const rows = await db
      .selectFrom('documents')
      .select(['id', 'house_citation', 'updated_at'])
      // By the first letter, not by the kind, so that the order of the key is the order of the answer.
      .where('id', isFirst ? '>=' : '>', from)
      .where('id', '<', nextLetter(letter))
      .where('is_sample', '=', 0)
      // Search engines must not find a hidden document by its names either.
      .where('id', 'not in', selectHidden(db))
      .where('id', 'not in', selectCopies(db))
      .orderBy('id')
      .limit(CHUNK)
      .execute();
    isFirst = false;
    yield rows;
    await turns();
    const last = rows.at(-1);
    if (last === undefined || rows.length < CHUNK) return;
    from = last.id;
  }
}

const nextLetter = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) + 1);

/** Splits the documents of a kind, but for the fictional ones, into parts of at most `size`. */
export async function documentParts(store: Store, kind: 'case' | 'act', size: number): Promise<DocumentPart[]> {
  const parts: { firstId: string; changedAt: string }[] = [];
  let count = 0;
  for await (const rows of readChunks(store, kind, firstLetterOf(kind))) {
    for (const { id, updated_at: changedAt } of rows) {
      const part = parts.at(-1);
      if (part === undefined || count % size === 0) parts.push({ firstId: id, changedAt });
      else if (changedAt > part.changedAt) part.changedAt = changedAt;
      count += 1;
    }
  }
  return parts;
}

/** Yields the documents of a part, some at a time. */
export async function* listDocuments(
  store: Store,
  kind: 'case' | 'act',
  { firstId, size }: { readonly firstId: string; readonly size: number },
): AsyncGenerator<readonly ListedDocument[]> {
  let left = size;
  for await (const rows of readChunks(store, kind, firstId)) {
    yield rows
      .slice(0, left)
      .map(({ house_citation: houseCitation, updated_at: changedAt }) => ({ houseCitation, changedAt }));
    left -= rows.length;
    if (left <= 0) return;
  }
}
