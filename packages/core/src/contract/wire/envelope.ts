import * as v from 'valibot';
import { readFlag, readText } from './scalars.js';
import { unwrapJson } from './unwrap-json.js';

/** What every call answers with, as it is on the wire; a call fills what it needs. */
export interface Envelope {
  readonly flag: boolean;
  readonly message: string;
  readonly outdata: unknown;
  readonly outdata1?: unknown;
  readonly outdata2?: unknown;
  readonly outdatalist?: readonly unknown[];
}

/** A flag as true, 1 or text. */
export const flag = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, boolean>(({ dataset, addIssue, NEVER }) => {
    const read = readFlag(dataset.value);
    if (read !== undefined) return read;
    addIssue({ message: 'neither true nor false' });
    return NEVER;
  }),
);

/** Text that may come as a number or be missing. */
export const text = v.pipe(v.unknown(), v.transform(readText));

/** A value that may come as JSON text, once or twice encoded. */
export const json = v.pipe(v.unknown(), v.transform(unwrapJson));

/** The two fields every envelope has; a message may be missing. */
export const envelopeHead = v.object({ flag, message: v.optional(text, '') });
