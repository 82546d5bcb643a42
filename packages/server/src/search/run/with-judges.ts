import { findJudges } from '../../library/judges/find-judges.js';
import type { Judge } from '../../library/judges/judge.js';
import { readJudges } from '../../library/judges/read-judges.js';
import { readJudgeName } from '../../library/judges/read-judge-name.js';
import type { Store } from '../../store/database.js';
import type { Clause, MatchClause, PhraseClause } from '../model/engine-request.js';

/** Keys of one clause: a surname that hundreds share is found by its words too. */
const MAX_KEYS = 1_024;

/**
 * Lets the name of a judge find the judgments of this judge in all spellings. A name with initials finds no other judge; a name
 * without them also finds what prints its words. Asks for the judges only if a query names one.
 */
export async function withJudges(store: Pick<Store, 'db'>, query: Clause): Promise<Clause> {
  if (!namesJudge(query)) return query;
  return replaced(query, await readJudges(store));
}

function namesJudge(clause: Clause): boolean {
  if (clause.type === 'bool')
    return [...clause.must, ...clause.should, ...clause.mustNot, ...clause.filter].some(namesJudge);
  return isName(clause);
}

/** Whether a clause is a name of a judge: words that must all be there, or that follow each other. */
const isName = (clause: Clause): clause is MatchClause | PhraseClause =>
  (clause.type === 'match' || clause.type === 'phrase') &&
  clause.field === 'judges' &&
  clause.exact !== true &&
  (clause.type === 'phrase' ? clause.slop === undefined : clause.operator === 'and' && clause.fuzziness === undefined);

function replaced(clause: Clause, judges: readonly Judge[]): Clause {
  if (clause.type === 'bool') {
    const all = (parts: readonly Clause[]) => parts.map((part) => replaced(part, judges));
    const { must, should, mustNot, filter } = clause;
    return { ...clause, must: all(must), should: all(should), mustNot: all(mustNot), filter: all(filter) };
  }
  if (!isName(clause)) return clause;
  const found = findJudges(judges, clause.text);
  // An unknown name side by side: `P.N. Chandrachud` is not the initials of one judge and the surname of another.
  if (found.length === 0)
    return /\s/.test(clause.text.trim()) ? { type: 'phrase', field: clause.field, text: clause.text } : clause;
  const keys = [...new Set(found.flatMap(({ indexKeys }) => indexKeys))].slice(0, MAX_KEYS);
  const named: Clause = { type: 'named', keys, isJudge: true };
  if (readJudgeName(clause.text).initials !== '') return named;
  return { type: 'bool', must: [], should: [clause, named], mustNot: [], filter: [], minimumShouldMatch: 1 };
}
