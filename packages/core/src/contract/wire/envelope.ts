import { asObject, FieldProblem } from './field-problem.js';
import { at, text } from './readers.js';
import { readFlag } from './scalars.js';
import { schemaOf } from './schema-of.js';

/** What every call answers with, as it is on the wire; a call fills what it needs. */
export interface Envelope {
  /** False where it was refused. */
  readonly flag: boolean;
  /** What is said to the reader; may be empty. */
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
 * The two fields every envelope has; a message may be missing. Some answers carry `success` in place of `flag` or
 * beside it: then neither may be false.
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
