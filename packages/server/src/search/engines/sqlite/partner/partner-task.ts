import type { TextField } from '../../../model/fields.js';
import type { Nearness } from '../postings/sequence-query.js';

/** The part of a search for phrases that a second thread does. */
export interface PartnerTask {
  readonly fields: readonly TextField[];
  /** For each sequence and each of its words, the words of the dictionary. */
  readonly sequences: readonly (readonly (readonly number[])[])[];
  readonly nearness: Nearness | undefined;
  /** Its blocks, with the ordinals of their documents. */
  readonly blocks: readonly { readonly id: number; readonly ordinals: Int32Array }[];
  /** One byte for each document of interest. */
  readonly within: Uint8Array | undefined;
  /** Room for the weights, by ordinal: 32-bit numbers, all 0. */
  readonly weights: SharedArrayBuffer;
  /** `SLOTS` numbers by which the two threads tell each other how far they are. */
  readonly control: SharedArrayBuffer;
}

/** Places of the numbers in `control`. */
export const SLOT = { state: 0, stop: 1 } as const;

/** States of a task. Only `running` changes to another one. */
export const STATE = { running: 0, done: 1, stopped: 2, refused: 3 } as const;

/** Number of control slots. */
export const SLOTS = 2;

/** Start data of the second thread. */
export interface PartnerStart {
  readonly partnerOf: string;
  /** One number: 1 when the thread is ready. */
  readonly ready: SharedArrayBuffer;
}
