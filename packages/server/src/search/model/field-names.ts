import { actFields, caseFields } from '@headnote/core/contract';
import type { FieldName } from '../../library/document-record.js';
import {
  type CountedField,
  type DateField,
  type KeywordField,
  type NumberField,
  type SortField,
  type TextField,
  dateFields,
  keywordFields,
  numberFields,
  sortFields,
  textFields,
} from './fields.js';

/** Flags, stored as 0 and 1. */
export const flagFields: ReadonlySet<NumberField> = new Set(['isReferred', 'isSample', 'isAvailable']);

/** How a field is searched. A field that is only displayed has no role. */
export interface FieldRoles {
  readonly isId: boolean;
  readonly text: TextField | undefined;
  readonly keyword: KeywordField | undefined;
  readonly number: NumberField | undefined;
  readonly date: DateField | undefined;
  readonly sort: SortField | undefined;
}

const wireNames: Readonly<Record<FieldName, string>> = { ...caseFields, ...actFields };

/** Names of the document's id. */
const ID_NAMES: readonly FieldName[] = ['id', 'fileName', 'number'];

const englishNames = new Map(Object.entries(wireNames).map(([english, wire]) => [wire, english as FieldName]));

const rolesByWire = new Map<string, FieldRoles>(
  [...englishNames].map(([wire, english]) => [wire, rolesOf(english)] as const),
);
rolesByWire.set('_id', rolesOf('id'));

function rolesOf(english: FieldName): FieldRoles {
  const among = <T extends string>(fields: readonly T[]) => fields.find((field) => field === english);
  return {
    isId: ID_NAMES.includes(english),
    text: among(textFields),
    keyword: among(keywordFields),
    number: among(numberFields),
    date: among(dateFields),
    sort: among(sortFields),
  };
}

/** Returns the roles of a field by its wire name; undefined for an unknown name. */
export function fieldRoles(wire: string): FieldRoles | undefined {
  return rolesByWire.get(wire);
}

/**
 * Returns the English name of a wire name; undefined for an unknown name. `_id` belongs to the hit and is not a field.
 */
export function englishName(wire: string): FieldName | undefined {
  return englishNames.get(wire);
}

/** Returns the wire name of a field. */
export function wireName(english: FieldName): string {
  return wireNames[english];
}

/** Returns the field whose values are counted; undefined if they cannot be counted. */
export function countedField(roles: FieldRoles): CountedField | undefined {
  return roles.number ?? (roles.keyword === 'citations' ? undefined : roles.keyword);
}
