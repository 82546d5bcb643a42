import { BadQueryError } from '@headnote/core/errors';

/** Throws BadQueryError for a repeated or array parameter, because it would be ambiguous. */
export function refuseRepeatedParameters(query: unknown): void {
  if (typeof query !== 'object' || query === null) return;
  for (const [name, value] of Object.entries(query)) {
    if (typeof value !== 'string' || name.includes('[')) {
      throw new BadQueryError(`query.${name.slice(0, 50)}: must be given once`);
    }
  }
}
