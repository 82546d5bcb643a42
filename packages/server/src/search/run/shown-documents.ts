import { readShownIds } from '../../library/sources.js';
import type { Store } from '../../store/database.js';
import type { Clause } from '../model/engine-request.js';

/** Lets the id and the house citation of every source of a judgment find the document that is shown, which alone is in the index. */
export async function withShownDocuments({ db }: Pick<Store, 'db'>, query: Clause): Promise<Clause> {
  const ids = [...clausesOf(query)].flatMap((clause) => (clause.type === 'ids' ? clause.values : []));
  if (ids.length === 0) return query;
  const shown = await readShownIds(db, ids);
  return shown.size === 0 ? query : replaced(query, (id) => shown.get(id) ?? id);
}

function* clausesOf(clause: Clause): Generator<Clause> {
  yield clause;
  if (clause.type !== 'bool') return;
  for (const part of [...clause.must, ...clause.should, ...clause.mustNot, ...clause.filter]) yield* clausesOf(part);
}

function replaced(clause: Clause, shownFor: (id: string) => string): Clause {
  if (clause.type === 'ids') return { ...clause, values: [...new Set(clause.values.map(shownFor))] };
  if (clause.type !== 'bool') return clause;
  const all = (parts: readonly Clause[]) => parts.map((part) => replaced(part, shownFor));
  const { must, should, mustNot, filter } = clause;
  return { ...clause, must: all(must), should: all(should), mustNot: all(mustNot), filter: all(filter) };
}
