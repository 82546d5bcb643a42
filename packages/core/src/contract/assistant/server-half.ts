import * as v from 'valibot';
import { assistantScopes, votes } from './assistant-answer.js';
import { assistantLimits } from './assistant-limits.js';
import type { assistant } from './calls.js';
import type { HalfOf } from '../schemas/half-of.js';
import { required } from '../../validation/required.js';
import { digits, filled, most, ourOutdata, ours, short, sure, userQuery } from '../schemas/schema-parts.js';

const isVisible = (text: string): boolean => required(text) === '';
const question = {
  question: v.pipe(filled(assistantLimits.maxQuestion), v.check(isVisible, 'must not be blank')),
  conversationid: v.optional(short),
};

/** Bytes of a form around its file: the question and the heads of the parts. */
const FORM_BYTES = 20_000;
/** The server's half of the assistant's calls. */
export const assistantHalf = {
  askFile: {
    maxBody: assistantLimits.maxFileBytes + FORM_BYTES,
    body: ours(v.object({ file: v.unknown(), ...v.partial(v.object(question)).entries })),
    reply: ourOutdata,
  },
  ask: {
    body: ours(v.object({ sourceid: sure, ...question, scope: v.optional(v.picklist(assistantScopes)) })),
    reply: ourOutdata,
  },
  exists: {
    query: v.object({ file_name: sure, ...userQuery.entries }),
    reply: ourOutdata,
  },
  suggestions: {
    query: v.object({ file_name: ours(sure) }),
    reply: { ...ourOutdata, fields: { outdata: most(assistantLimits.maxSuggestions) } },
  },
  files: { reply: { fields: { outdata: most(assistantLimits.maxFiles) } } },
  filePage: { query: v.object({ file_name: sure, page: digits }) },
  deleteFile: { body: v.object({ file_name: sure }) },
  state: { query: v.object({ file_name: sure }) },
  conversations: {
    query: v.object({ file_name: v.optional(short) }),
    reply: { fields: { outdata: most(assistantLimits.maxConversations) } },
  },
  conversation: { query: v.object({ id: sure }) },
  deleteConversation: { body: v.object({ id: sure }) },
  vote: { body: v.object({ answerid: sure, vote: v.picklist(votes) }) },
} as const satisfies HalfOf<typeof assistant>;
