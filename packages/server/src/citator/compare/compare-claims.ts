import { setImmediate } from 'node:timers/promises';
import type { ClaimAnswer, ComparedClaim } from '@headnote/core/contract';
import { slugToHouseCitation } from '@headnote/core/search/bodies';
import { structureOfText } from '../../extraction/structure/structure-of-text.js';
import { readList } from '../../library/document-record.js';
import { readExtent } from '../../library/read-extent.js';
import { readShownIds } from '../../library/sources.js';
import type { Store } from '../../store/database.js';
import { unpackText } from '../../store/packed-text.js';
import { checkCitations, type FindByParties } from '../queries/check-citations.js';
import { checkPinpoint, readPrintedPlaces } from './check-pinpoint.js';
import { compareQuotation, prepareJudgment } from './compare-quotation.js';
import { readJudgmentText } from './judgment-text.js';
import type { OpenJudgment } from './open-judgment.js';
import { previewAnswer } from './preview-answer.js';

/** Claims to compare with the texts of judgments. */
export interface CompareTask {
  readonly claims: readonly ComparedClaim[];
  /** False if the reader may see only previews; then nothing else is read for the answer. */
  readonly readsTexts: boolean;
  readonly signal?: AbortSignal;
}

const NONE: ClaimAnswer = {
  pinpoint: 'none',
  last: '',
  quotation: 'none',
  segments: [],
  passage: '',
  paragraph: '',
  judge: '',
};

/**
 * Compares quotations and pinpoints with judgments, each text read once. Answers in the order of the claims. Other requests
 * come between two claims.
 */
export async function compareClaims(
  store: Store,
  findByParties: FindByParties,
  { claims, readsTexts, signal }: CompareTask,
): Promise<ClaimAnswer[]> {
  const ids = await findDocuments(store, findByParties, [...new Set(claims.map(({ document }) => document))], signal);
  const byId = Map.groupBy(claims.keys(), (index) => ids.get(claims[index]?.document ?? '') ?? '');
  const answers = claims.map(cannotCheck);
  for (const [id, indexes] of byId) {
    if (id === '') continue;
    await setImmediate();
    signal?.throwIfAborted();
    const judgment = readsTexts ? await openText(store, id) : await openPreview(store, id);
    if (judgment === undefined) continue;
    for (const index of indexes) {
      await setImmediate();
      signal?.throwIfAborted();
      const claim = claims[index];
      if (claim) answers[index] = answerOf(claim, judgment);
    }
  }
  return answers;
}

function cannotCheck({ quotation, pinpoint }: ComparedClaim): ClaimAnswer {
  return {
    ...NONE,
    ...(quotation !== '' && { quotation: 'cannot-check' }),
    ...(pinpoint !== '' && { pinpoint: 'cannot-check' }),
  };
}

function answerOf({ quotation, pinpoint, citation }: ComparedClaim, judgment: OpenJudgment): ClaimAnswer {
  return {
    ...NONE,
    ...(quotation !== '' && judgment.quotation(quotation)),
    ...(pinpoint !== '' && judgment.pinpoint(pinpoint, citation)),
  };
}

/** Finds the judgments by id, house citation, the last part of an address, or any citation that leads to one of them. */
async function findDocuments(
  store: Store,
  findByParties: FindByParties,
  documents: readonly string[],
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<string, string>> {
  const houseOf = new Map(documents.map((document) => [document, slugToHouseCitation(document.trim()) ?? document]));
  const named = await store.db
    .selectFrom('documents')
    .select(['id', 'kind', 'house_citation'])
    .where((build) => build.or([build('id', 'in', documents), build('house_citation', 'in', [...houseOf.values()])]))
    .execute();
  // Not in the statement: SQLite would take the index of the kind for five of them, and read all judgments.
  const rows = named.filter(({ kind }) => kind === 'case');
  const shown = await readShownIds(
    store.db,
    rows.map(({ id }) => id),
  );
  const found = new Map(
    documents.flatMap((document) => {
      const row = rows.find(({ id, house_citation: house }) => id === document || house === houseOf.get(document));
      return row ? [[document, shown.get(row.id) ?? row.id] as const] : [];
    }),
  );
  const citations = documents.filter((document) => !found.has(document));
  if (citations.length === 0) return found;
  const verdicts = await checkCitations(store, findByParties, {
    citations,
    withSentences: false,
    ...(signal && { signal }),
  });
  for (const { citation, state, hits } of verdicts) {
    if (state === 'found' && hits.length === 1 && hits[0]) found.set(citation, hits[0].id);
  }
  return found;
}

/** Opens a judgment for a subscriber. */
async function openText({ db }: Store, id: string): Promise<OpenJudgment | undefined> {
  const row = await db
    .selectFrom('documents')
    .innerJoin('document_bodies', 'document_bodies.document_id', 'documents.id')
    .select(['html', 'plain', 'judges', 'other_citations'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const html = unpackText(row.html);
  const { opinions } = structureOfText({ html, plain: unpackText(row.plain) }, readList(row.judges));
  const text = readJudgmentText(html, opinions);
  const judgment = prepareJudgment(text);
  const printed = readPrintedPlaces(text, readList(row.other_citations));
  return {
    quotation: (words) => {
      const { quotation, segments, passage, paragraph, judge } = compareQuotation(words, judgment);
      return { quotation, segments, passage, paragraph, judge };
    },
    pinpoint: (pinpoint, citation) => checkPinpoint(pinpoint, citation, printed),
  };
}

/** Opens a judgment for a reader without a subscription: its preview, and the last number that its public page tells. */
async function openPreview(store: Store, id: string): Promise<OpenJudgment | undefined> {
  const extent = await readExtent(store, id);
  // A short text is public as a whole.
  if (extent?.length === extent?.shown) return openText(store, id);
  const row = await store.db.selectFrom('documents').select('preview_html').where('id', '=', id).executeTakeFirst();
  return row && extent && previewAnswer({ preview: row.preview_html, last: extent.last });
}
