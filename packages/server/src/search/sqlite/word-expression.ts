import { analyse, analyserOf } from '../analysis/analyse.js';
import { scanWords } from '../analysis/scan-words.js';
import { type TextField, textFields } from '../fields.js';
import { wordColumns } from './schema.js';

/** A query in the language of FTS5, or undefined where the text has no words and so nothing matches. */
export type WordExpression = string | undefined;

/** All words, or any of them, in one field. */
export function matchExpression(field: TextField, text: string, operator: 'and' | 'or'): WordExpression {
  const words = [...new Set(analyse(field, text))].map(quote);
  return words.length === 0
    ? undefined
    : `${columns([field])} : (${words.join(operator === 'and' ? ' AND ' : ' OR ')})`;
}

/** The words one behind the other in one field. */
export function phraseExpression(field: TextField, text: string): WordExpression {
  const words = analyse(field, text);
  return words.length === 0 ? undefined : `${columns([field])} : ${quote(words.join(' '))}`;
}

/** Each word in any of the fields; `and` wants all words, wherever they stand. */
export function crossExpression(fields: readonly TextField[], text: string, operator: 'and' | 'or'): WordExpression {
  const words = new Set<string>();
  scanWords(text, (start, end) => {
    const word = wordInAny(fields, text.slice(start, end));
    if (word !== undefined) words.add(word);
  });
  return join([...words], operator === 'and' ? ' AND ' : ' OR ');
}

/** Joins expressions that are all there. */
export function join(parts: readonly string[], operator: ' AND ' | ' OR '): WordExpression {
  if (parts.length < 2) return parts[0];
  return parts.map((part) => `(${part})`).join(operator);
}

/** Fields that analyse a word alike share one look-up; the others get their own term. */
function wordInAny(fields: readonly TextField[], word: string): WordExpression {
  const fieldsOf = new Map<string, TextField[]>();
  for (const field of fields) {
    const term = analyserOf(field)(word);
    if (term !== '') fieldsOf.set(term, [...(fieldsOf.get(term) ?? []), field]);
  }
  return join(
    [...fieldsOf].map(([term, sharing]) => `${columns(sharing)} : ${quote(term)}`),
    ' OR ',
  );
}

function columns(fields: readonly TextField[]): string {
  return `{${fields.map((field) => wordColumns[textFields.indexOf(field)]).join(' ')}}`;
}

/** Terms hold no quotes, no blanks and nothing that FTS5 reads as an operator once they are quoted. */
function quote(term: string): string {
  return `"${term}"`;
}
