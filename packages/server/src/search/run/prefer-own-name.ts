import type { BoolClause, Clause, EngineRequest, MultiMatchClause } from '../model/engine-request.js';
import type { TextField } from '../model/fields.js';
import { headingKeyOf } from '../indexing/heading-keys.js';
import { caseKeyOf, nameKeyOf } from '../indexing/name-keys.js';

const PARTIES: readonly TextField[] = ['appellant', 'respondent'];
const ACT: readonly TextField[] = ['title', 'content'];
const NO_CLAUSES: BoolClause = { type: 'bool', must: [], should: [], mustNot: [], filter: [], minimumShouldMatch: 0 };

/**
 * Puts a judgment first whose party, or whose two parties, have the words of a search as their whole name: of all judgments
 * that cite Ajay Hasia, his own; of two between the same parties, that with the typed one as its appellant. It is found in any spelling of the name; a phrase only as it is printed. Other orders than
 * by score stay as they are. Of all acts, that comes first of which a section has the words as its heading.
 */
export function preferOwnName({ query, sort }: Pick<EngineRequest, 'query' | 'sort'>): Clause {
  if (sort[0] !== undefined && sort[0].field !== 'score') return query;
  if (query.type !== 'bool') return orOwnName(query, []);
  // The optional phrase has the small words of a name too: `Society for Ganga v State`.
  const phrases = query.should.filter(isInParties).map(({ text }) => text);
  const must = query.must.map((clause) => orOwnName(clause, phrases));
  return { ...query, must, should: [...query.should, ...inTypedOrder(query.should)] };
}

/** Of two judgments between the same parties, that in the typed order: its clause comes before that of the other order. */
function inTypedOrder(should: readonly Clause[]): readonly Clause[] {
  const [key] = should.flatMap((clause) => betweenParties(clause));
  return key === undefined ? [] : [{ type: 'named', keys: [key] }];
}

/** The key of the parties whom a clause requires. */
function betweenParties(clause: Clause): readonly string[] {
  if (clause.type !== 'bool' || clause.must.length !== 2) return [];
  const textIn = (field: TextField) =>
    clause.must.flatMap((part) => (part.type === 'match' && part.field === field ? [part.text] : []))[0] ?? '';
  const key = caseKeyOf({ appellant: textIn('appellant'), respondent: textIn('respondent') });
  return key === undefined ? [] : [key];
}

function orOwnName(clause: Clause, phrases: readonly string[]): Clause {
  if (!isInParties(clause)) return orOwnHeading(clause);
  const isPhrase = clause.mode === 'phrase';
  const keys = [clause.text, ...(isPhrase ? [] : phrases)].map(nameKeyOf).filter((key) => key !== undefined);
  if (keys.length === 0) return clause;
  const named: Clause = { type: 'named', keys: [...new Set(keys)] };
  return isPhrase
    ? { ...NO_CLAUSES, must: [clause], should: [named] }
    : { ...NO_CLAUSES, should: [clause, named], minimumShouldMatch: 1 };
}

/** Whether a clause requires words that may all be the name of a party. */
const isInParties = (clause: Clause): clause is MultiMatchClause =>
  clause.type === 'multi' &&
  (clause.mode === 'phrase' || clause.operator === 'and') &&
  PARTIES.every((field) => clause.fields.includes(field));

function orOwnHeading(clause: Clause): Clause {
  const words = clause.type === 'bool' && clause.minimumShouldMatch === 1 ? clause.should : [clause];
  if (!words.every(isInAct)) return clause;
  const key = headingKeyOf(words.map(({ text }) => text).join(' '));
  if (key === undefined) return clause;
  return { ...NO_CLAUSES, should: [clause, { type: 'named', keys: [key] }], minimumShouldMatch: 1 };
}

/** Whether a clause requires words of an act's title and text. */
const isInAct = (clause: Clause): clause is MultiMatchClause =>
  clause.type === 'multi' &&
  clause.mode === 'cross' &&
  clause.fields.length === ACT.length &&
  ACT.every((field) => clause.fields.includes(field));
