import { join } from './join.js';
import type { ValueOf } from './kind.js';
import { encodedText, text } from './readers.js';

/** An answer with only its message. */
export const outcome = {
  /** The server's message for the reader; may be empty. */
  message: text,
} as const;

/** The result of a write. */
export interface Outcome extends ValueOf<typeof outcome> {}

/** An answer with the new id in `outdata`. */
export const created = /* @__PURE__ */ join(outcome, {
  /** Its id. */
  id: ['outdata', encodedText],
});

/** The result of a write that created something. */
export interface Created extends ValueOf<typeof created> {}
