import { type TextField, textFields } from '../../../model/fields.js';
import { rankingWeights } from '../../../model/ranking-weights.js';

/** Returns the weight of each field; 0 for a field that does not count. */
export function weightsOf(fields: readonly TextField[]): readonly number[] {
  return textFields.map((field) => (fields.includes(field) ? rankingWeights[field] : 0));
}
