import { isJsonRecord } from '../formats/json-record.js';
import type { ReadRecord } from './read-records.js';

/** An item of a JSON list. */
export interface ListItem {
  /** One-based. */
  readonly number: number;
  readonly read: ReadRecord;
}

/** Between two objects of a list. The objects of the known files contain no other objects. */
const BETWEEN_OBJECTS = /\}\s*,\s*\{/;

/**
 * Reads a JSON list of flat objects. If the list is damaged, reads its objects one by one, so that a broken one does not take the
 * others with it.
 */
export function readListItems(text: string): ListItem[] {
  const whole = parseJson(text);
  if (Array.isArray(whole)) return whole.map((value: unknown, index) => itemOf(value, index));
  const inner = text
    .trim()
    .replace(/^\[\s*/, '')
    .replace(/\s*\]$/, '');
  const parts = inner.split(BETWEEN_OBJECTS);
  return parts.map((part, index) => {
    const isFirst = index === 0;
    const isLast = index === parts.length - 1;
    return itemOf(parseJson(`${isFirst ? '' : '{'}${part}${isLast ? '' : '}'}`), index);
  });
}

function itemOf(value: unknown, index: number): ListItem {
  const number = index + 1;
  if (value === undefined) return { number, read: { ok: false, reason: 'The record is not JSON.' } };
  if (isJsonRecord(value)) return { number, read: { ok: true, record: value } };
  return { number, read: { ok: false, reason: 'The record is JSON, but not an object.' } };
}

/** Undefined if the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
