import * as v from 'valibot';
import type { Call, ReplyNotes, ServerHalf } from '../call.js';
import { speaker, speakers, treatment, treatments } from '../citations/treatments.js';
import type { AnyFields, AnyKind } from '../wire/kind.js';
import { named } from '../wire/read.js';
import {
  count,
  day,
  encodedText,
  exactFlag,
  exactNumber,
  exactText,
  flag,
  href,
  moment,
  sureCount,
  sureText,
  text,
  texts,
} from '../wire/readers.js';
import { head, ours } from './schema-parts.js';

/** What a server writes where a client reads one value. */
const LEAVES: ReadonlyMap<unknown, v.GenericSchema> = /* @__PURE__ */ new Map<unknown, v.GenericSchema>([
  [text, v.string()],
  [sureText, v.string()],
  [encodedText, v.string()],
  [count, v.number()],
  [sureCount, v.number()],
  [flag, v.boolean()],
  [day, v.nullable(v.pipe(v.string(), v.isoDate()))],
  [moment, v.pipe(v.string(), v.isoTimestamp())],
  [href, v.pipe(v.string(), v.url())],
  [exactText, v.string()],
  [exactNumber, v.number()],
  [exactFlag, v.boolean()],
  [texts, v.record(v.string(), v.string())],
  [treatment, v.picklist(treatments)],
  [speaker, v.picklist(speakers)],
]);

/** Returns the schema of a value as our server writes it. */
export function schemaOfKind(kind: AnyKind, notes: ReplyNotes = {}): v.GenericSchema {
  if (typeof kind === 'function') {
    const leaf = kind.of ? schemaOfKind(kind.of, notes) : LEAVES.get(kind);
    if (!leaf) throw new TypeError('The reader of a field says not what a server writes.');
    return leaf;
  }
  if (!Array.isArray(kind)) return v.object(entriesOf(kind as AnyFields, notes));
  const [of, otherwise] = kind as readonly AnyKind[];
  if (typeof of === 'string') return kind.length === 1 ? v.literal(of) : v.picklist(kind as string[]);
  if (kind.length === 1) return v.array(schemaOfKind(of as AnyKind, notes));
  const schema = schemaOfKind(of as AnyKind, notes);
  if (otherwise === undefined) return v.optional(schema);
  return otherwise === null ? v.nullable(schema) : schema;
}

function entriesOf(fields: AnyFields, notes: ReplyNotes): Record<string, v.GenericSchema> {
  return Object.fromEntries(
    Object.entries(fields).map(([english, field]) => {
      const [name, kind] = named(english, field);
      return [name, fieldOf(name, kind, notes)];
    }),
  );
}

function fieldOf(name: string, kind: AnyKind, notes: ReplyNotes): v.GenericSchema {
  const note = notes.fields?.[name];
  const schema = typeof note === 'object' ? note : (note ?? same)(schemaOfKind(kind, notes));
  return notes.ours?.includes(name) ? ours(schema) : schema;
}

const same = (schema: v.GenericSchema): v.GenericSchema => schema;

/**
 * Returns the schema of an answer as our server writes it, from what the client reads and what the server's half notes.
 * Undefined for a call that answers a file or text.
 */
export function replyOf(call: Call, notes: ServerHalf['reply'] = {}): v.GenericSchema | undefined {
  if ('~run' in notes) return notes;
  if (call.answerAs !== undefined && call.answerAs !== 'json') return undefined;
  if (call.outdata) return v.object({ ...head, outdata: fieldOf('outdata', call.outdata, notes) });
  const entries = entriesOf(call.whole as AnyFields, notes);
  return v.object(call.envelope ? { ...head, ...entries } : entries);
}
