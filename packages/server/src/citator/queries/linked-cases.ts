import { citationLimits, type CaseRecord, type SearchAnswer } from '@headnote/core/contract';
import { sql } from 'kysely';
import { overrulingLinks } from '../overruling-links.js';
import type { Store } from '../../store/database.js';
import { allFieldNames, type FieldName } from '../../library/document-record.js';
import { cutForVisitor } from '../../library/cut-for-visitor.js';
import { readDocuments } from '../../library/read-documents.js';
import { laterTreatments } from './later-treatments.js';
import { findCase } from './judgment-citations.js';
import { type LargeInteger, readInteger } from '../../store/large-integer.js';

/** The details of a judgment in a list. */
const FIELDS: readonly FieldName[] = allFieldNames.filter((field) => field !== 'content');

/** The judgment, and which of its citing judgments to return. */
export interface LinkedTask {
  readonly id: string;
  readonly which: 'citing' | 'overruling';
  /** False if the reader must not see texts. */
  readonly withSentences: boolean;
}

/** Returns the judgments that cite a judgment, or only those that overrule it: most cited first, then newest. */
export async function linkedCases(
  store: Store,
  { id, which, withSentences }: LinkedTask,
): Promise<SearchAnswer<CaseRecord>> {
  await findCase(store, id);
  const links = which === 'citing' ? store.db.selectFrom('case_links') : overrulingLinks(store.db);
  const linked = links.innerJoin('documents', 'documents.id', 'case_links.citing_id').where('cited_id', '=', id);
  const { total } = await linked.select(({ fn }) => fn.countAll<LargeInteger>().as('total')).executeTakeFirstOrThrow();
  const rows = await linked
    .select('citing_id')
    .orderBy('cited_count', 'desc')
    .orderBy(sql`coalesce(decided_on, '')`, 'desc')
    .orderBy('citing_id')
    .limit(citationLimits.maxCiting)
    .execute();
  const found = await readDocuments(
    store,
    rows.map((row) => row.citing_id),
    { fields: FIELDS, withContent: 'none' },
  );
  const documents = withSentences ? found : found.map(cutForVisitor);
  const later = await laterTreatments(
    store,
    documents.map((document) => document.id),
    { withSentences },
  );
  return {
    total: { value: readInteger(total), relation: 'eq' },
    hits: documents.flatMap((document) => {
      if (document.kind !== 'case') return [];
      const warning = later.get(document.id);
      const hit = { id: document.id, score: null, record: document.record, highlight: {} };
      return [warning === undefined ? hit : { ...hit, later: warning }];
    }),
    facets: {},
    timedOut: false,
  };
}
