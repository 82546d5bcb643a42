import { createHash } from 'node:crypto';
import type { NewDocument } from '../extraction/new-document.js';

/** Returns the SHA-256 of all values of a document from an importer, for any order of its properties. */
export function contentHash(document: NewDocument): string {
  const { text, ...rest } = document;
  return createHash('sha256')
    .update(JSON.stringify(rest, sortKeys))
    .update('\u0000')
    .update(text.html)
    .update('\u0000')
    .update(text.plain)
    .update('\u0000')
    .update(text.sentenceEnds.join(','))
    .digest('base64url');
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
