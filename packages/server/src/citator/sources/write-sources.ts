import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { dropCompletions, queueCompletions } from '../../library/completions/fill-completions.js';
import { readMarks } from '../../library/document-marks.js';
import { sourcesOf } from '../../library/sources.js';
import { readTextLength } from '../../library/read-text-length.js';
import type { Database } from '../../store/database.js';
import { readInteger } from '../../store/large-integer.js';
import { enqueueForCitator, enqueueForIndex } from '../../store/queues.js';
import { keysOf, wakeWaiting } from '../write-reading.js';

/** A text stands for one that is shown already only if it is longer by this factor, so that small corrections change no address. */
const FULLER = 1.1;

/** Who joins what the rule finds. */
export const RULE = 'rule';

/** Who joins or parts documents, and when. */
export interface SourceAct {
  /** `RULE`, or the name of an editor. */
  readonly actor: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Joins two documents, and all that are joined to either, to one judgment. Returns the id of the document that is shown: a
 * marked one first, because its marks count for all, otherwise the one that was shown, unless another text is much fuller.
 */
export async function joinDocuments(
  transaction: Transaction<Database>,
  [one, other]: readonly [string, string],
  { actor, at }: SourceAct,
): Promise<string> {
  const groups = [await sourcesOf(transaction, one), await sourcesOf(transaction, other)];
  const ids = [...new Set(groups.flat())];
  const shownId = await chooseShown(
    transaction,
    groups.flatMap(([first]) => first ?? []),
  );
  await changeSources(transaction, ids, async () => {
    const joined = await transaction
      .deleteFrom('judgment_sources')
      .where('document_id', 'in', ids)
      .returning(['document_id', 'actor', 'at'])
      .execute();
    // What an editor has joined remains his act, also when the rule finds a further source.
    const byEditor = new Map(
      joined
        .filter((row) => row.actor !== RULE)
        .map(({ document_id, ...row }) => [document_id, { ...row, at: readInteger(row.at) }]),
    );
    const rows = ids.map((document_id) => ({
      actor,
      at,
      ...byEditor.get(document_id),
      document_id,
      shown_id: shownId,
    }));
    await transaction.insertInto('judgment_sources').values(rows).execute();
  });
  return shownId;
}

/** Takes a document out of the judgment that it is joined to, for good. The others stay together. */
export async function partDocument(transaction: Transaction<Database>, id: string, act: SourceAct): Promise<void> {
  const ids = await sourcesOf(transaction, id);
  const left = ids.filter((other) => other !== id);
  const [shown] = await orderByLength(transaction, left);
  const shownId = ids[0] === id ? shown : ids[0];
  await changeSources(transaction, ids, async () => {
    await transaction.deleteFrom('judgment_sources').where('document_id', '=', id).execute();
    const rest = transaction.updateTable('judgment_sources').set({ shown_id: shownId ?? '' });
    if (left.length > 1) await rest.where('document_id', 'in', left).execute();
    else await transaction.deleteFrom('judgment_sources').where('document_id', 'in', left).execute();
    const parted = left.map((other) => ({ ...pairOf(id, other), ...act }));
    await transaction
      .insertInto('parted_sources')
      .values(parted)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Takes all documents of a judgment apart. The rule may join them again. */
export async function separateDocuments(transaction: Transaction<Database>, ids: readonly string[]): Promise<void> {
  await changeSources(transaction, ids, async () => {
    await transaction.deleteFrom('judgment_sources').where('document_id', 'in', ids).execute();
  });
}

/** The key of two documents in either order. */
export const pairOf = (one: string, other: string) =>
  one < other ? { one_id: one, other_id: other } : { one_id: other, other_id: one };

/** Changes which documents are shown, and queues all that shows or counts them. */
async function changeSources(
  transaction: Transaction<Database>,
  ids: readonly string[],
  change: () => Promise<void>,
): Promise<void> {
  const revision = randomUUID();
  const known = await transaction.selectFrom('documents').select('id').where('id', 'in', ids).execute();
  const held = known.map(({ id }) => id);
  // As each was counted, before it is shown or stands behind another one.
  await dropCompletions(transaction, held);
  await change();
  await queueCompletions(
    transaction,
    held.map((id) => ({ id, revision })),
  );
  await enqueueForIndex(
    transaction,
    held.map((document_id) => ({ document_id, op: 'index', revision })),
  );
  await enqueueForCitator(transaction, held, revision);
  await wakeWaiting(transaction, [...new Set(await keysOf(transaction, held))], revision);
}

/** Of the documents that are shown now, in the order in which they were joined. */
async function chooseShown(transaction: Transaction<Database>, shown: readonly string[]): Promise<string> {
  const marks = await readMarks(transaction, shown);
  const marked = shown.filter((id) => marks.has(id));
  const ordered = await orderByLength(transaction, marked.length > 0 ? marked : shown);
  const rows = await transaction
    .selectFrom('judgment_sources')
    .select('document_id')
    .where('document_id', 'in', ordered)
    .execute();
  const earlier = ordered.find((id) => rows.some(({ document_id }) => document_id === id));
  const [longest = ''] = ordered;
  if (earlier === undefined || earlier === longest) return longest;
  const lengths = [await lengthOf(transaction, longest), await lengthOf(transaction, earlier)] as const;
  return lengths[0] > FULLER * lengths[1] ? longest : earlier;
}

/** The longest text first, of equal ones the smallest id. */
async function orderByLength(transaction: Transaction<Database>, ids: readonly string[]): Promise<readonly string[]> {
  const lengths = new Map<string, number>();
  for (const id of ids) lengths.set(id, await lengthOf(transaction, id));
  return ids.toSorted((one, other) => (lengths.get(other) ?? 0) - (lengths.get(one) ?? 0) || (one < other ? -1 : 1));
}

const lengthOf = (db: Transaction<Database>, id: string): Promise<number> => readTextLength({ db }, id);
