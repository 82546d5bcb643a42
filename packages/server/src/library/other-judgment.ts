import { compareCaseNames } from '@headnote/core/citation';
import type { Kysely } from 'kysely';
import type { NewDocument } from '../extraction/new-document.js';
import type { Database } from '../store/database.js';
import { unpackText } from '../store/packed-text.js';
import { documentId } from './document-id.js';

/** A correction keeps most of its runs of five words; two judgments of one court share one or two in a hundred. */
const RUN = 5;
const LEAST_SHARED = 0.1;
/** Words of a text that are compared; more would say the same. */
const COMPARED_WORDS = 20_000;

/**
 * Returns the title of the judgment that the library has under the id of another one: neither party is the same, and
 * nearly none of the words. Undefined if the id is new, or if the document may be a correction of the stored one.
 */
export async function otherJudgmentOf(db: Kysely<Database>, document: NewDocument): Promise<string | undefined> {
  if (document.kind !== 'case') return undefined;
  const id = documentId('case', document.source.id);
  const stored = await db
    .selectFrom('documents')
    .select(['appellant', 'respondent', 'house_citation'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (stored === undefined) return undefined;
  const title = titleOf(stored);
  const likeness = compareCaseNames(title, titleOf(document));
  if (likeness === 'same' || likeness === 'one-differs') return undefined;
  const body = await db.selectFrom('document_bodies').select('plain').where('document_id', '=', id).executeTakeFirst();
  if (body === undefined || isLike(unpackText(body.plain), document.text.plain)) return undefined;
  return title === '' ? stored.house_citation : title;
}

const titleOf = ({ appellant, respondent }: { readonly appellant: string; readonly respondent: string }): string =>
  [appellant, respondent].filter((party) => party !== '').join(' v. ');

/** True if the shorter text has a part of its runs of words in common with the longer one, or has too few to tell. */
function isLike(one: string, other: string): boolean {
  const [few, many] = [runsOf(one), runsOf(other)].toSorted((left, right) => left.size - right.size);
  if (few === undefined || many === undefined || few.size === 0) return true;
  const shared = [...few].filter((run) => many.has(run)).length;
  return shared / few.size >= LEAST_SHARED;
}

function runsOf(text: string): ReadonlySet<string> {
  const words = (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, COMPARED_WORDS);
  return new Set(words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' ')));
}
