import { join } from '../wire/join.js';
import { FieldProblem } from '../wire/field-problem.js';
import type { Fields, Reader, ValueOf } from '../wire/kind.js';
import { outcome } from '../wire/outcome.js';
import { first, inField, sureText } from '../wire/readers.js';
import { readText } from '../wire/scalars.js';

/** Digits of a positive number. */
export const flowNumber: Reader<string> = (value) => {
  const digits = readText(value);
  if (!/^0*[1-9]\d*$/.test(digits)) throw new FieldProblem([], 'not a positive number');
  return digits;
};

/** An answer with the positive flow number in `outdata`. */
export const registered = /* @__PURE__ */ join(outcome, {
  /** Flow number or handle for the next step; valid once and for a short time. */
  handle: ['outdata', flowNumber],
});

/** A step of a registration or a reset; the next step needs a code. */
export interface AccountFlow extends ValueOf<typeof registered> {}

const userId = /* @__PURE__ */ first(/* @__PURE__ */ inField('userid', sureText));

/** An answer with the handle of the user in `outdata[0]`. */
export const handled: Fields<AccountFlow> = /* @__PURE__ */ join(outcome, { handle: ['outdata', userId] });
