import { parseQuery, type QueryTree } from '@headnote/core/search';
import { printQuery } from '@headnote/core/search/bodies';
import { openTurns } from '../../runtime/open-turns.js';
import type { Store } from '../../store/database.js';
import { judgesMeant, MOST_JUDGES } from './judges-meant.js';
import { namesLike } from './like-judges.js';
import { readJudges } from './read-judges.js';

/** What stands for a judge in a search. */
const JUDGE_FIELD = /\b(?:judges?|coram|author|bench)\s*:/i;

/**
 * Returns a search with the name of a judge whom the library has in place of one whom it has not, the likeliest first, at most three.
 * Empty if all judges that it names are known, or if none has a similar name.
 */
export async function correctJudges(store: Pick<Store, 'db'>, text: string): Promise<readonly string[]> {
  const names = judgesNamed(text);
  if (names.length === 0) return [];
  const judges = await readJudges(store);
  const turns = openTurns();
  for (const name of names.slice(0, MOST_JUDGES)) {
    await turns();
    const offered = judgesMeant(judges, name).found.length > 0 ? [] : namesLike(judges, name);
    if (offered.length > 0) return offered.map((right) => printQuery(withName(parseQuery(text).tree, name, right)));
  }
  return [];
}

/** Returns the names of judges that a search asks for, as typed. */
export function judgesNamed(text: string): readonly string[] {
  return JUDGE_FIELD.test(text) ? namesIn(parseQuery(text).tree) : [];
}

function namesIn(tree: QueryTree, isInJudge = false): readonly string[] {
  const name = isInJudge ? nameOf(tree) : undefined;
  if (name !== undefined) return [name];
  if (tree.type === 'field') return namesIn(tree.of, tree.name === 'judge');
  if (tree.type === 'not') return namesIn(tree.of, isInJudge);
  return tree.type === 'and' || tree.type === 'or' ? tree.of.flatMap((part) => namesIn(part, isInJudge)) : [];
}

/** The name that words beside each other are. */
function nameOf(tree: QueryTree): string | undefined {
  if (tree.type === 'word') return tree.text;
  if (tree.type === 'phrase') return tree.slop === undefined ? tree.text : undefined;
  if (tree.type !== 'and' || !tree.of.every((part) => part.type === 'word')) return undefined;
  return tree.of.map(({ text }) => text).join(' ');
}

function withName(tree: QueryTree, wrong: string, right: string, isInJudge = false): QueryTree {
  if (isInJudge && nameOf(tree) === wrong) return { type: 'phrase', text: right };
  if (tree.type === 'field') return { ...tree, of: withName(tree.of, wrong, right, tree.name === 'judge') };
  if (tree.type === 'not') return { ...tree, of: withName(tree.of, wrong, right, isInJudge) };
  if (tree.type !== 'and' && tree.type !== 'or') return tree;
  return { ...tree, of: tree.of.map((part) => withName(part, wrong, right, isInJudge)) };
}
