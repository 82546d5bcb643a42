import type { FoundCompletion } from '../../library/completions/found-completion.js';
import { readList } from '../../library/document-record.js';
import { readJudgeName } from '../../library/judges/read-judge-name.js';
import { readJudges } from '../../library/judges/read-judges.js';
import { selectSampleBesideReal } from '../../library/select-sample.js';
import type { Store } from '../../store/database.js';

/**
 * Leaves out judges whom only the fictional sample names, if the library also has real judgments, and counts the judgments of
 * others without it: a search finds none of the sample.
 */
export async function withoutSampleJudges(
  store: Store,
  found: readonly FoundCompletion[],
): Promise<readonly FoundCompletion[]> {
  if (found.length === 0) return found;
  const sample = await store.db
    .selectFrom('documents')
    .select('judges')
    .where('id', 'in', selectSampleBesideReal(store.db))
    .execute();
  if (sample.length === 0) return found;
  const counts = new Map<string, number>();
  for (const { judges } of sample)
    for (const key of new Set(readList(judges).map((name) => readJudgeName(name).key)))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  const keysOf = new Map(
    (await readJudges(store)).map(({ name, spellings }) => [name, new Set(spellings.map(({ key }) => key))]),
  );
  return found.flatMap(({ text, count }) => {
    const fictional = [...(keysOf.get(text) ?? [])].reduce((sum, key) => sum + (counts.get(key) ?? 0), 0);
    return count > fictional ? [{ text, count: count - fictional }] : [];
  });
}
