import type * as v from 'valibot';

/** One variable of the environment. */
export interface Setting {
  /** Its name in `ServerConfig`. */
  readonly option: string;
  /** What it does, one or two sentences. docs/operating.md has the same. */
  readonly purpose: string;
  /** What counts when it is not set, in words. */
  readonly fallback: string;
  /** What its value must be; the end of an error sentence. */
  readonly must: string;
  readonly schema: v.GenericSchema<string, unknown>;
  /** True if no message may contain its value. */
  readonly isSecret?: boolean;
}
