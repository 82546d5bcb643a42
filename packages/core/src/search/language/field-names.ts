import { fields, type FieldName } from './fields.js';

/** All fields of the search language. */
export const fieldNames: readonly FieldName[] = fields.map(([field]) => field);
