import type { Fields, Reader, ValueOf } from '../wire/kind.js';
import { cell, first, ids, inField, sureCount, sureText, text } from '../wire/readers.js';
import { unwrapJson } from '../wire/unwrap-json.js';

const court = {
  /** Id for the choice. */
  id: ['subid', sureCount],
  /** Text to display. */
  title: ['subtitle', text],
} as const;

/** A court or bench in the tree. */
export interface CourtBranch extends ValueOf<typeof court> {}

const group = {
  /** Id for the choice. */
  id: sureText,
  /** Text to display. */
  title: text,
  /** Courts and benches of the group. */
  courts: ['cc', [court as Fields<CourtBranch>]],
} as const;

/** A group of courts. */
export interface CourtGroup extends ValueOf<typeof group> {}

/** The tree of courts and the member's choice. */
export interface CourtTree {
  /** In display order. */
  readonly groups: readonly CourtGroup[];
  /** Ids of the chosen courts; empty if none is chosen yet. */
  readonly chosen: readonly number[];
}

const courtIds = ids(sureCount);
const usersChoice = first(inField('usercourtids', courtIds));

const groups = cell<readonly CourtGroup[]>(0, [group]);
const chosen = cell(1, (value) => {
  const choice = unwrapJson(value);
  // If nothing is chosen yet, a text replaces the object, in a list or alone.
  const [only] = Array.isArray(choice) ? (choice as readonly unknown[]) : [choice];
  return typeof only === 'object' && only !== null ? usersChoice(choice) : courtIds(only);
});

/** Reads the tree in `outdatalist[0]` and the choice in `outdatalist[1]`. */
export const courtTree: Reader<CourtTree> = (answer) => ({ groups: groups(answer), chosen: chosen(answer) });
