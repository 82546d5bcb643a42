import type { DocumentCounts } from '../library/count-documents.js';
import type { RequestFigures } from './request-figures.js';

interface MetricsOptions {
  readonly figures: RequestFigures;
  readonly counts: () => Promise<DocumentCounts>;
}

/** Creates the writer of `/metrics`, in Prometheus' text format, without personal data. */
export function createMetricsWriter({ figures, counts }: MetricsOptions): () => Promise<string> {
  return async () => {
    const { cases, acts, samples } = await counts();
    const memory = process.memoryUsage();
    const gauges: readonly (readonly [name: string, help: string, values: Readonly<Record<string, number>>])[] = [
      ['headnote_documents', 'Documents in the library.', { 'kind="case"': cases, 'kind="act"': acts }],
      ['headnote_sample_documents', 'Documents of the fictional sample among them.', { '': samples }],
      ['process_resident_memory_bytes', 'Resident memory.', { '': memory.rss }],
      ['nodejs_heap_size_used_bytes', 'Heap in use.', { '': memory.heapUsed }],
      ['process_uptime_seconds', 'Time since the start.', { '': Math.round(process.uptime()) }],
    ];
    const lines = gauges.flatMap(([name, help, values]) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} gauge`,
      ...Object.entries(values).map(([labels, value]) => `${name}${labels === '' ? '' : `{${labels}}`} ${value}`),
    ]);
    return `${[figures.write(), ...lines].join('\n')}\n`;
  };
}
