import { isJsonRecord, type JsonRecord } from '../formats/json-record.js';
import type { FileLine } from './read-lines.js';

/** A record of a file, or the reason why a line is not a record. */
export type ReadRecord =
  | { readonly ok: true; readonly record: JsonRecord }
  /** `isCut`: the file ends inside of the line. */
  | { readonly ok: false; readonly reason: string; readonly isCut?: true };

const NO_TEXT = 'The line is not valid UTF-8.';
const NO_JSON = 'The line is not JSON.';
const HAS_NUL = 'The line has NUL characters; save the file as UTF-8.';
/** What is wrong with a line whose end is missing; a cut may also divide a letter. */
const UNREADABLE: ReadonlySet<string> = new Set([NO_TEXT, NO_JSON]);
const CUT = 'The file ends inside of this line.';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads one line as a JSON object. Refuses a line that is not valid UTF-8, because replacing the bytes would add words
 * that the source does not contain.
 */
export function readRecord(line: FileLine, longest: number): ReadRecord {
  const record = readWholeRecord(line, longest);
  const isUnreadable = !record.ok && UNREADABLE.has(record.reason);
  return isUnreadable && !line.hasEnd ? { ok: false, reason: CUT, isCut: true } : record;
}

function readWholeRecord(line: FileLine, longest: number): ReadRecord {
  if (line.isTooLong) return { ok: false, reason: `The line is longer than ${Math.floor(longest / 1_048_576)} MB.` };
  let text: string;
  try {
    text = utf8.decode(line.bytes);
  } catch {
    return { ok: false, reason: NO_TEXT };
  }
  if (line.number === 1 && /^\s*\[/.test(text)) {
    return { ok: false, reason: 'The file is one JSON list; this importer reads one JSON object a line.' };
  }
  try {
    const value: unknown = JSON.parse(text);
    return isJsonRecord(value)
      ? { ok: true, record: value }
      : { ok: false, reason: 'The line is JSON, but not an object.' };
  } catch {
    return { ok: false, reason: text.includes('\0') ? HAS_NUL : NO_JSON };
  }
}
