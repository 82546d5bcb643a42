import { serverCalls, writeAnswer } from '@headnote/core/contract';
import { build, type BuiltCall } from './build-call.js';
import { answered, type AnswerEnvelope } from '../http/envelope.js';
import type { RouteSearch, Services } from '../services/services.js';
import { memberOf } from './member-of.js';

/** The generic search, the judgments, the bare acts, suggestions, and the words of a search in one document. */
export const searchRoutes: readonly BuiltCall[] = [
  build(serverCalls.search.query, ({ body, principal, signal, request }, { services }) =>
    searched(services, { body, principal, signal, address: request.ip }),
  ),
  build(serverCalls.search.cases, ({ body, principal, signal, request }, { services }) =>
    searched(services, { body, principal, signal, address: request.ip, kind: 'case' }),
  ),
  build(serverCalls.search.acts, ({ body, query, principal, signal, request }, { services }) => {
    const from = body.from || Number(query.frompage ?? 0);
    return searched(services, {
      body: from > 0 ? { ...body, from } : body,
      principal,
      signal,
      address: request.ip,
      kind: 'act',
    });
  }),
  build(serverCalls.search.suggestions, async ({ body, principal, signal }, { services }) => {
    const { searchtext: text, size } = body;
    return answered({ outdata: await services.suggest({ text, size, member: memberOf(principal), signal }) });
  }),
  build(serverCalls.search.inBox, async ({ query: { text }, principal, request }, { services }) => {
    const found = await services.suggestInBox({ text, principal, address: request.ip });
    return writeAnswer(serverCalls.search.inBox, found);
  }),
  build(serverCalls.search.textHits, async ({ body, principal, signal, request }, { services }) => {
    const { file_name: id, query } = body;
    const found = await services.textHits({ id, query, principal, signal, address: request.ip });
    return writeAnswer(serverCalls.search.textHits, found);
  }),
];

/** Runs a search and answers as the contract defines: the engine's answer as JSON text. */
export async function searched(services: Services, task: RouteSearch): Promise<AnswerEnvelope> {
  return answered({ outdata: JSON.stringify(await services.search(task)) });
}
