import type { TextField } from '../../model/fields.js';

const MARKUP = /<[^>]*>|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi;

/** Fields whose value is HTML. */
export const htmlFields: ReadonlySet<TextField> = new Set(['actsHtml']);

/**
 * Returns the words of a field's value with unchanged offsets: blanks replace tags and entities of an HTML field.
 */
export function wordsOf(field: TextField, value: string): string {
  if (!htmlFields.has(field)) return value;
  return value.replace(MARKUP, (markup) => ' '.repeat(markup.length));
}
