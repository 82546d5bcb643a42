import * as v from 'valibot';
import type { assistant } from './calls.js';
import type { HalfOf } from '../schemas/half-of.js';
import { wireLimits } from '../schemas/wire-limits.js';
import { filled, ourOutdata, ours, short, sure, userQuery } from '../schemas/schema-parts.js';

const question = { question: filled(wireLimits.text), conversationid: v.optional(short) };
/** The server's half of the assistant's calls. */
export const assistantHalf = {
  askFile: { body: ours(v.object({ file: v.unknown(), ...question })), reply: ourOutdata },
  ask: { body: ours(v.object({ sourceid: sure, ...question })), reply: ourOutdata },
  exists: {
    query: v.object({ file_name: sure, ...userQuery.entries }),
    reply: ourOutdata,
  },
  suggestions: { query: v.object({ file_name: ours(sure) }), reply: ourOutdata },
} as const satisfies HalfOf<typeof assistant>;
