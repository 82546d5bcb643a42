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

/** Tables with texts of notes: as they are, and as they were in the last 30 days. */
const TABLES = ['personal_notes', 'note_versions'] as const;

type Move = (note: string) => string;

/**
 * Moves the members' notes on a document, and their earlier texts, to the places that their paragraphs have in its new text.
 * Call it before the text is stored. A note on a paragraph that is not in the text any more becomes one on the whole document.
 */
export async function moveNotes(transaction: Transaction<Database>, { id, html }: NewText): Promise<void> {
  let move: Move | undefined;
  for (const table of TABLES) {
    const rows = await transaction
      .selectFrom(table)
      .select(['user_id', 'note', 'version'])
      .where('document_id', '=', id)
      .where('note', 'like', '%#p%')
      .execute();
    for (const row of rows) {
      move ??= await mover(transaction, { id, html });
      const note = move(row.note);
      if (note === row.note) continue;
      await transaction
        .updateTable(table)
        // A note that is open somewhere must not be overwritten: its version grows. An earlier text keeps its own.
        .set(table === 'personal_notes' ? { note, version: row.version + 1 } : { note })
        .where('user_id', '=', row.user_id)
        .where('document_id', '=', id)
        .where('version', '=', row.version)
        .execute();
    }
  }
}

async function mover(transaction: Transaction<Database>, { id, html }: NewText): Promise<Move> {
  return noteMover(await storedParagraphs(transaction, id), readMarkedParagraphs(html));
}

/** Returns a function that gives a note on one text the places that its paragraphs have in another one. */
export function noteMover(paragraphs: readonly MarkedParagraph[], all: readonly MarkedParagraph[]): Move {
  const known = new Map(paragraphs.map((one) => [one.paragraph, one]));
  return (note) => moveNoteParts(note, (part) => placeOf(part, known, all));
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
