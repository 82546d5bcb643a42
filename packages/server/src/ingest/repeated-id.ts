import type { NewDocument } from '../extraction/new-document.js';

/** Why the second document of an id is refused, and how to store both. */
export function repeatedId({ source: { id } }: NewDocument): string {
  const advice = id.startsWith('file:')
    ? 'give the folders different names, or each file an id of its own in a table of particulars'
    : 'give each document an id of its own';
  return `The id ${id} was already read in this run; ${advice}.`;
}
