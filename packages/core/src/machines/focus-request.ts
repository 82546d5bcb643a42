/**
 * A wish that the focus be moved. A new object for each wish, so a view that has drawn compares it with the one it served
 * last; the machine itself touches no element.
 */
export interface FocusRequest<Id> {
  /** What is to have the focus. */
  readonly on: Id;
}
