import type { JudgmentCitations } from '@headnote/core/contract';
import { NotFoundError } from '@headnote/core/errors';
import { sourcesOf } from '../../library/sources.js';
import type { Store } from '../../store/database.js';
import { citedPlaces } from './cited-places.js';
import { citingJudgments } from './citing-judgments.js';
import { countYears } from './count-years.js';
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

/** Returns the citations of a judgment, with what the notes of all its sources say, and the judgments that cite it. Throws a NotFoundError if no judgment has the id. */
export async function judgmentCitations(store: Store, task: JudgmentTask): Promise<JudgmentCitations> {
  const { id, withSentences } = task;
  await findCase(store, id);
  const sourceCitator = await readCitatorNotes(store, id);
  const text = withSentences ? await (await openQuotedTexts(store, [id]))(id) : undefined;
  const cites = await citedPlaces(store, { id, text });
  const provisions = await provisionPlaces(store, id);
  const { citedBy, total } = await citingJudgments(store, task);
  const citedByYears = await citingYears(store, id);
  const notices = await treatmentNotices(store, { id, text });
  const listed = await listedCases(store, { id, text });
  const notes = await sourceNotes(store, sourceCitator, { withSentences });
  return {
    cites,
    citedBy,
    citedByTotal: total,
    citedByYears,
    provisions,
    sourceCitator,
    sourceNotes: notes,
    notices,
    listed,
  };
}

/** How many judgments cite it in each year. */
async function citingYears({ db }: Store, id: string) {
  const rows = await db
    .selectFrom('case_links')
    .innerJoin('documents', 'documents.id', 'case_links.citing_id')
    .select('decided_on')
    .where('cited_id', '=', id)
    .execute();
  return countYears(rows.map((row) => row.decided_on));
}

/** The citator notes of the reports from which the library has the judgment. */
async function readCitatorNotes({ db }: Store, id: string): Promise<string> {
  const rows = await db
    .selectFrom('documents')
    .select('source_citator')
    .where('id', 'in', await sourcesOf(db, id))
    .where('source_citator', '<>', '')
    .orderBy('id')
    .execute();
  return [...new Set(rows.map((row) => row.source_citator))].join('\n');
}

/** Throws a NotFoundError if no judgment has the id. */
export async function findCase({ db }: Store, id: string): Promise<void> {
  const row = await db
    .selectFrom('documents')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', 'case')
    .executeTakeFirst();
  if (row === undefined) throw new NotFoundError('The library has no judgment with this id. It may have been removed.');
}
