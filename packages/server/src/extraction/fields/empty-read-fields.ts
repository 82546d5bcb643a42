import type { Citation } from '@headnote/core/citation';
import type { NewCase } from '../new-document.js';
import { originsOf } from './field-origins.js';
import { type DerivedField, deriveFields, recordNames } from './derive-fields.js';

/** Fields of which each is read on its own; the strength of the bench is read together with the judges. */
type ReadField = Exclude<DerivedField, 'benchStrength'>;

const nothing: Pick<NewCase, ReadField> = {
  caseNumber: '',
  caseType: '',
  judges: [],
  advocates: [],
  actsCited: [],
  subject: '',
  decision: '',
};

/**
 * Turns a judgment as the library stores it back into the form in which its importer gave it: empties the fields that
 * `deriveFields` reads from the text. A derived field whose value the text does not give keeps it, because the importer
 * read it from something else, such as a printed line about the bench. `citations` are those of `stored.text.plain`.
 */
export function emptyReadFields(stored: NewCase, citations: readonly Citation[]): NewCase {
  const fields = Object.keys(nothing) as ReadField[];
  return emptyFields(
    stored,
    citations,
    fields.filter((field) => stored.derivedFields.includes(recordNames[field])),
  );
}

function emptyFields(stored: NewCase, citations: readonly Citation[], fields: readonly ReadField[]): NewCase {
  const emptied = withoutFields(stored, fields);
  const found = deriveFields(emptied, citations);
  const again = fields.filter((field) => valueOf(found, field) === valueOf(stored, field));
  // A field that is kept may decide what is read for another one, as a number does for the type of the case.
  return again.length === fields.length ? emptied : emptyFields(stored, citations, again);
}

function withoutFields(stored: NewCase, fields: readonly ReadField[]): NewCase {
  const { benchStrength, fieldOrigins, ...others } = stored;
  const hasBench = !fields.includes('judges');
  const names = new Set<string>(fields.map((field) => recordNames[field]));
  if (!hasBench) names.add(recordNames.benchStrength);
  const kept = stored.derivedFields.filter((name) => !names.has(name));
  return {
    ...others,
    ...(hasBench && benchStrength !== undefined && { benchStrength }),
    ...Object.fromEntries(fields.map((field) => [field, nothing[field]])),
    derivedFields: kept,
    ...originsOf(kept, fieldOrigins),
  };
}

/** The value for a comparison, with whether it is named as derived; the value of the judges is the whole bench. */
function valueOf(document: NewCase, field: ReadField): string {
  const { judges, benchStrength = judges.length, derivedFields } = document;
  const names = [recordNames[field], ...(field === 'judges' ? [recordNames.benchStrength] : [])];
  return JSON.stringify([
    field === 'judges' ? [judges, benchStrength] : document[field],
    names.map((name) => derivedFields.includes(name)),
  ]);
}
