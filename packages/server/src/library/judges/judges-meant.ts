import { findJudges } from './find-judges.js';
import type { Judge } from './judge.js';
import { judgesSpeltAlike } from './like-judges.js';

/** The judges whom a text means. */
export interface JudgesMeant {
  readonly found: readonly Judge[];
  /** The name of the only judge whose name sounds like the text, if no judge has the text as a name. */
  readonly readAs?: string;
}

/**
 * Names of one search that are compared with all judges of the library: more than a search needs. Each comparison takes
 * milliseconds of a thread that others wait for, and a search has room for hundreds of names.
 */
export const MOST_JUDGES = 20;

/** Says whom a text means that is to be the name of a judge: one rule for searches and for what is offered in their place. */
export function judgesMeant(judges: readonly Judge[], text: string): JudgesMeant {
  const found = findJudges(judges, text);
  if (found.length > 0) return { found };
  const [only, ...others] = judgesSpeltAlike(judges, text).filter(({ isSurnameOnly }) => !isSurnameOnly);
  return only !== undefined && others.length === 0 ? { found: [only], readAs: only.name } : { found };
}
