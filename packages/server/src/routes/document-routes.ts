import { serverCalls, writeSearchAnswer } from '@headnote/core/contract';
import { build, type BuiltCall } from '../http/built-call.js';
import { answered } from '../http/envelope.js';

const { documents } = serverCalls;

/** The judgments that cite a judgment, and those that overrule it. */
export const documentRoutes: readonly BuiltCall[] = [
  build(documents.citedBy, linked('citing')),
  build(documents.overruled, linked('overruling')),
];

function linked(which: 'citing' | 'overruling'): Parameters<typeof build<typeof documents.citedBy>>[1] {
  return async ({ query, principal }, { services }) => {
    const withSentences = principal?.hasSubscription === true;
    const answer = await services.citations.linked({ id: query.filename, which, withSentences });
    return answered({ outdata: writeSearchAnswer(answer) });
  };
}
