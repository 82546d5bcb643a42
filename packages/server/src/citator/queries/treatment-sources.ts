import { type ListedCase, treatments, type TreatmentNotice } from '@headnote/core/contract';
import { sourcesOf } from '../../library/sources.js';
import type { Store } from '../../store/database.js';
import { readEdits } from '../treatment-edits.js';
import { caseBriefs } from './case-briefs.js';
import { type QuotedText, sentenceAt } from './sentence-at.js';

/** Reads the sentences of a judgment that speak of overruling. `text` is its own; undefined if it must not be shown. */
export async function treatmentNotices(
  { db }: Store,
  { id, text }: { readonly id: string; readonly text: QuotedText | undefined },
): Promise<TreatmentNotice[]> {
  const rows = await db
    .selectFrom('treatment_notices')
    .select(['paragraph', 'sentence_start', 'sentence_end'])
    .where('document_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.map(({ paragraph, sentence_start: start, sentence_end: end }) => ({
    sentence: text === undefined ? '' : sentenceAt(text, start, end),
    paragraph,
  }));
}

/** Reads the lists that the reports print with a judgment, in their order. Empty for readers who may not see texts. */
export async function listedCases(
  store: Store,
  { id, text }: { readonly id: string; readonly text: QuotedText | undefined },
): Promise<ListedCase[]> {
  if (text === undefined) return [];
  const rows = await store.db
    .selectFrom('listed_cases')
    .select(['text', 'treatment', 'word', 'target_id'])
    .where('document_id', 'in', await sourcesOf(store.db, id))
    .orderBy('document_id')
    .orderBy('position')
    .execute();
  const targets = new Set(rows.flatMap(({ target_id: target }) => target ?? []));
  const briefs = await caseBriefs(store, [...targets], { withSentences: true });
  const edits = (await readEdits(store.db, [id])).get(id);
  return rows.map((row) => {
    const edit = edits?.get(row.target_id ?? '');
    const said = edit?.treatment ?? row.treatment;
    return {
      text: text.mask.plain(row.text),
      treatment: treatments.find((one) => one === said) ?? 'referred',
      word: row.word,
      // A judgment that only may be meant is no link.
      targets: [briefs.get(row.target_id ?? '') ?? []].flat(),
    };
  });
}
