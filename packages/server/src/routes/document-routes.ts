import { serverCalls, writeSearchAnswer } from '@headnote/core/contract';
import { build, type BuiltCall } from './built-call.js';
import { answered, type AnswerEnvelope } from './envelope.js';
import type { Library } from './library.js';

const { documents } = serverCalls;

/** The judgments that cite a judgment, and those that overrule it. */
export const documentRoutes: readonly BuiltCall[] = [
  build(documents.citedBy, ({ query }, { library }) => linked(library, { id: query.filename, which: 'citing' })),
  build(documents.overruled, ({ query }, { library }) => linked(library, { id: query.filename, which: 'overruling' })),
];

async function linked(
  library: Library,
  task: { readonly id: string; readonly which: 'citing' | 'overruling' },
): Promise<AnswerEnvelope> {
  return answered({ outdata: writeSearchAnswer(await library.citations.linked(task)) });
}
