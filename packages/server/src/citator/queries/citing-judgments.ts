import { citationLimits, treatments, type CitingJudgment, type Mention } from '@headnote/core/contract';
import { sql } from 'kysely';
import type { NameMask } from '../../library/mask-names.js';
import type { Store } from '../../store/database.js';
import { caseBriefs } from './case-briefs.js';
import { readEdits } from '../treatment-edits.js';
import { saidOf } from './cited-places.js';
import { openCitingMasks, openQuotedTexts } from './quoted-texts.js';
import { sentenceAt } from './sentence-at.js';
import { type LargeInteger, readInteger } from '../../store/large-integer.js';

/** The judgments that cite a judgment. */
export interface CitingList {
  readonly citedBy: readonly CitingJudgment[];
  /** Total number, including those that the list omits. */
  readonly total: number;
}

interface CitingTask {
  readonly id: string;
  /** Maximum number of judgments in the list. */
  readonly limit?: number;
  /** False if the reader must not see the texts; then the sentences are empty. */
  readonly withSentences: boolean;
  readonly signal: AbortSignal;
}

/**
 * Returns the judgments that cite a judgment: treatments by the court before those by counsel, strongest first, then
 * newest first. Each has its first places.
 */
export async function citingJudgments(
  store: Store,
  { id, limit = citationLimits.maxCiting, ...task }: CitingTask,
): Promise<CitingList> {
  const links = await store.db
    .selectFrom('case_links')
    .innerJoin('documents', 'documents.id', 'case_links.citing_id')
    .select(['citing_id', 'case_links.treatment', 'speaker', 'source', 'actor', 'is_smaller_bench'])
    .where('cited_id', '=', id)
    .orderBy(sql`case when speaker = 'court' then 0 else 1 end`)
    .orderBy(strength)
    .orderBy(sql`coalesce(decided_on, '')`, 'desc')
    .orderBy('citing_id')
    .limit(limit)
    .execute();
  const { total } = await store.db
    .selectFrom('case_links')
    .select(({ fn }) => fn.countAll<LargeInteger>().as('total'))
    .where('cited_id', '=', id)
    .executeTakeFirstOrThrow();
  const ids = links.map((link) => link.citing_id);
  const maskOf = await openCitingMasks(store, ids);
  const [briefs, mentions] = await Promise.all([
    caseBriefs(store, ids, task),
    mentionsOf(store, { id, ids, maskOf, ...task }),
  ]);
  const citedBy = links.flatMap((link): CitingJudgment[] => {
    const judgment = briefs.get(link.citing_id);
    if (judgment === undefined) return [];
    const isSmallerBench = link.is_smaller_bench === 1;
    return [
      {
        judgment,
        ...saidOf(link, maskOf(link.citing_id)),
        isSmallerBench,
        mentions: mentions.get(link.citing_id) ?? [],
      },
    ];
  });
  return { citedBy, total: readInteger(total) };
}

/** The rank of a treatment in SQL; the strongest has the lowest. */
const strength = sql.join(
  [
    sql`case case_links.treatment`,
    ...treatments.map((treatment, index) => sql`when ${sql.lit(treatment)} then ${sql.lit(index)}`),
    sql`else ${sql.lit(treatments.length)} end`,
  ],
  sql` `,
);

async function mentionsOf(
  store: Store,
  {
    id,
    ids,
    maskOf,
    withSentences,
    signal,
  }: CitingTask & { readonly ids: readonly string[]; readonly maskOf: (id: string) => NameMask },
): Promise<ReadonlyMap<string, readonly Mention[]>> {
  if (ids.length === 0) return new Map();
  const places = await store.db
    .selectFrom('citation_uses')
    .select(['document_id', 'start', 'treatment', 'speaker', 'source', 'actor'])
    .select(['paragraph', 'sentence_start', 'sentence_end'])
    .where('target_id', '=', id)
    .where('document_id', 'in', ids)
    .orderBy('document_id')
    .orderBy('position')
    .execute();
  const byCiting = Map.groupBy(places, (place) => place.document_id);
  const mentions = new Map<string, readonly Mention[]>();
  const read = await openQuotedTexts(store, withSentences ? ids : []);
  const edits = await readEdits(store.db, ids);
  for (const [citing, own] of byCiting) {
    // One text at a time, because some are long and the client may have disconnected.
    signal.throwIfAborted();
    const text = withSentences ? await read(citing) : undefined;
    const mask = maskOf(citing);
    mentions.set(
      citing,
      own.slice(0, citationLimits.maxMentions).map((place) => ({
        sentence: text === undefined ? '' : sentenceAt(text, place.sentence_start, place.sentence_end),
        paragraph: place.paragraph,
        start: place.start,
        ...saidOf(place, mask, edits.get(citing)?.get(id)),
      })),
    );
  }
  return mentions;
}
