import { Readable } from 'node:stream';
import { type AssistantAnswer, serverCalls, writeAnswer } from '@headnote/core/contract';
import { fullTextBody } from '@headnote/core/search/bodies';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { build, type BuiltCall } from './build-call.js';
import { answered } from '../http/envelope.js';
import { memberOf } from './member-of.js';
import { orRefusal } from './refusal-answer.js';

const { assistant } = serverCalls;

/** Questions about documents of the library, and the member's conversations. */
export const assistantRoutes: readonly BuiltCall[] = [
  build(assistant.ask, async ({ body, principal, signal, request, reply }, dependencies) => {
    const member = memberOf(principal);
    const { services } = dependencies;
    const refused = await orRefusal(async () => {
      const answer = await dependencies.assistant.ask(member, {
        documentId: body.sourceid,
        question: body.question,
        conversationId: body.conversationid || undefined,
        scope: body.scope ?? 'document',
        countHits: async (query) => {
          const found = { body: fullTextBody({ text: query, size: 0 }), kind: 'case' as const };
          const { hits } = await services.search({ ...found, principal, signal, address: request.ip });
          return hits.total.value;
        },
        signal,
      });
      return wantsEvents(request)
        ? { ...writeAnswer(assistant.ask, answer), answer }
        : writeAnswer(assistant.ask, answer);
    });
    return 'answer' in refused ? sendEvents(reply, refused.answer as AssistantAnswer) : refused;
  }),
  build(assistant.suggestions, async ({ query, principal }, dependencies) => {
    const suggested = await dependencies.assistant.suggestions(memberOf(principal), query.file_name);
    return writeAnswer(assistant.suggestions, suggested);
  }),
  build(assistant.state, async ({ query, principal }, dependencies) => {
    return writeAnswer(assistant.state, await dependencies.assistant.state(memberOf(principal), query.file_name));
  }),
  build(assistant.conversations, async ({ query, principal }, dependencies) => {
    const listed = await dependencies.assistant.conversations(memberOf(principal), query.file_name || undefined);
    return writeAnswer(assistant.conversations, listed);
  }),
  build(assistant.conversation, async ({ query, principal, signal }, dependencies) => {
    const found = await dependencies.assistant.conversation(memberOf(principal), query.id, signal);
    return writeAnswer(assistant.conversation, found);
  }),
  build(assistant.deleteConversation, async ({ body, principal }, dependencies) => {
    await dependencies.assistant.remove(memberOf(principal), body.id);
    return answered({ message: 'The conversation was deleted.' });
  }),
  build(assistant.deleteConversations, async ({ principal }, dependencies) => {
    await dependencies.assistant.removeAll(memberOf(principal));
    return answered({ message: 'All conversations were deleted.' });
  }),
  build(assistant.vote, async ({ body, principal }, dependencies) => {
    await dependencies.assistant.vote(memberOf(principal), body.answerid, body.vote);
    return answered({ message: 'Your vote was stored.' });
  }),
];

const wantsEvents = ({ headers }: FastifyRequest): boolean => /\btext\/event-stream\b/i.test(headers.accept ?? '');

/** Sends an answer as events: one for each sentence, in its group, then the whole answer. */
function sendEvents(reply: FastifyReply, answer: AssistantAnswer): FastifyReply {
  return reply.type('text/event-stream; charset=utf-8').send(Readable.from(eventsOf(answer)));
}

function* eventsOf(answer: AssistantAnswer): Generator<string> {
  const whole = writeAnswer(assistant.ask, answer);
  const { groups = [] } = whole.outdata as { readonly groups?: readonly { readonly sentences: readonly unknown[] }[] };
  for (const group of groups)
    for (const sentence of group.sentences) yield event('sentence', { ...group, sentences: [sentence] });
  yield event('end', whole);
}

const event = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
