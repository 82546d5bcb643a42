/**
 * A request to move the focus. It is a new object each time, so a view compares it with the last one that it handled after
 * rendering. Machines never touch elements.
 */
export interface FocusRequest<Id> {
  /** The target of the focus. */
  readonly on: Id;
}
