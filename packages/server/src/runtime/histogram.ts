/** Upper bounds in seconds, from a cached read to beyond the two-second limit of a search. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

interface Series {
  readonly labels: string;
  readonly buckets: number[];
  count: number;
  sum: number;
}

/** Durations in buckets, for a monitor. */
export interface Histogram {
  /** Adds a duration in seconds to the series of these labels, such as `method="GET",status="200"`. Each series stays in memory. */
  observe(labels: string, seconds: number): void;
  /** Returns the lines in Prometheus' text format. */
  write(): readonly string[];
}

/** Creates a histogram with a name, and its meaning in a sentence. */
export function createHistogram(name: string, help: string): Histogram {
  const all = new Map<string, Series>();
  return {
    observe(labels, seconds) {
      const series = all.get(labels) ?? { labels, buckets: BUCKETS.map(() => 0), count: 0, sum: 0 };
      all.set(labels, series);
      const bucket = BUCKETS.findIndex((bound) => seconds <= bound);
      if (bucket !== -1) series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1;
      series.count += 1;
      series.sum += seconds;
    },
    write() {
      const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`];
      for (const { labels, buckets, count, sum } of all.values()) {
        let below = 0;
        for (const [index, bound] of BUCKETS.entries()) {
          below += buckets[index] ?? 0;
          lines.push(`${name}_bucket{${labels},le="${bound}"} ${below}`);
        }
        lines.push(
          `${name}_bucket{${labels},le="+Inf"} ${count}`,
          `${name}_sum{${labels}} ${sum}`,
          `${name}_count{${labels}} ${count}`,
        );
      }
      return lines;
    },
  };
}
