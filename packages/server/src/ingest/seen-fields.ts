import type { NewDocument } from '../extraction/new-document.js';
import { withoutUnseen } from '../extraction/text/source-line.js';

/**
 * Returns a document whose fields have no character that no reader sees: a sign of a terminal, or a mark that turns the
 * direction of a name. Its id stays, because readers of files refuse such an id; so does its text, which was built without them.
 */
export function withSeenFields<D extends NewDocument>(document: D): D {
  const fields = Object.entries(document).map(([field, value]: [string, unknown]) => [field, seen(value)] as const);
  return { ...document, ...(Object.fromEntries(fields) as Partial<D>), source: document.source, text: document.text };
}

function seen(value: unknown): unknown {
  if (typeof value === 'string') return withoutUnseen(value);
  if (Array.isArray(value)) return value.map(seen);
  return value;
}
