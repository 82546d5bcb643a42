import { cell, ids, inField, items, first, record, sureCount, sureText, text, type Reader } from '../wire/readers.js';
import { unwrapJson } from '../wire/unwrap-json.js';

/** A court or bench in the tree. */
export interface CourtBranch {
  /** Id for the choice. */
  readonly id: number;
  /** Text to display. */
  readonly title: string;
}

/** A group of courts. */
export interface CourtGroup {
  /** Id for the choice. */
  readonly id: string;
  /** Text to display. */
  readonly title: string;
  /** Courts and benches of the group. */
  readonly courts: readonly CourtBranch[];
}

/** The tree of courts and the member's choice. */
export interface CourtTree {
  /** In display order. */
  readonly groups: readonly CourtGroup[];
  /** Ids of the chosen courts; empty if none is chosen yet. */
  readonly chosen: readonly number[];
}

const court = record<CourtBranch>({ id: ['subid', sureCount], title: ['subtitle', text] });
const group = record<CourtGroup>({ id: sureText, title: text, courts: ['cc', items(court)] });
const courtIds = ids(sureCount);
const usersChoice = first(inField('usercourtids', courtIds));

const groups = cell(0, items(group));
const chosen = cell(1, (value) => {
  const choice = unwrapJson(value);
  // If nothing is chosen yet, a text replaces the object, in a list or alone.
  const [only] = Array.isArray(choice) ? (choice as readonly unknown[]) : [choice];
  return typeof only === 'object' && only !== null ? usersChoice(choice) : courtIds(only);
});

/** Reads the tree in `outdatalist[0]` and the choice in `outdatalist[1]`. */
export const courtTree: Reader<CourtTree> = (answer) => ({ groups: groups(answer), chosen: chosen(answer) });
