import type { JudgmentCitations } from '@headnote/core/contract';
import { NotFoundError } from '@headnote/core/errors';
import type { Store } from '../../store/database.js';
import { citedPlaces } from './cited-places.js';
import { citingJudgments } from './citing-judgments.js';
import { provisionPlaces } from './provision-places.js';
import { openQuotedTexts } from './quoted-texts.js';
import { listedCases, treatmentNotices } from './treatment-sources.js';
import { sourceNotes } from './source-notes.js';

/** The judgment, and whether the reader may see sentences. */
export interface JudgmentTask {
  readonly id: string;
  readonly withSentences: boolean;
  readonly signal: AbortSignal;
}

/** Returns the citations of a judgment and the judgments that cite it. Throws a NotFoundError if no judgment has the id. */
export async function judgmentCitations(store: Store, task: JudgmentTask): Promise<JudgmentCitations> {
  const { id, withSentences } = task;
  const { source_citator: sourceCitator } = await findCase(store, id);
  const text = withSentences ? await (await openQuotedTexts(store, [id]))(id) : undefined;
  const cites = await citedPlaces(store, { id, text });
  const provisions = await provisionPlaces(store, id);
  const { citedBy, total } = await citingJudgments(store, task);
  const notices = await treatmentNotices(store, { id, text });
  const listed = await listedCases(store, { id, text });
  const notes = await sourceNotes(store, sourceCitator, { withSentences });
  return { cites, citedBy, citedByTotal: total, provisions, sourceCitator, sourceNotes: notes, notices, listed };
}

/** Reads the columns of a judgment that its citations need. Throws a NotFoundError if no judgment has the id. */
export async function findCase({ db }: Store, id: string): Promise<{ readonly source_citator: string }> {
  const row = await db
    .selectFrom('documents')
    .select('source_citator')
    .where('id', '=', id)
    .where('kind', '=', 'case')
    .executeTakeFirst();
  if (row === undefined) throw new NotFoundError('The library has no judgment with this id. It may have been removed.');
  return row;
}
