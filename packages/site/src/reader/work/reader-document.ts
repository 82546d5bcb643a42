import type { CitedLater } from '@headnote/core/format';

/** Formats the citation of a paragraph for a brief: `Asha v. State of Kerala, (1973) 4 SCC 225, para 12`. */
export type CitationOf = (paragraph: string) => string;

/** What the tools of the reader know of a document. */
export interface ReaderDocument {
  readonly id: string;
  readonly kind: 'judgment' | 'act';
  /** Parties, or the title of the act. */
  readonly title: string;
  /** Name of its files, without the ending. */
  readonly fileName: string;
  /** Id of the stored original; undefined if there is none. */
  readonly originalId?: string | undefined;
  /** Formats the citation of a paragraph for a brief. Only judgments have one. */
  readonly citationOf?: CitationOf | undefined;
  /** What a later judgment says against it; undefined for nothing. */
  readonly later?: CitedLater | undefined;
}

/** A place in a document: a paragraph of a judgment, a section of an act, or the whole. */
export interface DocumentPlace {
  /** Anchor; empty for the whole document. */
  readonly anchor: string;
  /** Printed number; empty if there is none. */
  readonly label: string;
}

/** The whole document as a place. */
export const WHOLE: DocumentPlace = { anchor: '', label: '' };

/** The element of a place in the text. */
export function elementAt(text: Element, anchor: string): HTMLElement | null {
  return text.querySelector<HTMLElement>(`[id="${CSS.escape(anchor)}"]`);
}
