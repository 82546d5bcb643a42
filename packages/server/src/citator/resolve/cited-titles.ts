import type { Kysely } from 'kysely';
import { readMaskedNames } from '../../library/document-marks.js';
import { createNameMask } from '../../library/mask-names.js';
import type { Database } from '../../store/database.js';
import type { LibraryJudgment } from './read-library.js';

type ByKey = ReadonlyMap<string, readonly LibraryJudgment[]>;

/**
 * Gives masked judgments the title that they had, under which other judgments cite them: with another name they would lose
 * the judgments that follow or overrule them. Only to compare with the texts of judgments: no reader may see these titles or
 * learn whether a name that he types fits one.
 */
export async function withCitedTitles(db: Kysely<Database>, byKey: ByKey): Promise<ByKey> {
  const masked = await readMaskedNames(db);
  if (masked.size === 0) return byKey;
  const asCited = (judgment: LibraryJudgment): LibraryJudgment => {
    const names = masked.get(judgment.id);
    if (names === undefined) return judgment;
    const unmask = createNameMask(names.map(({ name, mask }) => ({ name: mask, mask: name })));
    return { ...judgment, title: unmask.plain(judgment.title) };
  };
  return new Map([...byKey].map(([key, judgments]) => [key, judgments.map(asCited)]));
}
