import type { FastifyInstance } from 'fastify';
import { callNameOf } from './call-name.js';

/** Upper bounds in seconds, from a cached read to beyond the two-second limit of a search. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** Status of a request that a budget refused. */
const TOO_MANY = 429;

interface Series {
  readonly labels: string;
  readonly buckets: number[];
  count: number;
  sum: number;
}

/** Counts requests by method, route, call and status, with their durations, and those that a budget refused. */
export interface RequestFigures {
  /** Returns the series in Prometheus' text format. */
  write(): string;
}

/** Observes every answer of the app. Labels contain route patterns, not addresses, so there are few series. */
export function observeRequests(app: FastifyInstance): RequestFigures {
  const all = new Map<string, Series>();
  const refused = new Map<string, number>();

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const call = callNameOf(request);
    const status = reply.statusCode;
    if (status === TOO_MANY) refused.set(call, (refused.get(call) ?? 0) + 1);
    const labels = `method="${request.method}",route="${route}",call="${call}",status="${status}"`;
    const series = all.get(labels) ?? { labels, buckets: BUCKETS.map(() => 0), count: 0, sum: 0 };
    all.set(labels, series);
    const seconds = reply.elapsedTime / 1000;
    const bucket = BUCKETS.findIndex((bound) => seconds <= bound);
    if (bucket !== -1) series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1;
    series.count += 1;
    series.sum += seconds;
  });

  return {
    write() {
      const lines = [
        '# HELP headnote_http_request_seconds Time to answer a request.',
        '# TYPE headnote_http_request_seconds histogram',
      ];
      for (const { labels, buckets, count, sum } of all.values()) {
        let below = 0;
        for (const [index, bound] of BUCKETS.entries()) {
          below += buckets[index] ?? 0;
          lines.push(`headnote_http_request_seconds_bucket{${labels},le="${bound}"} ${below}`);
        }
        lines.push(
          `headnote_http_request_seconds_bucket{${labels},le="+Inf"} ${count}`,
          `headnote_http_request_seconds_sum{${labels}} ${sum}`,
          `headnote_http_request_seconds_count{${labels}} ${count}`,
        );
      }
      lines.push(
        '# HELP headnote_refused_by_budget_total Requests refused because an account, an address or everybody has used up a budget.',
        '# TYPE headnote_refused_by_budget_total counter',
        ...[...refused].map(([call, count]) => `headnote_refused_by_budget_total{call="${call}"} ${count}`),
      );
      return lines.join('\n');
    },
  };
}
