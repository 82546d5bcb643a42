import type { GenericSchema } from 'valibot';
import { FieldProblem } from './field-problem.js';
import type { Kind } from './kind.js';
import { read } from './read.js';

/**
 * Makes a schema from a kind; a problem of reading becomes an issue with the path of the field. Hand-written, so a page that
 * only reads answers bundles no schema library.
 */
// @__NO_SIDE_EFFECTS__
export function schemaOf<T>(kind: Kind<T>): GenericSchema<unknown, T> {
  const run = (dataset: { value: unknown }) => {
    const input = dataset.value;
    try {
      return { typed: true, value: read(kind, input) };
    } catch (error) {
      if (!(error instanceof FieldProblem)) throw error;
      const { message } = error;
      const path = error.path.map((key) => ({ type: 'unknown', origin: 'value', input, key, value: input }));
      const issue = { kind: 'schema', type: 'custom', input, expected: null, received: '', message };
      return { typed: false, value: input, issues: [path.length > 0 ? { ...issue, path } : issue] };
    }
  };
  return {
    kind: 'schema',
    type: 'custom',
    reference: schemaOf,
    expects: 'unknown',
    async: false,
    '~standard': { version: 1, vendor: 'valibot', validate: (value: unknown) => run({ value }) },
    '~run': run,
  } as unknown as GenericSchema<unknown, T>;
}
