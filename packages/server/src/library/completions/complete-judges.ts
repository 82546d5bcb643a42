import type { Store } from '../../store/database.js';
import { beginsWith, findJudges } from '../judges/find-judges.js';
import { judgesSpeltAlike } from '../judges/like-judges.js';
import type { JudgeSpelling } from '../judges/judge.js';
import { readJudges } from '../judges/read-judges.js';
import { readJudgeName } from '../judges/read-judge-name.js';
import { sampleJudges } from '../select-sample.js';
import type { FoundCompletion } from './found-completion.js';

/**
 * Returns the judges whom a text names or begins to name, each once for all spellings of the name, with those of some names
 * that were found otherwise: by the words of a list, or in Latin letters for Devanagari. Beside real judgments without the sample's.
 */
export async function completeJudges(
  store: Store,
  text: string,
  names: readonly FoundCompletion[],
): Promise<readonly FoundCompletion[]> {
  const [all, sample] = await Promise.all([readJudges(store), sampleJudges(store)]);
  const judges = all.filter(({ spellings, documents }) => documents > countIn(sample, spellings));
  const keys = new Set(names.map(({ text: name }) => readJudgeName(name).key));
  const begun = findJudges(judges, text, { mayContinue: true });
  const named = new Set(begun.length > 0 ? begun : judgesSpeltAlike(judges, text, { mayContinue: true }));
  const found = judges.filter((judge) => named.has(judge) || judge.spellings.some(({ key }) => keys.has(key)));
  // A name in another script has no key.
  const others = names.filter(({ text: name }) => readJudgeName(name).key === '');
  const real = found.map(({ name, documents, spellings }) => ({
    text: name,
    count: documents - countIn(sample, spellings),
  }));
  return [...real, ...others].toSorted(
    (one, other) =>
      Number(beginsWith(other.text, text)) - Number(beginsWith(one.text, text)) || other.count - one.count,
  );
}

/** Judgments of the sample under some spellings of a name. */
const countIn = (sample: ReadonlyMap<string, number>, spellings: readonly JudgeSpelling[]): number =>
  spellings.reduce((sum, { name }) => sum + (sample.get(name) ?? 0), 0);
