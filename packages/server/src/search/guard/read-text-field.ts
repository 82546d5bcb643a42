import { EXACT } from '@headnote/core/contract';
import { fieldRoles } from '../model/field-names.js';
import type { TextField } from '../model/fields.js';
import { refuse } from './refuse.js';

/** A text field in a clause, stemmed or unstemmed; spread it into the clause. */
export interface FieldChoice {
  readonly field: TextField;
  readonly exact?: true;
}

/** Returns the text field of a wire name, with or without the exact suffix; undefined for any other name. */
export function textFieldOf(wire: string): FieldChoice | undefined {
  const exact = wire.endsWith(EXACT);
  const field = fieldRoles(exact ? wire.slice(0, -EXACT.length) : wire)?.text;
  if (field === undefined) return undefined;
  return exact ? { field, exact } : { field };
}

/** Reads the wire name of a text field, with or without the exact suffix. */
export function readTextField(value: unknown, path: string): FieldChoice {
  const choice = typeof value === 'string' ? textFieldOf(value) : undefined;
  if (choice !== undefined) return choice;
  const isField = typeof value === 'string' && fieldRoles(value) !== undefined;
  return refuse(path, isField ? 'not a text field' : 'not a field');
}
