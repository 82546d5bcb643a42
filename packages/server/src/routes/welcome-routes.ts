import { serverCalls, caseFields, writeTotals } from '@headnote/core/contract';
import { latestCasesBody } from '@headnote/core/search/bodies';
import { build, type BuiltCall } from '../http/built-call.js';
import { answered } from '../http/envelope.js';
import { searched } from './search-routes.js';

/** The counts and the latest cases. The case preview has the same path as the latest cases. */
export const welcomeRoutes: readonly BuiltCall[] = [
  build(serverCalls.welcome.totals, async (_input, { accounts: { users }, services }) => {
    const [count, { cases, acts }] = await Promise.all([users.countActive(), services.counts()]);
    return answered({ outdatalist: writeTotals({ users: count, cases, acts }) });
  }),

  build(serverCalls.welcome.latestCases, ({ body, principal, signal, request }, { services }) =>
    searched(services, { body, principal, signal, address: request.ip, kind: 'case' }),
  ),

  build(serverCalls.welcome.latestCasesByCourt, ({ query, principal, signal, request }, { services }) => {
    const courtIds = query.courtids
      .split(',')
      .filter((id) => id !== '')
      .map(Number);
    const all = latestCasesBody({ court: 'all' });
    const body = courtIds.length === 0 ? all : { ...all, query: { terms: { [caseFields.courtId]: courtIds } } };
    return searched(services, { body, principal, signal, address: request.ip, kind: 'case' });
  }),
];
