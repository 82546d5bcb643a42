import { moveNoteParts, type NotePart } from '@headnote/core/notes';
import type { Transaction } from 'kysely';
import {
  findMarkedParagraph,
  type MarkedParagraph,
  readMarkedParagraphs,
} from '../extraction/text/marked-paragraph.js';
import type { Database } from '../store/database.js';
import { type NewText, storedParagraphs } from './stored-paragraphs.js';

/** Anchor of a paragraph that is counted from the beginning of the text; other anchors name what they lead to. */
const COUNTED = /^p(\d{1,9})$/;

/**
 * Moves the members' notes on a document to the places that their paragraphs have in its new text. Call it before the text is
 * stored. A note on a paragraph that is not in the text any more becomes one on the whole document. A note that is open
 * somewhere is not overwritten: its version grows.
 */
export async function moveNotes(transaction: Transaction<Database>, { id, html }: NewText): Promise<void> {
  const rows = await transaction
    .selectFrom('personal_notes')
    .select(['user_id', 'note', 'version'])
    .where('document_id', '=', id)
    .where('note', 'like', '%#p%')
    .execute();
  if (rows.length === 0) return;
  const known = new Map((await storedParagraphs(transaction, id)).map((one) => [one.paragraph, one]));
  const all = readMarkedParagraphs(html);
  for (const { user_id, note, version } of rows) {
    const moved = moveNoteParts(note, (part) => placeOf(part, known, all));
    if (moved === note) continue;
    await transaction
      .updateTable('personal_notes')
      .set({ note: moved, version: version + 1 })
      .where('user_id', '=', user_id)
      .where('document_id', '=', id)
      .execute();
  }
}

function placeOf(
  part: NotePart,
  known: ReadonlyMap<number, MarkedParagraph>,
  all: readonly MarkedParagraph[],
): Pick<NotePart, 'paragraph' | 'label'> | undefined {
  const mark = known.get(Number(COUNTED.exec(part.paragraph)?.[1]));
  if (mark === undefined) return part;
  const found = findMarkedParagraph(mark, all);
  return found && { paragraph: `p${found.paragraph}`, label: found.number };
}
