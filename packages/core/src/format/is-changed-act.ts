/** Words in a status which mean that an act was repealed, amended or is otherwise not in force as passed. */
const CHANGED = /repeal|amend|supersed|replac|omit|lapse|not in force/i;

/**
 * Returns whether the status of an act (`Repealed by …`, `Amended up to …`) says that it is not in force as passed (V12).
 * A status that only dates the text (`As on …`) does not.
 */
export function isChangedAct(statusText: string): boolean {
  return CHANGED.test(statusText);
}
