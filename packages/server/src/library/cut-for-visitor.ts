import { PREVIEW_LENGTH, truncateText } from '@headnote/core/content';
import type { LibraryDocument } from './document-record.js';

/**
 * Cuts the long fields of a document for somebody who may read only the preview: the list of acts as HTML and the
 * headnote as text, like the text itself (V4).
 */
export function cutForVisitor(document: LibraryDocument): LibraryDocument {
  if (document.kind !== 'case') return document;
  const { actsHtml, headnote } = document.record;
  return {
    ...document,
    record: {
      ...document.record,
      ...(actsHtml === undefined ? {} : { actsHtml: truncateText(actsHtml, PREVIEW_LENGTH) }),
      ...(headnote === undefined ? {} : { headnote: cutPlain(headnote) }),
    },
  };
}

function cutPlain(text: string): string {
  // A character has one or two units, so a text with few units needs no count.
  if (text.length <= PREVIEW_LENGTH) return text;
  const characters = Array.from(text);
  return characters.length <= PREVIEW_LENGTH ? text : `${characters.slice(0, PREVIEW_LENGTH).join('')}…`;
}
