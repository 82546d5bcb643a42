import { RefusedError } from '@headnote/core/errors';
import { caseTitle } from '@headnote/core/format';
import { findMarks, readMarks } from '../../library/document-marks.js';
import { sourcesOf } from '../../library/sources.js';
import { recordAct } from '../../store/audit.js';
import type { Store } from '../../store/database.js';
import { lockForTransaction } from '../../store/locks.js';
import { runTransaction } from '../../store/run-transaction.js';
import { createDocumentMarks, idsOf, type MarksOptions, missedNames } from '../mark-document.js';
import { joinDocuments, pairOf, partDocument } from './write-sources.js';

/** One document of a judgment from several sources. */
export interface SourceLine {
  readonly id: string;
  readonly houseCitation: string;
  readonly title: string;
  readonly sourceName: string;
  readonly isShown: boolean;
  /** `rule`, or the editor who joined them. */
  readonly actor: string;
}

/** What an editor decides about documents that are one judgment. */
export interface SourceDesk {
  /** Lists the judgments with several sources, the documents of each together and the shown one first. */
  list(containing: string, limit: number): Promise<readonly (readonly SourceLine[])[]>;
  /** Joins two documents to one judgment. Returns the house citation of the one that is shown. */
  join(one: string, other: string, reason: string): Promise<string>;
  /**
   * Takes a document out of its judgment, for good: no rule joins it again. Both keep the marks of the judgment. Refused if a
   * replaced name has no place in the text that is shown then, which may spell it otherwise, unless `hasReadNames` is true.
   */
  part(which: string, reason: string, options?: { readonly hasReadNames?: boolean }): Promise<void>;
}

/** Creates the desk. Each act is stored with its audit row; one that does not fit throws a RefusedError. */
export function createSourceDesk(options: MarksOptions): SourceDesk {
  const { store, actor, now } = options;
  const record = (db: Store['db'], act: string, details: string) =>
    recordAct(db, { at: now(), actor, act: `sources-${act}`, userId: null, details });

  return {
    list: (containing, limit) => listSources(store, containing, limit),

    async join(one, other, reason) {
      const [own, their] = [await findCase(store, one), await findCase(store, other)];
      if (own.id === their.id) throw new RefusedError(`${one} and ${other} are the same document.`);
      const known = await sourcesOf(store.db, own.id);
      if (known.includes(their.id)) throw new RefusedError(`${one} and ${other} are one judgment already.`);
      await spreadMarks(options, [...known, ...(await sourcesOf(store.db, their.id))]);
      return runTransaction(store.db, async (transaction) => {
        await lockForTransaction(transaction, 'citator');
        const pair = pairOf(own.id, their.id);
        await transaction
          .deleteFrom('parted_sources')
          .where('one_id', '=', pair.one_id)
          .where('other_id', '=', pair.other_id)
          .execute();
        const shownId = await joinDocuments(transaction, [own.id, their.id], { actor, at: now() });
        await record(
          transaction,
          'joined',
          `${own.id} ${own.houseCitation}, ${their.id} ${their.houseCitation}: ${reason}`,
        );
        return shownId === own.id ? own.houseCitation : (await findCase({ db: transaction }, shownId)).houseCitation;
      });
    },

    async part(which, reason, { hasReadNames = false } = {}) {
      const { id, houseCitation } = await findCase(store, which);
      const known = await sourcesOf(store.db, id);
      if (known.length < 2) throw new RefusedError(`${which} has one source, so there is nothing to part.`);
      if (!hasReadNames) await refuseOtherSpellings(options, { which, id, known });
      await spreadMarks(options, known);
      await runTransaction(store.db, async (transaction) => {
        await lockForTransaction(transaction, 'citator');
        await partDocument(transaction, id, { actor, at: now() });
        await record(transaction, 'parted', `${id} ${houseCitation}: ${reason}`);
      });
    },
  };
}

/** Gives all documents of a judgment the marks of each: none may show what another one keeps back. */
async function spreadMarks(options: MarksOptions, ids: readonly string[]): Promise<void> {
  const { db } = options.store;
  const marks = createDocumentMarks(options);
  for (const id of ids) {
    for (const { state, names, reason } of await findMarks(db, id)) {
      for (const which of ids) {
        const own = (await readMarks(db, [which])).get(which);
        const missing = names.filter(({ name }) => own?.names.every((one) => one.name !== name) ?? true);
        if (state === 'masked' && missing.length > 0)
          await marks.mask({ which, reason, names: missing, mayMiss: true });
        if (state === 'hidden' && own?.isHidden !== true) await marks.hide({ which, reason });
      }
    }
  }
}

/** The text that nobody saw so far must have each name that is replaced as it is written there. */
async function refuseOtherSpellings(
  options: MarksOptions,
  { which, id, known }: { readonly which: string; readonly id: string; readonly known: readonly string[] },
): Promise<void> {
  const marks = [...(await readMarks(options.store.db, known)).values()];
  const names = [...new Map(marks.flatMap((mark) => mark.names.map((name) => [name.name, name] as const))).values()];
  if (names.length === 0) return;
  const texts = createDocumentMarks(options);
  const isShown = known[0] === id;
  for (const other of isShown ? known.slice(1) : [id]) {
    const missed = missedNames(await texts.countPlaces({ which: other, names }));
    if (missed.length > 0) throw new RefusedError(otherSpelling(isShown ? other : which, missed.length, names.length));
  }
}

const otherSpelling = (which: string, missed: number, all: number): string =>
  `${which} does not have ${missed} of the ${all} replaced names as they are written, so it may write them otherwise, and readers would see them. Read its file, replace each spelling with "documents mask", and part it with --names-read.`;

interface FoundCase {
  readonly id: string;
  readonly houseCitation: string;
}

async function findCase({ db }: Pick<Store, 'db'>, which: string): Promise<FoundCase> {
  const row = await db
    .selectFrom('documents')
    .select(['id', 'house_citation as houseCitation'])
    .where('kind', '=', 'case')
    .where((is) => is.or([is('id', 'in', idsOf(which)), is('house_citation', '=', which)]))
    .executeTakeFirst();
  if (row === undefined)
    throw new RefusedError(
      `The library has no such judgment: ${which}. Use its id, its house citation, the end of its address, or the id that an import names.`,
    );
  return row;
}

async function listSources({ db }: Store, containing: string, limit: number): Promise<SourceLine[][]> {
  const rows = await db
    .selectFrom('judgment_sources')
    .innerJoin('documents', 'documents.id', 'judgment_sources.document_id')
    .select(['document_id', 'shown_id', 'actor', 'appellant', 'respondent', 'house_citation', 'source_name'])
    .orderBy('shown_id')
    .orderBy('document_id')
    .execute();
  const lines = rows.map((row) => ({
    shownId: row.shown_id,
    id: row.document_id,
    houseCitation: row.house_citation,
    title: caseTitle(row),
    sourceName: row.source_name,
    isShown: row.document_id === row.shown_id,
    actor: row.actor,
  }));
  const wanted = containing.toLowerCase();
  return [...Map.groupBy(lines, ({ shownId }) => shownId).values()]
    .filter((own) =>
      own.some((line) =>
        [line.id, line.houseCitation, line.title, line.sourceName].some((text) => text.toLowerCase().includes(wanted)),
      ),
    )
    .slice(0, limit)
    .map((own) =>
      own
        .toSorted((one, other) => Number(other.isShown) - Number(one.isShown))
        .map(({ shownId: _shown, ...line }) => line),
    );
}
