import { serverCalls, writeSearchAnswer } from '@headnote/core/contract';
import { build, type BuiltCall } from '../http/built-call.js';
import { answered, type AnswerEnvelope } from '../http/envelope.js';
import type { Services } from '../http/services.js';

const { documents } = serverCalls;

/** The judgments that cite a judgment, and those that overrule it. */
export const documentRoutes: readonly BuiltCall[] = [
  build(documents.citedBy, ({ query }, { services }) => linked(services, { id: query.filename, which: 'citing' })),
  build(documents.overruled, ({ query }, { services }) =>
    linked(services, { id: query.filename, which: 'overruling' }),
  ),
];

async function linked(
  services: Services,
  task: { readonly id: string; readonly which: 'citing' | 'overruling' },
): Promise<AnswerEnvelope> {
  return answered({ outdata: writeSearchAnswer(await services.citations.linked(task)) });
}
