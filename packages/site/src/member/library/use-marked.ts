import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/ServicesProvider.js';
import { documentsOf, type FoundDocument } from '../../data/document-queries.js';
import { titleOf } from './library-rows.js';
import { messages } from './messages.js';

/** A bookmark or a note with its document; undefined if the library does not have it any more. */
export interface Marked<T> {
  readonly mark: T;
  readonly document: FoundDocument | undefined;
  readonly title: string;
}

/** Bookmarks or notes with their documents. */
interface MarkedRows<T> {
  readonly rows: readonly Marked<T>[];
  /** True while the documents are read: the titles, and so the heights of the rows, are not known yet. */
  readonly isLoading: boolean;
}

/** Reads the documents of bookmarks or notes. */
export function useMarked<T extends { readonly documentId: string }>(marks: readonly T[]): MarkedRows<T> {
  const { client } = useServices();
  const documents = useQuery(
    documentsOf(
      client,
      marks.map(({ documentId }) => documentId),
    ),
  );
  const noTitle = documents.isSuccess ? messages.unknownDocument : documents.isError ? messages.untitled : '…';
  const rows = marks.map((mark) => {
    const document = documents.data?.get(mark.documentId);
    return { mark, document, title: titleOf(document, noTitle) };
  });
  return { rows, isLoading: documents.isLoading };
}

/** Sorts by title; the order of the library is by date. */
export function inOrder<T>(rows: readonly Marked<T>[], order: 'saved' | 'title'): readonly Marked<T>[] {
  return order === 'saved' ? rows : rows.toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
}
