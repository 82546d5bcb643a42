/** A statement of the word index that a second thread runs on part of the rows. */
export interface RowsTask {
  /** In the language of FTS5. */
  readonly text: string;
  /** Only rows above this one. */
  readonly above: number;
  /** The state of the index that the asker reads; the second thread refuses if it sees another one. */
  readonly stamp: string;
  /** `RowsControl` as numbers. */
  readonly control: SharedArrayBuffer;
  /** Room for the rows found, as numbers of 64 bits. */
  readonly rows: SharedArrayBuffer;
}

/** Places of the numbers by which the two threads tell each other how far they are. */
export const SLOT = { state: 0, count: 1, stop: 2 } as const;

/** States of a task. Only `running` changes to another one. */
export const STATE = { running: 0, done: 1, stopped: 2, refused: 3 } as const;

/** Number of control slots. */
export const SLOTS = 3;

/** Start data of the second thread. */
export interface PartnerStart {
  readonly partnerOf: string;
  /** One number: 1 when the thread is ready. */
  readonly ready: SharedArrayBuffer;
}
