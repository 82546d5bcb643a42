import { serverCalls } from '@headnote/core/contract';
import { build, type BuiltCall } from './built-call.js';
import { answered, type AnswerEnvelope } from './envelope.js';
import type { Library, LibrarySearch } from './library.js';

/** The generic search, the judgments and the bare acts. */
export const searchRoutes: readonly BuiltCall[] = [
  build(serverCalls.search.query, ({ body, principal, signal, request }, { library }) =>
    searched(library, { body, principal, signal, address: request.ip }),
  ),
  build(serverCalls.search.cases, ({ body, principal, signal, request }, { library }) =>
    searched(library, { body, principal, signal, address: request.ip, kind: 'case' }),
  ),
  build(serverCalls.search.acts, ({ body, query, principal, signal, request }, { library }) => {
    const from = body.from || Number(query.frompage ?? 0);
    return searched(library, {
      body: from > 0 ? { ...body, from } : body,
      principal,
      signal,
      address: request.ip,
      kind: 'act',
    });
  }),
];

/** Runs a search and answers as the contract defines: the engine's answer as JSON text. */
export async function searched(library: Library, task: LibrarySearch): Promise<AnswerEnvelope> {
  return answered({ outdata: JSON.stringify(await library.search(task)) });
}
