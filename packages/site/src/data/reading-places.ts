import type { HistoryEntry } from '@headnote/core/contract';
import { actReaderPath, caseReaderPath } from '../links/links.js';
import { documentKinds, type OpenedDocument } from './history-queries.js';

/** Where a member stopped reading a document. */
export interface ReadingPlace extends OpenedDocument {
  /** The part before the place, from 0 to 1. */
  readonly share: number;
}

/** A place out of the history, with the time of reading. */
export interface ReadEntry extends ReadingPlace {
  /** Id of the history entry. */
  readonly entryId: string;
  /** ISO date and time. */
  readonly readAt: string;
}

/** A share as a whole number: fine enough for every paragraph of a long judgment. */
const WHOLE = 10_000;
const FRAGMENT = /^read-(\d{1,5})$/;

/** A share as the history stores it, in the field that counts the hits of a search. */
export const storedShare = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * WHOLE);

/** Reads the documents of a history with the places where the member stopped, the latest first. */
export function readingPlaces(history: readonly HistoryEntry[]): ReadEntry[] {
  return history.flatMap(({ id: entryId, kind: word, query: id, keywords: title, total, searchedAt: readAt }) => {
    const kind = documentKinds.find((one) => one === word);
    return kind ? [{ kind, id, title, share: Math.min(1, total / WHOLE), entryId, readAt }] : [];
  });
}

/** The address that opens a document where the member stopped. */
export function readingPath({ id, kind, share }: Omit<ReadingPlace, 'title'>): string {
  const anchor = share > 0 ? `read-${storedShare(share)}` : '';
  return kind === 'act' ? actReaderPath(id, anchor) : caseReaderPath(id, anchor);
}

/** The share in the fragment of such an address; undefined for every other fragment. */
export function shareOfFragment(fragment: string): number | undefined {
  const [, share] = FRAGMENT.exec(fragment) ?? [];
  return share === undefined ? undefined : Math.min(1, Number(share) / WHOLE);
}
