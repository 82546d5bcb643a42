import { citationKey } from '../../../text/analysis/analyse.js';
import type { Clause, RangeClause } from '../../../model/engine-request.js';
import { type SearchField, dateFields, numberFields, textFields } from '../../../model/fields.js';
import { indexFields } from '../names.js';

/** Finds nothing, and everything. */
export const NOTHING = { match_none: {} } as const;
export const EVERYTHING = { match_all: {} } as const;

/** A clause that compares whole values. */
export type Condition = Clause & { readonly type: 'terms' | 'named' | 'range' | 'exists' | 'ids' };

/** Returns the query of a condition. */
export function queryOfCondition(clause: Condition): unknown {
  switch (clause.type) {
    case 'ids':
      return { terms: { id: clause.values } };
    case 'terms':
      return queryOfTerms(clause);
    case 'named':
      return termsOf(indexFields.nameKeys, clause.keys);
    case 'range':
      return queryOfRange(clause);
    case 'exists':
      return queryOfField(clause.field);
  }
}

function isNumber(field: SearchField): boolean {
  return ([...numberFields, ...dateFields] as readonly string[]).includes(field);
}

function queryOfTerms({ field, values }: Condition & { type: 'terms' }): unknown {
  if (field === 'citations')
    return termsOf(
      indexFields.citationKeys,
      values.map((value) => citationKey(String(value))),
    );
  if (isNumber(field)) return termsOf(field, values.map(Number).filter(Number.isSafeInteger));
  // The empty text is a missing value, which equals nothing.
  return termsOf(
    field,
    values.map(String).filter((value) => value !== ''),
  );
}

function termsOf(field: string, values: readonly (string | number)[]): unknown {
  return values.length === 0 ? NOTHING : { terms: { [field]: values } };
}

function queryOfRange(clause: RangeClause): unknown {
  if (!isNumber(clause.field)) return NOTHING;
  const { atLeast, above, atMost, below } = clause;
  const bounds = Object.entries({ gte: atLeast, gt: above, lte: atMost, lt: below }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, within(value)] as const],
  );
  return { range: { [clause.field]: Object.fromEntries(bounds) } };
}

/** Larger numbers than the fields hold. */
const LARGEST = 2 ** 31 - 1;

function within(value: number): number {
  return Math.max(-LARGEST, Math.min(LARGEST, value));
}

function queryOfField(field: SearchField): unknown {
  const isText = (textFields as readonly string[]).includes(field);
  return isText ? { term: { [indexFields.present]: field } } : { exists: { field } };
}
