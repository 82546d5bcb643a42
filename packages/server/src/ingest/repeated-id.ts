import type { NewDocument } from '../extraction/new-document.js';

/** Why the second document of an id is refused, and how to store both. */
export function repeatedId({ source: { id } }: NewDocument): string {
  return `The id ${id} was already read in this run; ${adviceFor(id)}.`;
}

/** Why a judgment may not replace another one, and how to store both, or to replace it. */
export function takenId({ source: { id } }: NewDocument, other: string): string {
  return `The id ${id} is that of another judgment in the library, "${other}"; ${adviceFor(id)}, or replace that one with --replace.`;
}

const adviceFor = (id: string): string =>
  id.startsWith('file:')
    ? 'give the folders different names, or each file an id of its own in a table of particulars'
    : 'give each document an id of its own';
