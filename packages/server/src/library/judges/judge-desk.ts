import { RefusedError } from '@headnote/core/errors';
import { recordAct } from '../../store/audit.js';
import type { Store } from '../../store/database.js';
import { runTransaction } from '../../store/run-transaction.js';
import { findJudges } from './find-judges.js';
import type { Judge } from './judge.js';
import { readJudges } from './read-judges.js';
import { readJudgeName } from './read-judge-name.js';

/** What an editor decides about names of judges. Decisions are kept by the letters of the names, so they outlive every import. */
export interface JudgeDesk {
  /** Lists the judges whom a text names, or all, those with most judgments first. */
  list(containing: string): Promise<readonly Judge[]>;
  /** Makes two names one judge. Returns the judge. */
  join(one: string, other: string, reason: string): Promise<Judge>;
  /** Takes a spelling out of its judge, for good: no rule joins it again. */
  part(spelling: string, reason: string): Promise<void>;
}

interface DeskOptions {
  readonly store: Store;
  readonly actor: string;
  readonly now: () => number;
}

/** Creates the desk. Each act is stored with its audit row; one that does not fit throws a RefusedError. */
export function createJudgeDesk({ store, actor, now }: DeskOptions): JudgeDesk {
  /** The last decision about two keys counts, so one undoes the other. */
  const decide = async (act: 'joined' | 'parted', pairs: readonly (readonly [string, string])[], details: string) =>
    runTransaction(store.db, async (transaction) => {
      for (const [one, other] of pairs) {
        const [one_key, other_key] = one < other ? [one, other] : [other, one];
        const row = { is_joined: act === 'joined' ? 1 : 0, actor, at: now() };
        await transaction
          .insertInto('judge_decisions')
          .values({ one_key, other_key, ...row })
          .onConflict((conflict) => conflict.columns(['one_key', 'other_key']).doUpdateSet(row))
          .execute();
      }
      await recordAct(transaction, { at: now(), actor, act: `judges-${act}`, userId: null, details });
    });

  return {
    async list(containing) {
      const judges = await readJudges(store);
      return containing.trim() === '' ? judges : findJudges(judges, containing);
    },

    async join(one, other, reason) {
      const judges = await readJudges(store);
      const [own, their] = [judgeOf(judges, one), judgeOf(judges, other)];
      if (own === their) throw new RefusedError(`${one} and ${other} are one judge already: ${own.name}.`);
      // All pairs: an earlier parting of any two of them is undone.
      const pairs = keysOf(own).flatMap((key) => keysOf(their).map((each) => [key, each] as const));
      await decide('joined', pairs, `${own.name}, ${their.name}: ${reason}`);
      return judgeOf(await readJudges(store), own.spellings[0]?.name ?? one);
    },

    async part(spelling, reason) {
      const { key } = readJudgeName(spelling);
      const judges = await readJudges(store);
      const own = judges.find(({ spellings }) => spellings.some((each) => each.key === key));
      if (key === '' || own === undefined)
        throw new RefusedError(`No judgment prints the name ${spelling}. "judges list" shows the spellings.`);
      const others = keysOf(own).filter((each) => each !== key);
      if (others.length === 0)
        throw new RefusedError(`${own.name} has no spelling with other letters, so there is nothing to part.`);
      await decide(
        'parted',
        others.map((other) => [key, other] as const),
        `${spelling}, ${own.name}: ${reason}`,
      );
    },
  };
}

const keysOf = ({ spellings }: Judge): readonly string[] => [...new Set(spellings.map(({ key }) => key))];

/** The one judge whom a text names. A spelling as printed comes before a part of a name. */
function judgeOf(judges: readonly Judge[], text: string): Judge {
  const { key } = readJudgeName(text);
  const exact = judges.filter(({ spellings }) => spellings.some((each) => each.key === key));
  const found = exact.length > 0 ? exact : findJudges(judges, text);
  const [judge, ...others] = found;
  if (judge === undefined)
    throw new RefusedError(`No judgment prints the name ${text}. "judges list" shows the names.`);
  if (others.length > 0)
    throw new RefusedError(`${text} may be ${found.map(({ name }) => name).join(' or ')}. Write the whole name.`);
  return judge;
}
