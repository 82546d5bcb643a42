import { setImmediate } from 'node:timers/promises';
import type { AnswerSentence, LaterTreatment } from '@headnote/core/contract';
import { caseBriefs } from '../../citator/queries/case-briefs.js';
import { openCitingMasks } from '../../citator/queries/quoted-texts.js';
import { readStatuses } from '../../citator/queries/provision-places.js';
import type { NameMask } from '../../library/mask-names.js';
import { readList } from '../../library/document-record.js';
import { readShownIds } from '../../library/sources.js';
import { openTurns, type Turns } from '../../runtime/open-turns.js';
import type { Store } from '../../store/database.js';
import { unpackOffsets, unpackText } from '../../store/packed-text.js';
import type { SourceText, StoredText } from './passage.js';
import { readSourceInTurns } from './read-source.js';

/** What an answer says of a document besides its sentences. */
export interface SourceHead {
  readonly title: string;
  readonly citation: string;
  readonly houseCitation: string;
  readonly later: LaterTreatment | null;
  readonly statusText: string;
}

/** A document that a question is put to. */
export interface OpenSource {
  readonly id: string;
  readonly kind: 'case' | 'act';
  readonly head: SourceHead;
  readonly source: SourceText;
  /** The preview as HTML. */
  readonly preview: string;
  /** True for a PDF of the member who asks: he may read all of it, also after his subscription. */
  readonly isOwn: boolean;
  /** The page of an offset in a PDF's text, to show and counted from 1; empty and 0 for a document of the library. */
  readonly pageOf: (at: number) => Pick<AnswerSentence, 'page' | 'pageOfFile'>;
  /** Replaces the names of a masked judgment that this one cites, wherever its sentences are shown outside their text. */
  readonly mask: NameMask;
}

/** Opens documents. */
export type OpenSources = (ids: readonly string[], options: OpenOptions) => Promise<ReadonlyMap<string, OpenSource>>;

/** How documents are opened. */
export interface OpenOptions {
  /** False if the reader may see only previews. */
  readonly readsTexts: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** Texts that stay read: those that members ask about now, with their follow-up questions. About 2 MB each. */
const KEPT = 24;

const noPage = () => ({ page: '', pageOfFile: 0 });

/** Creates the reader of documents on a store. Keeps the texts that were read last; a changed document is read again. */
export function createOpenSources(store: Store): OpenSources {
  const read = new Map<string, SourceText>();
  const { db } = store;

  async function readText(id: string, version: string, turns: Turns): Promise<SourceText | undefined> {
    const key = `${id} ${version}`;
    const known = read.get(key);
    read.delete(key);
    const source = known ?? (await readStored(store, id, turns));
    if (source === undefined) return undefined;
    read.set(key, source);
    if (read.size > KEPT) read.delete(read.keys().next().value ?? key);
    return source;
  }

  return async (given, { readsTexts, signal }) => {
    const shown = await readShownIds(db, given);
    const ids = [...new Set(given.map((id) => shown.get(id) ?? id))];
    const rows = await db
      .selectFrom('documents')
      .select(['id', 'kind', 'title', 'house_citation', 'preview_html', 'content_hash', 'updated_at'])
      .select(['status_text', 'year', 'act_number', 'is_sample'])
      .where('id', 'in', ids)
      .execute();
    const briefs = await caseBriefs(store, ids, { withSentences: readsTexts });
    const statusOf = await readStatuses(
      store,
      rows.filter(({ kind }) => kind === 'act'),
    );
    const maskOf = await openCitingMasks(store, ids);
    const turns = openTurns(signal);
    const open = new Map<string, OpenSource>();
    for (const row of rows) {
      // Other requests come between two texts.
      await setImmediate();
      signal?.throwIfAborted();
      const { id, kind, house_citation: houseCitation } = row;
      const source = await readText(id, `${row.content_hash} ${row.updated_at}`, turns);
      if (source === undefined) continue;
      const brief = briefs.get(id);
      const head = {
        title: (kind === 'case' ? brief?.title : row.title) ?? '',
        citation: kind === 'case' ? (brief?.citation ?? '') : '',
        houseCitation,
        later: kind === 'case' ? (brief?.later ?? null) : null,
        statusText: kind === 'act' ? statusOf(row) : '',
      };
      open.set(id, {
        id,
        kind,
        head,
        source,
        preview: row.preview_html,
        isOwn: false,
        pageOf: noPage,
        mask: maskOf(id),
      });
    }
    for (const [id, shownId] of shown) {
      const source = open.get(shownId);
      if (source !== undefined) open.set(id, source);
    }
    return open;
  };
}

async function readStored({ db }: Store, id: string, turns: Turns): Promise<SourceText | undefined> {
  const row = await db
    .selectFrom('documents')
    .innerJoin('document_bodies', 'document_bodies.document_id', 'documents.id')
    .select(['kind', 'title', 'appellant', 'respondent', 'judges', 'html', 'plain', 'sentence_ends'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const cases = await db
    .selectFrom('citation_uses')
    .select(['start', 'end', 'canonical', 'case_name as name'])
    .where('document_id', '=', id)
    .orderBy('start')
    .execute();
  const provisions = await db
    .selectFrom('provision_uses')
    .select(['start', 'end', 'act', 'unit', 'number'])
    .where('document_id', '=', id)
    .orderBy('start')
    .execute();
  const sections = await db
    .selectFrom('act_sections')
    .select(['anchor', 'number'])
    .where('document_id', '=', id)
    .execute();
  const stored: StoredText = {
    kind: row.kind,
    title: row.title,
    parties: row.appellant === '' || row.respondent === '' ? [] : [row.appellant, row.respondent],
    html: unpackText(row.html),
    plain: unpackText(row.plain),
    sentenceEnds: unpackOffsets(row.sentence_ends),
    judges: readList(row.judges),
    sections: new Map(sections.map(({ anchor, number }) => [anchor, number])),
    cases,
    provisions,
  };
  return readSourceInTurns(stored, turns);
}
