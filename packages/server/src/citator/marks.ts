import { RefusedError } from '@headnote/core/errors';
import type { DocumentMark } from '../library/document-marks.js';
import { findMarks, listMarks, readMarks } from '../library/document-marks.js';
import { sourcesOf } from '../library/sources.js';
import type { Store } from '../store/database.js';
import {
  createDocumentMarks,
  type DocumentMarks,
  idsOf,
  type MarksOptions,
  type MarkDetails,
  type MaskDetails,
  missedNames,
  notFound,
} from './mark-document.js';

/**
 * What an operator can do to a document. Each act is done to all documents of the same judgment, so that no other source
 * shows what one keeps back.
 */
export interface Marks extends Pick<DocumentMarks, 'restore'> {
  /**
   * Replaces names in a judgment, besides those that are replaced already; a name that is given again gets its new mask.
   * A name may be in one source only. Returns in how many places of the shown text each name was found, in order, or of the
   * other sources if it is not there.
   */
  mask(details: MaskDetails): Promise<readonly number[]>;
  /** Keeps the names of the parties from finding a judgment. */
  hide(details: MarkDetails): Promise<void>;
  /** Removes a document. Its address says why. */
  takeDown(details: MarkDetails): Promise<void>;
  list(): Promise<DocumentMark[]>;
}

const LIFT_OF = { masked: 'mask', hidden: 'hide', 'taken-down': 'take-down' } as const;

/** Creates the acts of an operator; see `createDocumentMarks`. A stop between two documents leaves none visible that should not be. */
export function createMarks(options: MarksOptions): Marks {
  const { store } = options;
  const { db } = store;
  const one = createDocumentMarks(options);
  /** All documents of the judgment, the shown one first; only the text itself if the library does not know it. */
  const sources = async (which: string) => {
    const id = await findId(store, which);
    return id === undefined ? [which] : await sourcesOf(db, id);
  };
  /** The shown document by the name that the operator gave, for messages, unless he named another source. */
  const named = async (which: string, shownId: string) => ((await findId(store, which)) === shownId ? which : shownId);

  return {
    async mask(details) {
      const [shown = details.which, ...others] = await sources(details.which);
      const which = await named(details.which, shown);
      if (others.length === 0) return one.mask({ ...details, which });
      const all = await Promise.all([shown, ...others].map((id) => one.countPlaces({ ...details, which: id })));
      const places = details.names.map((_name, at) => {
        const [own = 0, ...rest] = all.map((counts) => counts[at] ?? 0);
        return own || rest.reduce((sum, count) => sum + count, 0);
      });
      const missed = missedNames(places);
      if (missed.length > 0) throw new RefusedError(notFound(which, missed, places.length));
      // Another source may spell a name otherwise, or alone have it.
      for (const id of [which, ...others]) await one.mask({ ...details, which: id, mayMiss: true });
      return places;
    },
    async hide(details) {
      const [shown = details.which, ...others] = await sources(details.which);
      await one.hide({ ...details, which: await named(details.which, shown) });
      const marks = await readMarks(db, others);
      for (const which of others.filter((id) => marks.get(id)?.isHidden !== true))
        await one.hide({ ...details, which });
    },
    async takeDown(details) {
      const [shown = details.which, ...others] = await sources(details.which);
      const marks = await readMarks(db, others);
      // The shown one last: if the work stops, it is done again.
      for (const which of others.filter((id) => marks.get(id)?.isTakenDown !== true))
        await one.takeDown({ ...details, which });
      await one.takeDown({ ...details, which: await named(details.which, shown) });
    },
    async restore(details) {
      const ids = await sources(details.which);
      const marked = await readMarks(db, ids);
      const [first, ...others] = ids.filter((id) => marked.has(id));
      if (first === undefined) return one.restore(details);
      const before = new Set((await findMarks(db, first)).map(({ state }) => state));
      await one.restore({ ...details, which: await named(details.which, first) });
      const left = new Set((await findMarks(db, first)).map(({ state }) => state));
      for (const which of others) {
        const own = await findMarks(db, which);
        const same = own.filter(({ state }) => before.has(state) && (!left.has(state) || details.names !== undefined));
        for (const { state } of same) await one.restore({ ...details, which, lift: LIFT_OF[state] });
      }
    },
    list: () => listMarks(db),
  };
}

/** Finds the id of a document, also of one that was taken down. */
async function findId({ db }: Store, which: string): Promise<string | undefined> {
  for (const name of idsOf(which)) {
    const row = await db
      .selectFrom('documents')
      .select('id')
      .where((is) => is.or([is('id', '=', name), is('house_citation', '=', name)]))
      .executeTakeFirst();
    const id = row?.id ?? (await findMarks(db, name))[0]?.documentId;
    if (id !== undefined) return id;
  }
  return undefined;
}
