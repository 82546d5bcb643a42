import type { DocumentCounts } from '../library/count-documents.js';
import type { StoreFigures } from '../store/figures.js';

interface MetricsOptions {
  /** What is counted while the server runs; each writes its series. */
  readonly figures: readonly { write(): string }[];
  readonly services: {
    readonly counts: () => Promise<DocumentCounts>;
    readonly storeFigures: () => Promise<StoreFigures>;
  };
  readonly readOnly: boolean;
}

/** Name, meaning, and values by their labels. */
type Gauge = readonly [name: string, help: string, values: Readonly<Record<string, number>>];

/** Creates the writer of `/metrics`, in Prometheus' text format, without personal data. */
export function createMetricsWriter({ figures, services, readOnly }: MetricsOptions): () => Promise<string> {
  return async () => {
    const lines = [...(await storeGauges(services)), ...processGauges(readOnly)].flatMap(([name, help, values]) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} gauge`,
      ...Object.entries(values).map(([labels, value]) => `${name}${labels === '' ? '' : `{${labels}}`} ${value}`),
    ]);
    return `${[...figures.map((one) => one.write()), ...lines].join('\n')}\n`;
  };
}

async function storeGauges(services: MetricsOptions['services']): Promise<readonly Gauge[]> {
  const { cases, acts, samples } = await services.counts();
  const { waiting, failing, givenUp, oldestSeconds, unindexed, database } = await services.storeFigures();
  return [
    ['headnote_documents', 'Documents in the library.', { 'kind="case"': cases, 'kind="act"': acts }],
    ['headnote_sample_documents', 'Documents of the fictional sample among them.', { '': samples }],
    ['headnote_index_queue', 'Documents that the search index does not have yet.', { '': unindexed }],
    [
      'headnote_outbox_messages',
      'Messages that were not sent.',
      {
        'state="waiting"': waiting - failing,
        'state="failing"': failing,
        'state="given-up"': givenUp,
      },
    ],
    ['headnote_outbox_oldest_seconds', 'Time that the oldest waiting message has waited.', { '': oldestSeconds }],
    ...Object.entries(database).map(([name, value]): Gauge => [
      `headnote_database_${name}`,
      DATABASE[name] ?? name,
      { '': value },
    ]),
  ];
}

const DATABASE: Readonly<Record<string, string>> = {
  size_bytes: 'Size of the database.',
  wal_bytes: 'Size of the write-ahead log.',
  wal_too_large: 'One if the write-ahead log is so large that something reads for very long.',
  connections: 'Connections of this server to the database.',
  requests_waiting: 'Requests that wait for such a connection.',
};

function processGauges(readOnly: boolean): readonly Gauge[] {
  const memory = process.memoryUsage();
  return [
    ['headnote_read_only', 'One if the database is opened for reading only.', { '': readOnly ? 1 : 0 }],
    ['process_resident_memory_bytes', 'Resident memory.', { '': memory.rss }],
    ['nodejs_heap_size_used_bytes', 'Heap in use.', { '': memory.heapUsed }],
    ['process_uptime_seconds', 'Time since the start.', { '': Math.round(process.uptime()) }],
  ];
}
