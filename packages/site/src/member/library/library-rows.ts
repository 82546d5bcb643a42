import type { Bookmark, Folder, Note, SavedResult } from '@headnote/core/contract';
import { caseTitle } from '@headnote/core/format';
import type { Documents, FoundDocument } from '../../data/document-queries.js';
import { isFolderPlace, type LibraryPlace } from '../../links/library-address.js';
import type { LibraryData } from './library-data.js';

/** A saved result with what the member left in its document. */
export interface SavedRow {
  readonly result: SavedResult;
  /** The folder that it is in. */
  readonly folder: Folder;
  /** Undefined while it loads, and if the library does not have it any more. */
  readonly document: FoundDocument | undefined;
  readonly bookmarks: readonly Bookmark[];
  readonly note: Note | undefined;
}

/** Orders of a list of saved results. */
export const rowOrders = ['saved', 'decided', 'title'] as const;

/** An order of a list of saved results. */
export type RowOrder = (typeof rowOrders)[number];

/** The saved results of a place: of one folder, or all. */
export function rowsOf(data: LibraryData, place: LibraryPlace, documents: Documents): SavedRow[] {
  const shown = isFolderPlace(place) ? data.folders.filter(({ id }) => id === place.folderId) : data.folders;
  const bookmarks = Map.groupBy(data.bookmarks, ({ documentId }) => documentId);
  const notes = new Map(data.notes.map((note) => [note.documentId, note]));
  return shown.flatMap((folder) =>
    folder.results.map((result) => ({
      result,
      folder,
      document: documents.get(result.documentId),
      bookmarks: (bookmarks.get(result.documentId) ?? []).toSorted((a, b) => a.paragraph - b.paragraph),
      note: notes.get(result.documentId),
    })),
  );
}

/** The title of a document; the given name if it is not known. */
export function titleOf(document: FoundDocument | undefined, name: string): string {
  if (!document) return name;
  const { title, appellant = '', respondent = '' } = document.record;
  return title ?? caseTitle({ appellant, respondent });
}

/** The rows that contain every word of a text, in their names, parties, citations, descriptions or notes. */
export function findRows(rows: readonly SavedRow[], text: string): readonly SavedRow[] {
  return rows.filter(({ result, document, note }) =>
    containsWords(text, [
      result.name,
      result.description,
      titleOf(document, ''),
      ...(document?.record.citations ?? []),
      ...(document?.record.otherCitations ?? []),
      note?.note ?? '',
    ]),
  );
}

/** Whether some texts together contain every word. */
export function containsWords(words: string, texts: readonly string[]): boolean {
  const all = texts.join('\n').toLowerCase();
  const wanted = words.toLowerCase().split(/\s+/);
  return wanted.every((word) => all.includes(word));
}

const collator = new Intl.Collator('en', { numeric: true });

/** The rows in an order: the last saved first, the last decided first, or by title. */
export function sortRows(rows: readonly SavedRow[], order: RowOrder): SavedRow[] {
  switch (order) {
    case 'saved':
      return rows.toSorted((a, b) => collator.compare(b.result.savedAt, a.result.savedAt));
    case 'decided':
      return rows.toSorted((a, b) => collator.compare(decidedOn(b), decidedOn(a)));
    case 'title':
      return rows.toSorted((a, b) =>
        collator.compare(titleOf(a.document, a.result.name), titleOf(b.document, b.result.name)),
      );
  }
}

const decidedOn = ({ document }: SavedRow): string => document?.record.decidedOn ?? String(document?.record.year ?? '');
