import { selectHidden } from '../../library/document-marks.js';
import type { Store } from '../../store/database.js';
import type { Audience } from '../model/audience.js';
import type { Clause } from '../model/engine-request.js';
import type { ExactField, TextField } from '../model/fields.js';

/** Fields whose value names a document. */
const NAMING: ReadonlySet<ExactField> = new Set<ExactField>(['citations', 'houseCitation', 'caseNumber', 'title']);

/** Text fields whose words are in every judgment, such as `of`, `HN` or a year: only with two numbers do they name one. */
const NUMBERED: ReadonlySet<TextField> = new Set<TextField>(['citations', 'caseNumber']);

/**
 * Leaves hidden judgments out of every list that a visitor can open without naming something in them, such as the latest
 * cases, a year or a court: it shows the names of the parties. A search by words, by a citation or by an id still finds them.
 */
export async function visibleTo(audience: Audience, { db }: Store, query: Clause): Promise<Clause> {
  if (audience === 'member' || namesSomething(query)) return query;
  const hidden = await selectHidden(db).execute();
  if (hidden.length === 0) return query;
  return {
    type: 'bool',
    must: [query],
    should: [],
    mustNot: [{ type: 'ids', values: hidden.map((row) => row.document_id) }],
    filter: [],
    minimumShouldMatch: 0,
  };
}

/** True if every document that a clause finds has a word, a citation or an id that the clause names. */
function namesSomething(clause: Clause): boolean {
  switch (clause.type) {
    case 'match':
      return !NUMBERED.has(clause.field) || (clause.operator === 'and' && hasTwoNumbers(clause.text));
    case 'phrase':
      return !NUMBERED.has(clause.field) || hasTwoNumbers(clause.text);
    case 'multi': {
      const isWhole = clause.operator === 'and' || clause.mode === 'phrase';
      return !clause.fields.some((field) => NUMBERED.has(field)) || (isWhole && hasTwoNumbers(clause.text));
    }
    case 'prefix':
    case 'wildcard':
    case 'near':
      return !NUMBERED.has(clause.field);
    case 'ids':
    case 'none':
      return true;
    case 'terms':
      return NAMING.has(clause.field);
    case 'bool': {
      const { must, filter, should, minimumShouldMatch } = clause;
      if ([...must, ...filter].some(namesSomething)) return true;
      return minimumShouldMatch > 0 && should.length > 0 && should.every(namesSomething);
    }
    case 'all':
    case 'range':
    case 'exists':
      return false;
  }
}

/** Two different ones: `2012 2012` names no more than `2012`. */
const hasTwoNumbers = (text: string): boolean => new Set(text.match(/\d+/g)?.map(Number)).size > 1;
