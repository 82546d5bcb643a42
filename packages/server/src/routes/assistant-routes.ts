import { Readable } from 'node:stream';
import { type AssistantAnswer, assistantLimits, serverCalls, writeAnswer } from '@headnote/core/contract';
import { fullTextBody } from '@headnote/core/search/bodies';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { build, type BuiltCall, type RouteDependencies } from './build-call.js';
import { answered, type AnswerEnvelope } from '../http/envelope.js';
import { createEventReply, EVENT_STREAM, writeEvent } from '../http/event-reply.js';
import { readPart } from '../http/read-part.js';
import { receiveForm } from '../http/receive-form.js';
import type { CountHits } from '../assistant/answer-question.js';
import type { Services } from '../services/services.js';
import { memberOf } from './member-of.js';
import { orRefusal } from './refusal-answer.js';

const { assistant } = serverCalls;

type SearchReader = Pick<Parameters<Services['search']>[0], 'principal' | 'signal' | 'address'>;

/** Questions about documents of the library, and the member's conversations. */
export const assistantRoutes: readonly BuiltCall[] = [
  build(assistant.ask, async ({ body, principal, signal, request, reply }, dependencies) => {
    const member = memberOf(principal);
    const refused = await orRefusal(async () => {
      const answer = await dependencies.assistant.ask(member, {
        documentId: body.sourceid,
        question: body.question,
        conversationId: body.conversationid || undefined,
        scope: body.scope ?? 'document',
        countHits: countHits(dependencies, { principal, signal, address: request.ip }),
        signal,
      });
      return wantsEvents(request)
        ? { ...writeAnswer(assistant.ask, answer), answer }
        : writeAnswer(assistant.ask, answer);
    });
    return 'answer' in refused ? sendEvents(reply, refused.answer as AssistantAnswer) : refused;
  }),
  build(assistant.askFile, async ({ principal, signal, request, reply, checkFields }, dependencies) => {
    const member = memberOf(principal);
    const events = wantsEvents(request) ? createEventReply(reply) : undefined;
    let asked: { readonly question?: string; readonly conversationid?: string } = {};
    const work = async () => {
      const file = await dependencies.assistant.upload(member, {
        async receive() {
          const form = await receiveForm(request, { maxFile: assistantLimits.maxFileBytes, field: 'file', signal });
          checkFields(form.fields);
          asked = readPart(assistant.askFile.body, { ...form.fields, file: form.file }, 'body') as typeof asked;
          return form.file;
        },
        onPage: ({ page, pages }) => events?.send('page', { page, pages }),
        signal,
      });
      const { question, conversationid: conversationId } = asked;
      const answer =
        question === undefined
          ? null
          : await dependencies.assistant.ask(member, {
              documentId: file.id,
              question,
              conversationId: conversationId || undefined,
              scope: 'document',
              countHits: countHits(dependencies, { principal, signal, address: request.ip }),
              signal,
            });
      return { ...writeAnswer(assistant.askFile, { file, answer }), answer };
    };
    if (events === undefined) {
      const { answer: _answer, ...whole } = (await orRefusal(work)) as AnswerEnvelope & { answer?: unknown };
      return whole;
    }
    return events.run(async () => {
      const { answer, ...whole } = (await orRefusal(work)) as AnswerEnvelope & { answer?: AssistantAnswer | null };
      if (answer) for (const data of sentencesOf(answer)) events.send('sentence', data);
      return whole;
    });
  }),
  build(assistant.files, async ({ principal }, dependencies) => {
    return writeAnswer(assistant.files, await dependencies.assistant.files(memberOf(principal)));
  }),
  build(assistant.filePage, async ({ query, principal }, dependencies) => {
    const page = await dependencies.assistant.filePage(memberOf(principal), query.file_name, query.page);
    return writeAnswer(assistant.filePage, page);
  }),
  build(assistant.deleteFile, async ({ body, principal }, dependencies) => {
    await dependencies.assistant.removeFile(memberOf(principal), body.file_name);
    return answered({ message: 'The PDF and the conversations about it were deleted.' });
  }),
  build(assistant.exists, async ({ query, principal }, dependencies) => {
    const exists = await dependencies.assistant.exists(memberOf(principal), query.file_name);
    return writeAnswer(assistant.exists, { exists });
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

/** Counts the judgments that a search of this reader finds. */
function countHits({ services }: Pick<RouteDependencies, 'services'>, reader: SearchReader): CountHits {
  return async (query) => {
    const found = { body: fullTextBody({ text: query, size: 0 }), kind: 'case' as const };
    const { hits } = await services.search({ ...found, ...reader });
    return hits.total.value;
  };
}

/** Sends an answer as events: one for each sentence, in its group, then the whole answer. */
function sendEvents(reply: FastifyReply, answer: AssistantAnswer): FastifyReply {
  return reply.type(EVENT_STREAM).send(Readable.from(eventsOf(answer)));
}

function* eventsOf(answer: AssistantAnswer): Generator<string> {
  for (const data of sentencesOf(answer)) yield writeEvent('sentence', data);
  yield writeEvent('end', writeAnswer(assistant.ask, answer));
}

function* sentencesOf(answer: AssistantAnswer): Generator<object> {
  const whole = writeAnswer(assistant.ask, answer);
  const { groups = [] } = whole.outdata as { readonly groups?: readonly { readonly sentences: readonly unknown[] }[] };
  for (const group of groups) for (const sentence of group.sentences) yield { ...group, sentences: [sentence] };
}
