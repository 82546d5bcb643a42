import { judgesMeant, MOST_JUDGES } from '../../library/judges/judges-meant.js';
import type { Judge } from '../../library/judges/judge.js';
import { readJudges } from '../../library/judges/read-judges.js';
import { readJudgeName } from '../../library/judges/read-judge-name.js';
import type { Store } from '../../store/database.js';
import type { Clause, MatchClause, PhraseClause } from '../model/engine-request.js';
import type { SearchedSpelling, SpelledQuery } from '../text/spellings/with-spellings.js';

/** Keys of one clause: a surname that hundreds share is found by its words too. */
const MAX_KEYS = 1_024;

/**
 * Lets the name of a judge find the judgments of this judge in all spellings. A name with initials finds no other judge; a name
 * without them also finds what prints its words. A name that no judge has finds the only judge whose name sounds so, and the
 * spellings say it. Asks for the judges only if a query names one.
 */
export async function withJudges(store: Pick<Store, 'db'>, query: Clause): Promise<SpelledQuery> {
  if (!namesJudge(query)) return { query, spellings: [] };
  const judges = await readJudges(store);
  const spellings: SearchedSpelling[] = [];
  const meant = new Map<string, readonly Judge[]>();
  const find = (text: string): readonly Judge[] => {
    const before = meant.get(text);
    // Further names find what prints their words.
    if (before !== undefined || meant.size >= MOST_JUDGES) return before ?? [];
    const { found, readAs } = judgesMeant(judges, text);
    meant.set(text, found);
    if (readAs !== undefined) spellings.push({ word: text, searched: [readAs] });
    return found;
  };
  return { query: replaced(query, find), spellings };
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

function replaced(clause: Clause, find: (text: string) => readonly Judge[]): Clause {
  if (clause.type === 'bool') {
    const all = (parts: readonly Clause[]) => parts.map((part) => replaced(part, find));
    const { must, should, mustNot, filter } = clause;
    return { ...clause, must: all(must), should: all(should), mustNot: all(mustNot), filter: all(filter) };
  }
  if (!isName(clause)) return clause;
  const found = find(clause.text);
  // An unknown name side by side: `P.N. Chandrachud` is not the initials of one judge and the surname of another.
  if (found.length === 0)
    return /\s/.test(clause.text.trim()) ? { type: 'phrase', field: clause.field, text: clause.text } : clause;
  const keys = [...new Set(found.flatMap(({ indexKeys }) => indexKeys))].slice(0, MAX_KEYS);
  const named: Clause = { type: 'named', keys, isJudge: true };
  if (readJudgeName(clause.text).initials !== '') return named;
  return { type: 'bool', must: [], should: [clause, named], mustNot: [], filter: [], minimumShouldMatch: 1 };
}
