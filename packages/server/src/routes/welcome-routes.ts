import { serverCalls, caseFields, writeTotals } from '@headnote/core/contract';
import { latestCasesBody } from '@headnote/core/search/bodies';
import { shownCounts } from '../library/count-documents.js';
import { build, type BuiltCall } from './build-call.js';
import { answered } from '../http/envelope.js';
import { searched } from './search-routes.js';

/** The counts and the latest cases. The case preview has the same path as the latest cases. */
export const welcomeRoutes: readonly BuiltCall[] = [
  build(serverCalls.welcome.totals, async ({ signal }, { accounts: { users }, services }) => {
    const count = () => Promise.all([users.countActive(), services.counts()]);
    const [members, counts] = await services.once('totals', signal, count);
    return answered({ outdatalist: writeTotals({ users: members, ...shownCounts(counts) }) });
  }),

  build(serverCalls.welcome.latestCases, ({ body, principal, signal, request }, { services }) => {
    const search = (until: AbortSignal) =>
      searched(services, { body, principal, signal: until, address: request.ip, kind: 'case' });
    // Every visitor of the home page sends the same bodies and sees the same answers.
    return principal === null ? services.once(`latest ${JSON.stringify(body)}`, signal, search) : search(signal);
  }),

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
