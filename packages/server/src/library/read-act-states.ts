import type { ActRecord } from '@headnote/core/contract';
import type { Store } from '../store/database.js';
import { type CheckedAct, readRepeals, type ReadRepeal } from './read-repeals.js';

/** The fields that say whether an act is in force, as far as the library knows. */
export type ActState = Pick<ActRecord, 'repealedOn' | 'repealedBy' | 'repealedById' | 'repealSource'>;

const IN_FORCE: ActState = { repealedOn: null, repealedBy: '', repealedById: '', repealSource: '' };

/**
 * Returns the state of each act, in the same order. An act of the sample is never a real one. The repealing act leads to the act in
 * the library only if number and title agree.
 */
export async function readActStates({ db }: Pick<Store, 'db'>, acts: readonly CheckedAct[]): Promise<ActState[]> {
  return (await readRepeals(db, acts)).map((repeal) => (repeal === undefined ? IN_FORCE : stateOf(repeal)));
}

const stateOf = ({ on, by, byId, section = '', source }: ReadRepeal): ActState => ({
  repealedOn: on,
  repealedBy: by,
  repealedById: byId,
  repealSource: source ?? section,
});
