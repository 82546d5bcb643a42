import { Agent } from 'node:http';
import type { Store } from '../../packages/server/src/store/database.js';
import { readCorpusParts } from './corpus.js';
import { openPost, type Answer } from './product.js';
import { peerBody, type ScaleQueries, type ScaleQuery } from './scale-queries.js';

const INDEX = 'bench-plain';
/** Bytes of one request of documents. */
const BULK_BYTES = 5_000_000;

const text = { type: 'text', analyzer: 'english' };
const name = {
  ...text,
  fields: { ac: { type: 'text', analyzer: 'simple', index_prefixes: { min_chars: 1, max_chars: 5 } } },
};
/** As the manual shows it: English words, one shard sorted by date, names with an index of their beginnings. */
const SETTINGS = {
  settings: {
    number_of_shards: 1,
    number_of_replicas: 0,
    refresh_interval: '-1',
    'index.sort.field': ['date'],
    'index.sort.order': ['desc'],
    'highlight.max_analyzed_offset': 2_000_000,
  },
  mappings: {
    properties: {
      date: { type: 'date', format: 'yyyyMMdd' },
      court: { type: 'keyword' },
      appellant: name,
      respondent: name,
      citation: text,
      cites: { type: 'keyword' },
      judge: text,
      advocates: text,
      subject: text,
      content: text,
    },
  },
};

/** Plain OpenSearch with the judgments of a library, and how long it took to index them. */
export interface PlainOpenSearch {
  ask(query: ScaleQuery): Promise<Answer>;
  close(): Promise<void>;
}

/** Fills plain OpenSearch from a library and merges its segments. The index is deleted at the end. */
export async function fillPlainOpenSearch(
  url: string,
  store: Store,
  { courts }: ScaleQueries,
): Promise<PlainOpenSearch> {
  const call = async (method: string, path: string, body?: string): Promise<unknown> => {
    const type = path === '/_bulk' ? 'application/x-ndjson' : 'application/json';
    const answer = await fetch(`${url}/${INDEX}${path}`, {
      method,
      headers: { 'content-type': type },
      ...(body === undefined ? {} : { body }),
    });
    const read = (await answer.json()) as { errors?: boolean };
    if ((!answer.ok && method !== 'DELETE') || read.errors === true)
      throw new Error(JSON.stringify(read).slice(0, 500));
    return read;
  };
  await call('DELETE', '');
  await call('PUT', '', JSON.stringify(SETTINGS));
  let lines: string[] = [];
  let bytes = 0;
  const send = async () => {
    if (lines.length > 0) await call('POST', '/_bulk', `${lines.join('\n')}\n`);
    lines = [];
    bytes = 0;
  };
  for await (const part of readCorpusParts(store)) {
    for (const { id, courtName, decidedOn, judges, citations, headnote: _headnote, year: _year, ...texts } of part) {
      const date = decidedOn?.replaceAll('-', '') ?? null;
      const fields = {
        ...texts,
        court: courtName,
        date,
        judge: judges,
        cites: citations,
        citation: citations.join('; '),
      };
      lines.push(JSON.stringify({ index: { _id: id } }), JSON.stringify(fields));
      bytes += texts.content.length;
      if (bytes > BULK_BYTES) await send();
    }
  }
  await send();
  await call('POST', '/_refresh');
  await call('POST', '/_forcemerge?max_num_segments=1');
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const post = openPost(agent, Number(new URL(url).port));
  return {
    async ask(query) {
      const answer = await post(`/${INDEX}/_search?request_cache=false`, peerBody(query, courts), '');
      const { hits, timed_out: isCut } = answer as { hits: { total: { value: number } }; timed_out: boolean };
      return { total: hits.total.value, isCut };
    },
    async close() {
      agent.destroy();
      await call('DELETE', '');
    },
  };
}

/** Megabytes on disk of the indices whose names begin so. */
export async function diskOf(url: string, beginning: string): Promise<number> {
  const answer = await fetch(`${url}/_cat/indices/${beginning}*?format=json&bytes=b`);
  const rows = (await answer.json()) as { 'store.size': string }[];
  return Math.round(rows.reduce((sum, row) => sum + Number(row['store.size']), 0) / 1e6);
}

/** Deletes the indices whose names begin so. */
export async function deleteIndicesOf(url: string, beginning: string): Promise<void> {
  const answer = await fetch(`${url}/_cat/indices/${beginning}*?format=json`);
  for (const { index } of (await answer.json()) as { index: string }[])
    await fetch(`${url}/${index}`, { method: 'DELETE' });
}

/** The process of an OpenSearch on this machine. */
export async function processOf(url: string): Promise<number> {
  const answer = (await (await fetch(`${url}/_nodes/process`)).json()) as {
    nodes: Record<string, { process: { id: number } }>;
  };
  return Object.values(answer.nodes)[0]?.process.id ?? 0;
}

export const PLAIN_INDEX = INDEX;
