import type { FieldCertainty, FieldOrigin } from '@headnote/core/format';

/** Where each derived field is read if its rule says nothing else. */
const usual: ReadonlyMap<string, FieldOrigin> = new Map([
  ['appellant', 'head'],
  ['respondent', 'head'],
  ['courtId', 'head'],
  ['decidedOn', 'head'],
  ['judges', 'head'],
  ['benchStrength', 'head'],
  ['caseNumber', 'head'],
  ['caseType', 'number'],
  ['otherCitations', 'head'],
  ['advocates', 'head'],
  ['actsHtml', 'text'],
  ['subject', 'text'],
  ['decision', 'order'],
]);

/**
 * How often a rule is right, as `docs/derived-fields.md` measures it: `sure` at least 98 %, `likely` at least 90 %, otherwise
 * `doubtful`. By field and origin, then by origin.
 */
const certainties: ReadonlyMap<string, FieldCertainty> = new Map([
  ['appellant', 'sure'],
  ['respondent', 'sure'],
  ['courtId', 'sure'],
  ['decidedOn', 'sure'],
  ['judges', 'sure'],
  // A signature that a scan has lost is a judge that is missing.
  ['judges signatures', 'likely'],
  ['caseNumber', 'sure'],
  ['caseType', 'sure'],
  ['otherCitations', 'sure'],
  ['decision report-line', 'sure'],
]);

/** The origins of fields that an importer or a rule names. */
export type FieldOrigins = Readonly<Record<string, FieldOrigin>>;

/** How sure a rule is of a field that it reads there. */
export function certaintyOf(field: string, origin: FieldOrigin): FieldCertainty {
  if (origin === 'similar-record') return 'doubtful';
  return certainties.get(`${field} ${origin}`) ?? certainties.get(field) ?? 'likely';
}

/** The entry of a derived field as the library stores it: `decision@order@likely`. */
export function writeFieldSource(field: string, origins: FieldOrigins = {}): string {
  const origin = origins[field] ?? usual.get(field) ?? 'text';
  return [field, origin, certaintyOf(field, origin)].join('@');
}

/** The name of the field of a stored entry; libraries of older versions store the name alone. */
export const fieldOfEntry = (entry: string): string => entry.split('@', 1)[0] ?? '';

/** The origins of stored entries. */
export function originsOfEntries(entries: readonly string[]): FieldOrigins {
  return Object.fromEntries(
    entries
      .map((entry) => entry.split('@'))
      .flatMap(([field = '', origin]) => (origin === undefined ? [] : [[field, origin as FieldOrigin]])),
  );
}

/** The origins of these fields alone, as part of a judgment; nothing if none of them has one. */
export function originsOf(
  fields: readonly string[],
  origins: FieldOrigins = {},
): { readonly fieldOrigins?: FieldOrigins } {
  const own = Object.entries(origins).filter(([field]) => fields.includes(field));
  return own.length === 0 ? {} : { fieldOrigins: Object.fromEntries(own) };
}
