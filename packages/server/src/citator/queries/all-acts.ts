import type { ActMaker, ActStatus } from '@headnote/core/contract';
import { actTitleKey } from '../../library/act-title-key.js';
import { readAllListed, readRepeals } from '../../library/read-repeals.js';
import { isStateAct } from '../../library/is-state-act.js';
import { actNumberKey, type KnownAct, knownActs } from '../../library/repealed-acts.js';
import type { Store } from '../../store/database.js';

/** What the list of acts knows of one before it is read. */
export interface ActEntry {
  /** Empty if the library knows only its title. */
  readonly id: string;
  /** The title in comparable form, without `The` and the year. */
  readonly key: string;
  /** First letter of the title in upper case; `#` for another sign. */
  readonly letter: string;
  readonly year: number | null;
  readonly ministry: string;
  readonly status: ActStatus;
  readonly madeBy: ActMaker;
  /** The act that the library does not have. */
  readonly known?: KnownAct;
}

/** Reads all acts of the library, and those of which it knows that they were repealed. The sample is left out beside real acts. */
export async function readAllActs({ db }: Store): Promise<readonly ActEntry[]> {
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'title', 'year', 'act_number', 'ministry', 'is_sample'])
    .where('kind', '=', 'act')
    .execute();
  const real = rows.filter((row) => row.is_sample === 0);
  const held = (real.length > 0 ? real : rows).map((row) => ({
    ...row,
    actNumber: row.act_number,
    isSample: row.is_sample === 1,
  }));
  const repeals = await readRepeals(db, held);
  const numbers = new Set(held.map(actNumberKey));
  const listed = real.length > 0 ? await readAllListed(db) : [];
  const unheld = new Map([...listed, ...(real.length > 0 ? knownActs.values() : [])].map((act) => [act.number, act]));
  return [
    ...held.map(({ id, title, year, act_number: number, ministry }, at): ActEntry => ({
      ...titled(title),
      id,
      year,
      ministry,
      status: repeals[at] === undefined ? 'in-force' : 'repealed',
      madeBy: isStateAct(number) ? 'state' : 'central',
    })),
    ...[...unheld.values()]
      // The tables also have acts that repealed others, and are in force.
      .filter(({ number, repeal }) => repeal !== undefined && !numbers.has(number))
      .map((known): ActEntry => {
        const [, year = ''] = known.number.split('/');
        const entry = { id: '', ministry: '', status: 'repealed', madeBy: 'central', known } as const;
        return { ...titled(known.title), ...entry, year: Number(year) || null };
      }),
  ];
}

function titled(title: string) {
  const key = actTitleKey(title);
  const first = key.normalize('NFD').charAt(0).toUpperCase();
  return { key, letter: /[A-Z]/.test(first) ? first : '#' };
}
