import type { FastifyInstance } from 'fastify';
import { createHistogram } from '../runtime/histogram.js';
import { callNameOf } from './call-name.js';

/** Status of a request that a budget refused. */
const TOO_MANY = 429;

/** Counts requests by method, route, call and status, with their durations, and those that a budget refused. */
export interface RequestFigures {
  /** Returns the series in Prometheus' text format. */
  write(): string;
}

/** Observes every answer of the app. Labels contain route patterns, not addresses, so there are few series. */
export function observeRequests(app: FastifyInstance): RequestFigures {
  const times = createHistogram('headnote_http_request_seconds', 'Time to answer a request.');
  const refused = new Map<string, number>();

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const call = callNameOf(request);
    const status = reply.statusCode;
    if (status === TOO_MANY) refused.set(call, (refused.get(call) ?? 0) + 1);
    const labels = `method="${request.method}",route="${route}",call="${call}",status="${status}"`;
    times.observe(labels, reply.elapsedTime / 1000);
  });

  return {
    write: () =>
      [
        ...times.write(),
        '# HELP headnote_refused_by_budget_total Requests refused because an account, an address or everybody has used up a budget.',
        '# TYPE headnote_refused_by_budget_total counter',
        ...[...refused].map(([call, count]) => `headnote_refused_by_budget_total{call="${call}"} ${count}`),
      ].join('\n'),
  };
}
