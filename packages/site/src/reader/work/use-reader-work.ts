import { useState, type RefObject } from 'react';
import { useOfflineCopies, type OfflineCopies } from '../../offline/use-offline-copies.js';
import { useNote, type OpenNote } from '../note/use-note.js';
import { useTransfers, type Transfers } from '../pdf/use-transfer.js';
import type { Speech } from '../speech/speech.js';
import { useSpeech } from '../speech/use-speech.js';
import type { DocumentPlace } from './reader-document.js';
import { useBookmarks, type Bookmarks } from './use-bookmarks.js';

/** A member's own work in an open document. */
export interface ReaderWork {
  readonly bookmarks: Bookmarks;
  /** Undefined until the note is read. */
  readonly note: OpenNote | undefined;
  /** Where the editor of the note is open. */
  readonly notePlace: DocumentPlace | undefined;
  readonly openNote: (place: DocumentPlace) => void;
  readonly closeNote: () => void;
  readonly transfers: Transfers;
  readonly speech: Speech;
  /** What this device keeps for reading without a connection. */
  readonly copies: OfflineCopies;
}

/** Reads what the member has done in a document, and changes it. */
export function useReaderWork(documentId: string, text: RefObject<HTMLDivElement | null>): ReaderWork {
  const [opened, setOpened] = useState<{ readonly place: DocumentPlace; readonly from: Element | null }>();
  return {
    bookmarks: useBookmarks(documentId),
    note: useNote(documentId),
    notePlace: opened?.place,
    openNote: (place) => setOpened({ place, from: document.activeElement }),
    closeNote() {
      setOpened(undefined);
      // The focus goes back to where it was, if that is still in the page.
      if (opened?.from instanceof HTMLElement && opened.from.isConnected) opened.from.focus({ preventScroll: true });
    },
    transfers: useTransfers(),
    speech: useSpeech(text),
    copies: useOfflineCopies(),
  };
}
