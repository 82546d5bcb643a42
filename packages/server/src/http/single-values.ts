import { BadQueryError } from '@headnote/core/errors';

/** Throws BadQueryError when a query parameter comes twice or in array form: which one counts would be a guess. */
export function refuseRepeatedParameters(query: unknown): void {
  if (typeof query !== 'object' || query === null) return;
  for (const [name, value] of Object.entries(query)) {
    if (typeof value !== 'string' || name.includes('[')) {
      throw new BadQueryError(`query.${name.slice(0, 50)}: must be given once`);
    }
  }
}
