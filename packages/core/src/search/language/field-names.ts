import { fields, type FieldName } from './fields.js';

/** Every field of the search language. */
export const fieldNames: readonly FieldName[] = fields.map(([field]) => field);
