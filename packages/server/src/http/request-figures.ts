import type { FastifyInstance } from 'fastify';

/** Upper bounds in seconds, from a cached read to beyond the two-second limit of a search. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

interface Series {
  readonly labels: string;
  readonly buckets: number[];
  count: number;
  sum: number;
}

/** Counts requests by method, route and status, with their durations. */
export interface RequestFigures {
  /** Returns the series in Prometheus' text format. */
  write(): string;
}

/** Observes every answer of the app. Labels contain route patterns, not addresses, so there are few series. */
export function observeRequests(app: FastifyInstance): RequestFigures {
  const all = new Map<string, Series>();

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const labels = `method="${request.method}",route="${route}",status="${reply.statusCode}"`;
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
      return lines.join('\n');
    },
  };
}
