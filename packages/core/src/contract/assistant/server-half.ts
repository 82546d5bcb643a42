import * as v from 'valibot';
import type { assistant } from './calls.js';
import type { HalfOf } from '../schemas/half-of.js';
import { wireLimits } from '../schemas/wire-limits.js';
import { filled, giving, ours, short, sure, userQuery } from '../schemas/schema-parts.js';

const question = { question: filled(wireLimits.text), conversationid: v.optional(short) };
const reply = giving(
  ours(
    v.object({
      text: v.string(),
      sources: v.array(v.object({ file_name: v.string(), paragraph: v.number(), quote: v.string() })),
      conversationid: v.string(),
    }),
  ),
);

/** The server's half of the assistant's calls. */
export const assistantHalf = {
  askFile: { body: ours(v.object({ file: v.unknown(), ...question })), reply },
  ask: { body: ours(v.object({ sourceid: sure, ...question })), reply },
  exists: {
    query: v.object({ file_name: sure, ...userQuery.entries }),
    reply: giving(ours(v.object({ exists: v.boolean() }))),
  },
  suggestions: { query: v.object({ file_name: ours(sure) }), reply: giving(ours(v.array(v.string()))) },
} as const satisfies HalfOf<typeof assistant>;
