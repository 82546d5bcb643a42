import type { GenericSchema } from 'valibot';
import { namedAct } from './acts/act-finding.js';
import type { Call } from './call.js';
import { writeAct } from './records/write-record.js';
import type { AnyFields, AnyKind, Kind } from './wire/kind.js';
import { named } from './wire/read.js';
import type { Envelope } from './wire/envelope.js';

/** Writers of what only a reader of its own can read. */
const WRITERS: ReadonlyMap<unknown, (value: never) => unknown> = /* @__PURE__ */ new Map([[namedAct, writeAct]]);

function write(kind: AnyKind, value: unknown): unknown {
  if (typeof kind === 'function')
    return kind.of ? write(kind.of, value) : (WRITERS.get(kind)?.(value as never) ?? value);
  if (!Array.isArray(kind)) return writeFields(kind as AnyFields, value as object);
  const [of] = kind as readonly AnyKind[];
  if (typeof of === 'string' || value === undefined || value === null) return value;
  return kind.length > 1
    ? write(of as AnyKind, value)
    : (value as readonly unknown[]).map((one) => write(of as AnyKind, one));
}

function writeFields(fields: AnyFields, value: object): Record<string, unknown> {
  const wire: Record<string, unknown> = {};
  for (const [english, field] of Object.entries(fields)) {
    const [name, kind] = named(english, field);
    const found = write(kind, (value as Readonly<Record<string, unknown>>)[english]);
    if (found !== undefined) wire[name] = found;
  }
  return wire;
}

/** Writes a value under its wire names; the inverse of reading. Drops fields that the kind does not name. */
export const writeKind: <T>(kind: Kind<T>, value: T) => unknown = write;

/**
 * Writes the answer to a call: the value of the client's method, in the envelope. Fields that the contract does not name
 * are left out.
 */
export function writeAnswer<A>(
  {
    outdata,
    whole,
    envelope,
  }: Pick<Call, 'outdata' | 'whole' | 'envelope'> & {
    readonly answer: GenericSchema<unknown, A>;
  },
  value: A,
): Envelope {
  const parts = outdata ? { outdata: write(outdata, value) } : writeFields(whole as AnyFields, value as object);
  // A call of the widgets answers the value itself.
  return (envelope ? { flag: true, message: '', outdata: null, ...parts } : parts) as unknown as Envelope;
}
