import { asObject, FieldProblem } from './field-problem.js';
import { at } from './read.js';
import { text } from './readers.js';
import { readFlag } from './scalars.js';
import { schemaOf } from './schema-of.js';

/** The answer of every call on the wire; a call sets the fields that it needs. */
export interface Envelope {
  /** False if the server refused. */
  readonly flag: boolean;
  /** Message for the reader; may be empty. */
  readonly message: string;
  /** The answer itself. */
  readonly outdata: unknown;
  /** User data, at sign-in. */
  readonly outdata1?: unknown;
  /** Session id, at sign-in. */
  readonly outdata2?: unknown;
  /** Several lists. */
  readonly outdatalist?: readonly unknown[];
}

function readSuccess(value: unknown): boolean {
  const read = readFlag(value);
  if (read === undefined) throw new FieldProblem([], 'neither true nor false');
  return read;
}

/**
 * Reads the two fields of every envelope; the message may be missing. Some answers have `success` instead of `flag` or
 * in addition; then neither may be false.
 */
export const envelopeHead = schemaOf((value): Pick<Envelope, 'flag' | 'message'> => {
  const { flag, success, message } = asObject(value, []);
  const isBare = success === undefined || success === null;
  return {
    flag:
      (!isBare && (flag === undefined || flag === null) ? true : at('flag', readSuccess, flag)) &&
      (isBare || at('success', readSuccess, success)),
    message: text(message),
  };
});
