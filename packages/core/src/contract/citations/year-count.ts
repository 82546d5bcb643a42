import type { Fields, ValueOf } from '../wire/kind.js';
import { sureCount } from '../wire/readers.js';

const table = {
  year: sureCount,
  count: sureCount,
} as const;

/** The judgments of one year. */
export interface YearCount extends ValueOf<typeof table> {}

export const yearCount: Fields<YearCount> = table;
