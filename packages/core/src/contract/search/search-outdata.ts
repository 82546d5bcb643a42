import * as v from 'valibot';
import { FieldProblem } from '../wire/field-problem.js';
import { readOutdata } from './read-outdata.js';
import type { SearchAnswer } from './search-answer.js';

/** `outdata` of a search, as a schema. */
export const searchOutdata = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, SearchAnswer>(({ dataset, addIssue, NEVER }) => {
    try {
      return readOutdata(dataset.value);
    } catch (error) {
      if (!(error instanceof FieldProblem)) throw error;
      const input = dataset.value;
      const [first, ...rest] = error.path.map((key) => ({
        type: 'unknown' as const,
        origin: 'value' as const,
        input,
        key,
        value: input,
      }));
      addIssue({ message: error.message, ...(first === undefined ? {} : { path: [first, ...rest] as const }) });
      return NEVER;
    }
  }),
);
