import type { Clause } from '../model/engine-request.js';
import { wireName } from '../model/field-names.js';
import type { TextField } from '../model/fields.js';
import { memberPath, refuse } from './refuse.js';

/** What a visitor reads who asks for more than a visitor may. */
const SIGN_IN = 'Sign in to search the texts';

/** Fields with more text than a visitor reads. */
const LONG_FIELDS: ReadonlySet<TextField> = new Set(['content', 'headnote']);

/**
 * Refuses a clause that would read past the preview: words of a long text, and on any field a pattern, a beginning or
 * words near each other, which ask for a thousand words at once.
 */
export function checkForVisitor(clause: Clause, path: string): void {
  switch (clause.type) {
    case 'near':
    // The provisions that a whole text names.
    case 'named':
    case 'prefix':
    case 'wildcard':
      return refuse(path, SIGN_IN);
    case 'match':
    case 'phrase':
      return checkField(clause.field, memberPath(path, wireName(clause.field)));
    case 'multi':
      for (const field of clause.fields) checkField(field, memberPath(path, 'fields'));
      return;
    case 'bool':
    case 'all':
    case 'none':
    case 'terms':
    case 'range':
    case 'exists':
    case 'ids':
  }
}

function checkField(field: TextField, path: string): void {
  if (LONG_FIELDS.has(field)) refuse(path, SIGN_IN);
}
