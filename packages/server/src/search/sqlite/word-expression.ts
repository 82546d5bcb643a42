import { type TextField, textFields } from '../fields.js';
import { wordColumns } from './schema.js';

/** Any of several terms in any of several fields, in the language of FTS5. */
export function termsExpression(fields: readonly TextField[], terms: readonly string[]): string {
  return `${columns(fields)} : (${terms.map(quote).join(' OR ')})`;
}

/** Terms one behind the other in a field. */
export function phraseExpression(field: TextField, terms: readonly string[]): string {
  return `${columns([field])} : ${quote(terms.join(' '))}`;
}

/**
 * Phrases close to each other in a field: at most `between` words stand from the end of the first to the start of the
 * last. One word may serve two of the phrases, and they stand in any order.
 */
export function nearExpression(field: TextField, phrases: readonly string[], between: number): string {
  return `${columns([field])} : NEAR(${phrases.map(quote).join(' ')}, ${between})`;
}

/** Joins expressions that are all there; undefined for none. */
export function join(parts: readonly string[], operator: ' AND ' | ' OR '): string | undefined {
  if (parts.length < 2) return parts[0];
  return parts.map((part) => `(${part})`).join(operator);
}

function columns(fields: readonly TextField[]): string {
  return `{${fields.map((field) => wordColumns[textFields.indexOf(field)]).join(' ')}}`;
}

/** Terms hold no quotes, no blanks and nothing that FTS5 reads as an operator once they are quoted. */
function quote(term: string): string {
  return `"${term}"`;
}
