import { pairKinds } from '../../codes/code-pair.js';
import type { ValueOf } from '../wire/kind.js';
import { sureText, text } from '../wire/readers.js';

export const codesPair = {
  /** The short name of the other code: `BNS`. */
  otherAct: text,
  /** What became of the section. */
  kind: pairKinds,
  /** What the other code has in its place, in the usual form, `S. 103(1) BNS`; empty if nothing has its substance. */
  provisions: [sureText],
  /** Provisions of the other code that are near but are no equivalent. */
  compare: [sureText],
} as const;

/** What the code that replaced a provision, or that it replaced, has in its place. */
export interface CodesPair extends ValueOf<typeof codesPair> {}
