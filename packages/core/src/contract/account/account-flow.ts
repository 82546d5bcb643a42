import { FieldProblem } from '../wire/field-problem.js';
import { first, inField, outdata, sureText, type Reader } from '../wire/readers.js';
import { readText } from '../wire/scalars.js';
import { outcome, type Outcome } from '../wire/outcome.js';

/** A step of a registration or a reset; the next step needs a code. */
export interface AccountFlow extends Outcome {
  /** Flow number or handle for the next step; valid once and for a short time. */
  readonly handle: string;
}

const flowNumber = outdata((value) => {
  const digits = readText(value);
  if (!/^0*[1-9]\d*$/.test(digits)) throw new FieldProblem([], 'not a positive number');
  return digits;
});

const userId = outdata(first(inField('userid', sureText)));

/** Reads the positive flow number in `outdata`. */
export const registered: Reader<AccountFlow> = (answer) => ({ ...outcome(answer), handle: flowNumber(answer) });

/** Reads the handle of the user in `outdata[0]`. */
export const handled: Reader<AccountFlow> = (answer) => ({ ...outcome(answer), handle: userId(answer) });
