import { encodedText, outdata, record, text, type Reader } from './readers.js';

/** The result of a write. */
export interface Outcome {
  /** The server's message for the reader; may be empty. */
  readonly message: string;
}

/** The result of a write that created something. */
export interface Created extends Outcome {
  /** Its id. */
  readonly id: string;
}

const id = outdata(encodedText);

/** Reads the message of an answer. */
export const outcome: Reader<Outcome> = record<Outcome>({ message: text });

/** Reads the message of an answer and the id in its `outdata`. */
export const created: Reader<Created> = (answer) => ({ ...outcome(answer), id: id(answer) });
