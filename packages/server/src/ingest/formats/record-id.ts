import { type JsonRecord, textAt } from './json-record.js';

/** Longest identifier of a source; it is stored, shown and hashed. */
const longestId = 200;

/** The record's own identifier, or why it has none that can be used. */
export function readRecordId(record: JsonRecord): { readonly id: string } | { readonly reason: string } {
  const id = textAt(record, 'id');
  if (id === '') return { reason: 'The record has no "id".' };
  if (id.length > longestId || /\p{Cc}/u.test(id)) {
    return { reason: `The "id" must have at most ${longestId} printable characters.` };
  }
  return { id };
}
