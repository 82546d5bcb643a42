import type { Transaction } from 'kysely';
import { UNKNOWN_COURT_ID } from '../../courts/courts.js';
import { readSources } from '../../library/sources.js';
import type { Database } from '../../store/database.js';
import { inChunks } from '../../store/in-chunks.js';
import { partChanged } from './part-changed.js';
import { readCompared } from './read-compared.js';
import { type Pair, readJoined } from './read-joined.js';
import { isSameJudgment } from './same-judgment.js';
import { joinDocuments, pairOf, RULE } from './write-sources.js';

/**
 * Joins documents to the ones of the same court and day that are the same judgment by `isSameJudgment`. Two that an editor
 * has parted, or that are joined to parted ones, stay two. Those that have changed so that they are the same no longer are parted
 * first. Doing it again changes nothing. Returns how many were joined.
 */
export async function joinSame(transaction: Transaction<Database>, ids: readonly string[]): Promise<number> {
  const parted = await partChanged(transaction, ids);
  const pairs = await readPairs(transaction, [...new Set([...ids, ...parted])]);
  if (pairs.length === 0) return 0;
  const all = [...new Set(pairs.flatMap(({ one, other }) => [one, other]))];
  const compared = await readCompared(transaction, all);
  let sources = await readSources(transaction, all);
  let joined = 0;
  for (const { one, other } of pairs) {
    const [ours, theirs] = [sources.get(one) ?? [one], sources.get(other) ?? [other]];
    const [own, their] = [compared.get(one), compared.get(other)];
    if (ours.includes(other) || own === undefined || their === undefined) continue;
    if (!(await isSameJudgment(own, their)) || (await areParted(transaction, ours, theirs))) continue;
    await joinDocuments(transaction, [one, other], { actor: RULE, at: Date.now() });
    sources = await readSources(transaction, all);
    joined += 1;
  }
  return joined;
}

/** Documents alike of one day; the title or the number of more than these identifies none, as that of orders of one form. */
const MOST_ALIKE = 20;

/** Pairs of one court and day with a number, a run of numbers or the whole cause title in common, in the order of their ids. */
async function readPairs(transaction: Transaction<Database>, ids: readonly string[]): Promise<readonly Pair[]> {
  const byKey = (table: 'citation_keys' | 'docket_keys') =>
    fewOf(transaction, ids, (place) =>
      place
        .innerJoin(`${table as 'docket_keys'} as own`, 'own.document_id', 'one.id')
        .innerJoin(`${table as 'docket_keys'} as their`, (join) =>
          join.onRef('their.key', '=', 'own.key').onRef('their.document_id', '=', 'other.id'),
        ),
    );
  const byTitle = fewOf(transaction, ids, (place) =>
    place
      .where('one.appellant', '!=', '')
      .where((is) => is(is.fn('lower', ['one.appellant']), '=', is.fn('lower', ['other.appellant'])))
      .where((is) => is(is.fn('lower', ['one.respondent']), '=', is.fn('lower', ['other.respondent']))),
  );
  const byNumber = [...(await byKey('citation_keys')), ...(await byKey('docket_keys'))];
  const found = [...byNumber, ...(await byTitle), ...(await readJoined(transaction, ids))];
  const alike = new Map([...Map.groupBy(found, ({ one }) => one)].map(([one, own]) => [one, countOthers(own)]));
  const few = found.filter(({ one }) => (alike.get(one) ?? 0) <= MOST_ALIKE);
  const pairs = few.map(({ one, other }) => pairOf(one, other));
  return [...new Map(pairs.map((pair) => [`${pair.one_id} ${pair.other_id}`, pair])).values()]
    .map(({ one_id: one, other_id: other }) => ({ one, other }))
    .toSorted((a, b) => (a.one + a.other < b.one + b.other ? -1 : 1));
}

const countOthers = (pairs: readonly Pair[]): number => new Set(pairs.map(({ other }) => other)).size;

type SamePlace = ReturnType<typeof samePlace>;

/** Reads pairs of one place that have something in common: no more of each document than show that it has too many. */
async function fewOf(
  transaction: Transaction<Database>,
  ids: readonly string[],
  inCommon: (place: SamePlace) => SamePlace,
): Promise<readonly Pair[]> {
  return inChunks(ids, (chunk) =>
    transaction
      .selectFrom(inCommon(samePlace(transaction, chunk)).as('pair'))
      .select(['pair.one', 'pair.other'])
      .where('pair.rank', '<=', MOST_ALIKE + 1)
      .execute(),
  );
}

/**
 * Pairs of judgments of one court and day. The kind is compared as an expression: with a list of more than ten ids SQLite would use the
 * index of the kind, and read all judgments.
 */
function samePlace(transaction: Transaction<Database>, ids: readonly string[]) {
  return transaction
    .selectFrom('documents as one')
    .innerJoin('documents as other', (join) =>
      join
        .onRef('other.decided_on', '=', 'one.decided_on')
        .onRef('other.court_id', '=', 'one.court_id')
        .onRef('other.court_name', '=', 'one.court_name')
        .onRef('other.is_sample', '=', 'one.is_sample')
        .onRef('other.id', '!=', 'one.id'),
    )
    .select((is) => [
      'one.id as one',
      'other.id as other',
      is.fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('one.id').orderBy('other.id'))
        .as('rank'),
    ])
    .where('one.id', 'in', ids)
    .where((is) => is(is.fn('lower', ['one.kind']), '=', 'case'))
    .where((is) => is(is.fn('lower', ['other.kind']), '=', 'case'))
    .where('one.court_id', '!=', UNKNOWN_COURT_ID)
    .groupBy(['one.id', 'other.id']);
}

async function areParted(
  transaction: Transaction<Database>,
  ours: readonly string[],
  theirs: readonly string[],
): Promise<boolean> {
  const row = await transaction
    .selectFrom('parted_sources')
    .select('one_id')
    .where((is) =>
      is.or([
        is.and([is('one_id', 'in', ours), is('other_id', 'in', theirs)]),
        is.and([is('one_id', 'in', theirs), is('other_id', 'in', ours)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
