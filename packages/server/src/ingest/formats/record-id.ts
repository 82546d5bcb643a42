import { withoutUnseen } from '../../extraction/text/source-line.js';
import { type JsonRecord, textAt } from './json-record.js';

/** Maximum length of a source's identifier, which is stored, shown and hashed. */
const longestId = 200;

/** Returns the record's own identifier, or the reason why it is unusable. */
export function readRecordId(record: JsonRecord): { readonly id: string } | { readonly reason: string } {
  const id = textAt(record, 'id');
  if (id === '') return { reason: 'The record has no "id".' };
  if (id.length > longestId || /\p{Cc}/u.test(id) || withoutUnseen(id) !== id) {
    return { reason: `The "id" must have at most ${longestId} printable characters.` };
  }
  return { id };
}
