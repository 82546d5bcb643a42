import { compareCaseNames } from '@headnote/core/citation';
import type { Kysely } from 'kysely';
import type { NewDocument } from '../extraction/new-document.js';
import type { Database } from '../store/database.js';
import { readComparedOriginal, readComparedText } from './compared-text.js';
import { documentId } from './document-id.js';
import { findMarks } from './document-marks.js';
import { containedRuns } from './word-runs.js';

/** A correction keeps most of its runs of words; two judgments of one court share one or two in a hundred. */
const LEAST_SHARED = 0.1;

/**
 * Returns the title of the judgment that the library has under the id of another one: neither party is the same, and
 * nearly none of the words. Undefined if the id is new, or if the document may be a correction of the stored one.
 */
export async function otherJudgmentOf(db: Kysely<Database>, document: NewDocument): Promise<string | undefined> {
  if (document.kind !== 'case') return undefined;
  const id = documentId('case', document.source.id);
  const known = await readKnown(db, id);
  if (known === undefined) return undefined;
  const { title } = known;
  const likeness = compareCaseNames(title, titleOf(document));
  if (likeness === 'same' || likeness === 'one-differs') return undefined;
  const plain = await known.plain();
  const shared = plain === undefined ? undefined : containedRuns(plain, document.text.plain);
  // Too few words tell nothing, and a damaged text has none: the import brings a whole one.
  if (shared === undefined || shared >= LEAST_SHARED) return undefined;
  return known.shown === '' ? known.houseCitation : known.shown;
}

interface Known {
  readonly title: string;
  /** The title that may be told. */
  readonly shown: string;
  readonly houseCitation: string;
  readonly plain: () => Promise<string | undefined>;
}

/** The judgment of an id as its source has it, also if it was taken down or if names in it are replaced. */
async function readKnown(db: Kysely<Database>, id: string): Promise<Known | undefined> {
  const original = await readComparedOriginal(db, id);
  if (original?.kind === 'case') {
    const [mark] = await findMarks(db, id);
    const { text } = original;
    return {
      title: titleOf(original),
      shown: '',
      houseCitation: mark?.houseCitation ?? id,
      plain: async () => text.plain,
    };
  }
  const stored = await db
    .selectFrom('documents')
    .select(['appellant', 'respondent', 'house_citation'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (stored === undefined) return undefined;
  const title = titleOf(stored);
  return { title, shown: title, houseCitation: stored.house_citation, plain: () => readComparedText(db, id) };
}

const titleOf = ({ appellant, respondent }: { readonly appellant: string; readonly respondent: string }): string =>
  [appellant, respondent].filter((party) => party !== '').join(' v. ');
