import { contract } from '@headnote/core/contract';
import { builtCalls } from './built-calls.js';
import { callRoutes } from '../http/call-routes.js';
import { findHandler, nameOf } from '../http/find-handler.js';

/**
 * Lists the calls of the contract that no route answers, as `service.call`. The server answers them 501; the contract
 * page, OpenAPI and the contract suite take the list from here.
 */
export function callsNotBuilt(): readonly string[] {
  const unanswered = callRoutes(contract).flatMap(({ calls }) =>
    calls.filter((call) => findHandler(call, calls, builtCalls) === undefined),
  );
  return [...new Set(unanswered.map(nameOf))];
}
