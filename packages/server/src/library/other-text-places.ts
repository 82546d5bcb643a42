import type { Kysely } from 'kysely';
import { findMarkedParagraph, type MarkedParagraph } from '../extraction/text/marked-paragraph.js';
import type { Database } from '../store/database.js';
import { noteMover } from './move-notes.js';
import { storedParagraphs } from './stored-paragraphs.js';

/** Finds the places of one text in the text that is shown for it. */
export interface OtherTextPlaces {
  /** The paragraph of the shown text with the words of this one; undefined if none is sure. */
  paragraph(marked: MarkedParagraph): MarkedParagraph | undefined;
  /** A note on the other text, with the places that its paragraphs have in the shown one. */
  note(text: string): string;
}

/** Reads both texts. */
export async function openOtherText(
  db: Kysely<Database>,
  { id, shownId }: { readonly id: string; readonly shownId: string },
): Promise<OtherTextPlaces> {
  const known = await storedParagraphs(db, id);
  const all = await storedParagraphs(db, shownId);
  return {
    paragraph: (marked) => {
      const own = marked.words === '' ? known.find(({ paragraph }) => paragraph === marked.paragraph) : marked;
      return own && findMarkedParagraph(own, all);
    },
    note: noteMover(known, all),
  };
}
