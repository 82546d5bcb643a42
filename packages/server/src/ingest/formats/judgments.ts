import type { RecordFormat } from './format.js';
import { textAt } from './json-record.js';
import { readRecentCourtCase } from './recent-cases.js';
import { readRecordId } from './record-id.js';
import { readAilaCase, readIrledCase } from './supreme-court-cases.js';

/**
 * Reads a judgment in the layout of the development sets: `id`, `source`, `court`, `raw`, `derived`, `linked`, `text`.
 * The prefix of the id names the set; the rules for recent court documents apply to an unknown set.
 */
export const judgmentFormat: RecordFormat = (record) => {
  const identified = readRecordId(record);
  if ('reason' in identified) return { ok: false, reason: identified.reason };
  if (!/[\p{L}\p{N}]/u.test(textAt(record, 'text'))) return { ok: false, reason: 'The record has no text.' };
  const { id } = identified;
  if (id.startsWith('irled:')) return { ok: true, document: readIrledCase(id, record) };
  if (id.startsWith('aila:')) return { ok: true, document: readAilaCase(id, record) };
  return { ok: true, document: readRecentCourtCase(id, record) };
};
