import { findJudges } from './find-judges.js';
import type { Judge } from './judge.js';
import { judgesSpeltAlike, namesLike } from './like-judges.js';

/** The judges whom a text means. */
export interface JudgesMeant {
  readonly found: readonly Judge[];
  /** The name of the only judge whose name sounds like the text, if no judge has the text as a name. */
  readonly readAs?: string;
  /** Without a judge, the names that the text may mean, the likeliest first; at most three. */
  readonly offered: readonly string[];
}

/** Says whom a text means that is to be the name of a judge: one rule for searches and for what is offered in their place. */
export function judgesMeant(judges: readonly Judge[], text: string): JudgesMeant {
  const found = findJudges(judges, text);
  if (found.length > 0) return { found, offered: [] };
  const [only, ...others] = judgesSpeltAlike(judges, text).filter(({ isSurnameOnly }) => !isSurnameOnly);
  if (only !== undefined && others.length === 0) return { found: [only], readAs: only.name, offered: [] };
  return { found, offered: namesLike(judges, text) };
}
