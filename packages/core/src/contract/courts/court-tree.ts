import { cell, ids, inField, items, first, record, sureCount, sureText, text, type Reader } from '../wire/readers.js';
import { unwrapJson } from '../wire/unwrap-json.js';

/** A court or bench in the tree. */
export interface CourtBranch {
  /** As it is chosen by. */
  readonly id: number;
  /** As it is shown. */
  readonly title: string;
}

/** A group of courts. */
export interface CourtGroup {
  /** As it is chosen by. */
  readonly id: string;
  /** As it is shown. */
  readonly title: string;
  /** Courts and benches of the group. */
  readonly courts: readonly CourtBranch[];
}

/** The tree of courts with those a member chose. */
export interface CourtTree {
  /** In the order in which they are shown. */
  readonly groups: readonly CourtGroup[];
  /** Ids of the chosen courts; none where nothing was chosen yet. */
  readonly chosen: readonly number[];
}

const court = record<CourtBranch>({ id: ['subid', sureCount], title: ['subtitle', text] });
const group = record<CourtGroup>({ id: sureText, title: text, courts: ['cc', items(court)] });
const courtIds = ids(sureCount);
const usersChoice = first(inField('usercourtids', courtIds));

const groups = cell(0, items(group));
const chosen = cell(1, (value) => {
  const choice = unwrapJson(value);
  // Nothing chosen yet is said by a text in place of the object, with or without a list around it.
  const [only] = Array.isArray(choice) ? (choice as readonly unknown[]) : [choice];
  return typeof only === 'object' && only !== null ? usersChoice(choice) : courtIds(only);
});

/** Reads the tree in `outdatalist[0]` and the choice in `outdatalist[1]`. */
export const courtTree: Reader<CourtTree> = (answer) => ({ groups: groups(answer), chosen: chosen(answer) });
