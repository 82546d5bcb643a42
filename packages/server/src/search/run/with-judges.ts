import { judgesMeant, MOST_JUDGES } from '../../library/judges/judges-meant.js';
import type { Judge } from '../../library/judges/judge.js';
import { readJudges } from '../../library/judges/read-judges.js';
import { readJudgeName } from '../../library/judges/read-judge-name.js';
import { mapInTurns, openTurns } from '../../runtime/open-turns.js';
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
  const names = new Set(namesIn(query));
  if (names.size === 0) return { query, spellings: [] };
  const judges = await readJudges(store);
  // Further names find what prints their words.
  const compared = [...names].slice(0, MOST_JUDGES);
  const meant = await mapInTurns(compared, openTurns(), (text) => [text, judgesMeant(judges, text)] as const);
  const byName = new Map(meant);
  return {
    query: replaced(query, (text) => byName.get(text)?.found ?? []),
    spellings: meant.flatMap(([word, { readAs }]): SearchedSpelling[] =>
      readAs === undefined ? [] : [{ word, searched: [readAs] }],
    ),
  };
}

/** The names of judges in a query, in its order. */
function namesIn(clause: Clause): readonly string[] {
  if (clause.type === 'bool')
    return [...clause.must, ...clause.should, ...clause.mustNot, ...clause.filter].flatMap(namesIn);
  return isName(clause) ? [clause.text] : [];
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
