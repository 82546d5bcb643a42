/** Words of a status that say an act is no longer, or no longer all of, the law that was passed. */
const CHANGED = /repeal|amend|supersed|replac|omit|lapse|not in force/i;

/**
 * Whether the status of an act (`Repealed by …`, `Amended up to …`) says that it is not simply in force (V12); the day of its
 * text alone says nothing of that.
 */
export function isChangedAct(statusText: string): boolean {
  return CHANGED.test(statusText);
}
