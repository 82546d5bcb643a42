import { randomUUID } from 'node:crypto';
import { RefusedError } from '@headnote/core/errors';
import { caseTitle } from '@headnote/core/format';
import type { Treatment } from '@headnote/core/contract';
import { recordAct } from '../store/audit.js';
import type { Store } from '../store/database.js';
import { readInteger } from '../store/large-integer.js';
import { enqueueForCitator } from '../store/queues.js';
import { runTransaction } from '../store/run-transaction.js';
import type { TreatmentEditRow } from '../store/tables/citator-tables.js';
import { openQuotedTexts } from './queries/quoted-texts.js';
import { sentenceAt } from './queries/sentence-at.js';
import { readEdits, type TreatmentEdit } from './treatment-edits.js';

/** A case that the library shows as overruled or doubted, with the sentence that says so. */
export interface TreatmentFlagLine {
  readonly citingId: string;
  readonly citedId: string;
  /** Cause titles. */
  readonly citing: string;
  readonly cited: string;
  readonly treatment: string;
  readonly source: string;
  readonly actor: string;
  readonly sentence: string;
  readonly edit?: TreatmentEdit;
}

/** Two judgments: the one that says so, and the one of which it is said. */
export interface TreatmentPair {
  readonly citing: string;
  readonly cited: string;
}

interface ListTask {
  /** Only lines with this text in an id, a title or a sentence. */
  readonly containing: string;
  readonly limit: number;
}

/** What an editor can do with the flags that lose a case. Each act is stored with its audit row, or neither is. */
export interface TreatmentDesk {
  flags(task: ListTask): Promise<readonly TreatmentFlagLine[]>;
  edits(task: ListTask): Promise<readonly TreatmentEdit[]>;
  confirm(pair: TreatmentPair): Promise<void>;
  correct(pair: TreatmentPair & { readonly treatment: Treatment }): Promise<void>;
  remove(pair: TreatmentPair): Promise<void>;
  /** Forgets what was decided. */
  undo(pair: TreatmentPair): Promise<void>;
}

interface DeskOptions {
  readonly store: Store;
  /** Who acts, for the audit log. */
  readonly actor: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Treatments of which a wrong one loses a case. */
const FLAGS = ['overruled', 'doubted'];

/**
 * Creates the editor's desk. What is decided outlives the next import. Every act throws a RefusedError if the library has no
 * such link, or nothing to undo.
 */
export function createTreatmentDesk({ store, actor, now }: DeskOptions): TreatmentDesk {
  const decide = async ({ citing, cited }: TreatmentPair, edit: Pick<TreatmentEditRow, 'decision' | 'treatment'>) => {
    const values = { citing_id: citing, cited_id: cited, actor, at: now(), ...edit };
    await runTransaction(store.db, async (transaction) => {
      // Of two editors at once, the second waits for the first and decides.
      await transaction
        .insertInto('treatment_edits')
        .values(values)
        .onConflict((conflict) => conflict.columns(['citing_id', 'cited_id']).doUpdateSet(values))
        .execute();
      await enqueueForCitator(transaction, [citing], randomUUID());
      await record(transaction, `treatment-${edit.decision}`, `${citing} ${cited}: ${edit.treatment}`);
    });
  };
  const record = (db: Store['db'], act: string, details: string) =>
    recordAct(db, { at: now(), actor, act, userId: null, details });

  return {
    flags: (task) => readFlags(store, task),
    edits: async ({ containing, limit }) => {
      const rows = await store.db.selectFrom('treatment_edits').selectAll().orderBy('at', 'desc').execute();
      return rows
        .map(({ citing_id: citingId, cited_id: citedId, at, ...edit }) => ({
          citingId,
          citedId,
          at: readInteger(at),
          ...edit,
        }))
        .filter(({ citingId, citedId, actor: who }) => hasText([citingId, citedId, who], containing))
        .slice(0, limit);
    },
    confirm: async (pair) => {
      const { treatment } = await findLink(store, pair);
      await decide(pair, { decision: 'confirmed', treatment });
    },
    correct: async ({ treatment, ...pair }) => {
      await findLink(store, pair);
      await decide(pair, { decision: 'corrected', treatment });
    },
    remove: async (pair) => {
      await findLink(store, pair);
      await decide(pair, { decision: 'removed', treatment: 'referred' });
    },
    undo: async ({ citing, cited }) => {
      const known = (await readEdits(store.db, [citing])).get(citing)?.get(cited);
      if (known === undefined) throw new RefusedError(`Nothing was decided about ${citing} and ${cited}.`);
      await runTransaction(store.db, async (transaction) => {
        await transaction
          .deleteFrom('treatment_edits')
          .where('citing_id', '=', citing)
          .where('cited_id', '=', cited)
          .execute();
        await enqueueForCitator(transaction, [citing], randomUUID());
        await record(transaction, 'treatment-undone', `${citing} ${cited}`);
      });
    },
  };
}

async function findLink({ db }: Store, { citing, cited }: TreatmentPair): Promise<{ readonly treatment: string }> {
  const link = await db
    .selectFrom('case_links')
    .select('treatment')
    .where('citing_id', '=', citing)
    .where('cited_id', '=', cited)
    .executeTakeFirst();
  if (link === undefined) throw new RefusedError(`The library knows no place in which ${citing} cites ${cited}.`);
  return link;
}

async function readFlags(store: Store, { containing, limit }: ListTask): Promise<TreatmentFlagLine[]> {
  const links = await store.db
    .selectFrom('case_links')
    .innerJoin('documents as citing', 'citing.id', 'citing_id')
    .innerJoin('documents as cited', 'cited.id', 'cited_id')
    .select(['citing_id', 'cited_id', 'case_links.treatment', 'source', 'actor', 'words'])
    .select(['citing.appellant', 'citing.respondent', 'cited.appellant as first', 'cited.respondent as second'])
    .where('speaker', '=', 'court')
    .where('case_links.treatment', 'in', FLAGS)
    .orderBy('cited_id')
    .orderBy('citing_id')
    .execute();
  const edits = await readEdits(store.db, [...new Set(links.map(({ citing_id }) => citing_id))]);
  const found: TreatmentFlagLine[] = [];
  for (const { citing_id: citingId, cited_id: citedId, treatment, source, actor, words, ...names } of links) {
    const edit = edits.get(citingId)?.get(citedId);
    const line: TreatmentFlagLine = {
      citingId,
      citedId,
      citing: caseTitle(names),
      cited: caseTitle({ appellant: names.first, respondent: names.second }),
      treatment,
      source,
      actor,
      sentence: source === 'list' ? words : await sentenceOf(store, { citingId, citedId, treatment }),
      ...(edit && { edit }),
    };
    const { citing, cited, sentence } = line;
    if (hasText([citingId, citedId, citing, cited, sentence], containing)) found.push(line);
    if (found.length === limit) break;
  }
  return found;
}

/** The first sentence with which a judgment treats another so. */
async function sentenceOf(
  store: Store,
  { citingId, citedId, treatment }: Pick<TreatmentFlagLine, 'citingId' | 'citedId' | 'treatment'>,
): Promise<string> {
  const place = await store.db
    .selectFrom('citation_uses')
    .select(['sentence_start', 'sentence_end'])
    .where('document_id', '=', citingId)
    .where('target_id', '=', citedId)
    .where('treatment', '=', treatment)
    .orderBy('position')
    .executeTakeFirst();
  if (place === undefined) return '';
  const text = await (await openQuotedTexts(store, [citingId]))(citingId);
  return sentenceAt(text, place.sentence_start, place.sentence_end);
}

const hasText = (texts: readonly string[], containing: string): boolean =>
  texts.some((text) => text.toLowerCase().includes(containing.toLowerCase()));
