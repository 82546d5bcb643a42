import type { ActRecord } from './act-record.js';
import { actFields } from './act-fields.js';
import { caseFields } from './case-fields.js';
import type { CaseRecord } from './case-record.js';
import { fieldKinds, type FieldKind } from './field-kinds.js';

const kinds: Readonly<Record<string, FieldKind | undefined>> = fieldKinds;

function writeField(kind: FieldKind | undefined, value: unknown): unknown {
  if (kind === 'flag') return value === true ? 1 : 0;
  if (kind === 'citations') return (value as readonly string[]).join('; ');
  // A comma separates names, so commas inside a name become spaces.
  if (kind === 'names') return (value as readonly string[]).map((name) => name.replaceAll(',', ' ')).join(',');
  return value;
}

function write(fields: Readonly<Record<string, string>>, record: object): Record<string, unknown> {
  const wire: Record<string, unknown> = {};
  for (const [english, value] of Object.entries(record)) {
    const name = fields[english];
    if (name !== undefined && value !== undefined) wire[name] = writeField(kinds[english], value);
  }
  return wire;
}

/** Writes fields of a case under their wire names; the inverse of reading. */
export function writeCase(record: Partial<CaseRecord>): Record<string, unknown> {
  return write(caseFields, record);
}

/** Writes fields of an act under their wire names; the inverse of reading. */
export function writeAct(record: Partial<ActRecord>): Record<string, unknown> {
  return write(actFields, record);
}
