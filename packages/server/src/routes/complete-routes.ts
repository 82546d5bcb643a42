import { serverCalls } from '@headnote/core/contract';
import { build, type BuiltCall } from './build-call.js';
import { answered } from '../http/envelope.js';
import type { RouteCompletion } from '../services/services.js';
import { memberOf } from './member-of.js';

const calls = serverCalls.complete;

/** Completions for the fields of the search form. */
export const completeRoutes: readonly BuiltCall[] = [
  completing(calls.fullText, 'word'),
  completing(calls.acts, 'act'),
  completing(calls.courts, 'court'),
  completing(calls.partyName, 'party'),
  completing(calls.respondents, 'respondent'),
  completing(calls.subject, 'subject'),
  completing(calls.judges, 'judge'),
  completing(calls.advocate, 'advocate'),
  completing(calls.caseType, 'caseType'),
  completing(calls.caseNumber, 'caseNumber'),
  completing(calls.finalDecision, 'decision'),
];

function completing(call: (typeof calls)['acts'], field: RouteCompletion['field']): BuiltCall {
  return build(call, async ({ query, principal }, { services }) =>
    answered({
      outdata: await services.complete({ field, text: query.searchtext, member: memberOf(principal) }),
    }),
  );
}
