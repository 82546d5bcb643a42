import { readCount, readFlag, readText } from '../wire/scalars.js';
import type { ActRecord } from './act-record.js';
import { actFields } from './act-fields.js';
import { caseFields } from './case-fields.js';
import type { CaseRecord } from './case-record.js';
import { fieldKinds, type FieldKind } from './field-kinds.js';

/** A hit of the generic search: a case or an act. Fields of the same name mean the same. */
export type AnyRecord = CaseRecord & ActRecord;

const kinds: Readonly<Record<string, FieldKind | undefined>> = fieldKinds;

/** Wire name → English name, for the fields of cases and acts. */
export const englishNames: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...caseFields, ...actFields }).map(([english, wire]) => [wire, english]),
);

function splitList(value: unknown, separator: RegExp): string[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : readText(value).split(separator);
  return items.map((item) => readText(item).trim()).filter((item) => item !== '');
}

/** Parallel lists keep their empty items; otherwise ids would move to the wrong names. */
function splitNames(value: unknown): string[] {
  const text = Array.isArray(value) ? value.map(readText).join(',') : readText(value);
  return text.trim() === '' ? [] : text.split(',').map((item) => item.trim());
}

function readField(kind: FieldKind | undefined, value: unknown): unknown {
  switch (kind) {
    case undefined:
      return readText(value);
    case 'count':
      return readCount(value) ?? 0;
    case 'year':
      return readCount(value) ?? null;
    case 'flag':
      return readFlag(value) ?? false;
    case 'date':
      return /^\d{4}-\d{2}-\d{2}/.exec(readText(value))?.[0] ?? null;
    case 'names':
      return splitNames(value);
    case 'citations':
      return splitList(value, /;/);
  }
}

/**
 * Reads the known fields of a hit under their English names. Tolerant: a number may be text, a flag may be 1, a list
 * may be text or an array, null means empty. Drops unknown fields.
 */
export function readRecord(source: Readonly<Record<string, unknown>>, id: string): Partial<AnyRecord> & { id: string } {
  const record: Record<string, unknown> = {};
  for (const [wire, value] of Object.entries(source)) {
    const english = englishNames.get(wire);
    if (english !== undefined) record[english] = readField(kinds[english], value);
  }
  const ownId = readText(source[caseFields.id]);
  return { ...(record as Partial<AnyRecord>), id: ownId === '' ? id : ownId };
}
