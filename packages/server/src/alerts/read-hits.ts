import type { AlertHit } from '@headnote/core/contract';
import { caseTitle, displayCourt, leadingCitation } from '@headnote/core/format';
import type { Selectable } from 'kysely';
import { laterTreatments } from '../citator/queries/later-treatments.js';
import { selectHidden } from '../library/document-marks.js';
import { readList } from '../library/document-record.js';
import type { Store } from '../store/database.js';
import { inChunks } from '../store/in-chunks.js';
import { readInteger } from '../store/large-integer.js';
import type { AlertHitRow } from '../store/tables/alert-tables.js';
import { type AlertEvent, isRed } from '../library/watched/events.js';

/** A hit with what it is about, as the library shows that now. */
export type ShownHit = Omit<AlertHit, 'isNew'> & { readonly row: Selectable<AlertHitRow> };

/**
 * Reads what hits are about, in their order. One on a judgment that was taken down or hidden since, or that only such a
 * judgment says, is left out; names are replaced as everywhere. `withSentences` is false for readers who may not see texts.
 */
export async function readHits(
  store: Store,
  rows: readonly Selectable<AlertHitRow>[],
  { withSentences }: { readonly withSentences: boolean },
): Promise<readonly ShownHit[]> {
  const ids = [...new Set(rows.flatMap(({ document_id, by_id }) => [document_id, ...(by_id === '' ? [] : [by_id])]))];
  const documents = await readShown(store, ids);
  const told = rows.filter(({ event, withdrawn_at }) => isRed(event) && withdrawn_at === null);
  const later = await laterTreatments(store, [...new Set(told.map(({ document_id }) => document_id))], {
    withSentences,
  });
  return rows.flatMap((row) => {
    const { document_id: documentId, by_id: byId, event } = row;
    const document = documents.get(documentId);
    const by = byId === '' ? NOBODY : documents.get(byId);
    const isWithdrawn = row.withdrawn_at !== null;
    if (document === undefined || (by === undefined && !isWithdrawn)) return [];
    const said = later.get(documentId);
    const isSaid = said !== undefined && isRed(event) && !isWithdrawn && (said.id === byId || said.saidById === byId);
    return [
      {
        row,
        alertId: row.alert_id,
        event: event as AlertEvent,
        documentId,
        ...document,
        byId: by === undefined ? '' : byId,
        ...(isSaid && said.source === 'reported' && said.saidById === byId
          ? // The link leads to the judgment that reports it, because the sentence is there.
            { byTitle: `${said.title}, as ${by?.title ?? ''} reports`, byCitation: '' }
          : { byTitle: by?.title ?? '', byCitation: by?.citation ?? '' }),
        sentence: isSaid ? said.sentence : '',
        paragraph: isSaid ? said.paragraph : '',
        isWithdrawn,
        foundAt: new Date(readInteger(row.withdrawn_at ?? row.found_at)).toISOString(),
      },
    ];
  });
}

const NOBODY = { title: '', citation: '', houseCitation: '', courtName: '', decidedOn: null };

async function readShown({ db }: Store, ids: readonly string[]): Promise<ReadonlyMap<string, typeof NOBODY | Shown>> {
  const rows = await inChunks(ids, (chunk) =>
    db
      .selectFrom('documents')
      .select(['id', 'kind', 'title', 'appellant', 'respondent', 'house_citation', 'other_citations'])
      .select(['court_name', 'decided_on'])
      .where('id', 'in', chunk)
      .where('id', 'not in', selectHidden(db))
      .execute(),
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        title: row.kind === 'act' ? row.title : caseTitle(row),
        citation: leadingCitation({
          houseCitation: row.house_citation,
          otherCitations: readList(row.other_citations),
        }),
        houseCitation: row.house_citation,
        courtName: row.kind === 'act' ? '' : displayCourt(row.court_name),
        decidedOn: row.decided_on,
      },
    ]),
  );
}

type Shown = Pick<ShownHit, 'title' | 'citation' | 'houseCitation' | 'courtName' | 'decidedOn'>;
