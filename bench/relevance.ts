import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseCitation } from '@headnote/core/citation/parse';
import { citationBody } from '@headnote/core/search/bodies';
import { parseQuery, toSearchBody, type SearchBody } from '@headnote/core/search';
import { importFiles } from '../packages/server/src/ingest/import-files.js';
import { documentId } from '../packages/server/src/library/document-id.js';
import { readShownIds } from '../packages/server/src/library/sources.js';
import { openOpenSearch } from '../packages/server/src/search/engines/opensearch/open-engine.js';
import { openLocalEngine } from '../packages/server/src/search/engines/sqlite/open-engine.js';
import type { SearchEngine } from '../packages/server/src/search/model/engine.js';
import { parseBody } from '../packages/server/src/search/guard/parse-body.js';
import { preferOwnName } from '../packages/server/src/search/run/prefer-own-name.js';
import { drainIndexQueue } from '../packages/server/src/search/indexing/index-queue.js';
import { readForIndex } from '../packages/server/src/search/indexing/read-for-index.js';
import { openDatabase, type Store } from '../packages/server/src/store/database.js';
import {
  type GoldenClass,
  type JudgmentRecord,
  judgmentClasses,
  readLines,
  sectionClass,
  takeHeadnote,
} from './relevance/golden-set.js';
import { openPlainBm25 } from './relevance/plain-bm25.js';
import { type Relevance, scoreQueries } from './relevance/score.js';

const FILES = ['sc-irled', 'sc-aila', 'hc-tribunal-recent'].map((name) => `judgments/${name}.jsonl.gz`);

/** What must be reached, and by which figure. */
const GOALS: Readonly<Record<GoldenClass['name'], readonly [keyof Relevance, number]>> = {
  parties: ['first', 0.98],
  citation: ['first', 0.95],
  catchwords: ['ndcg', 0.7],
  'section of an act': ['page', 0.85],
};

/**
 * Measures how well searches find: a golden set made from the real judgments and acts, judged by the document that each query was
 * made from. The headnotes are not in the index, so catchwords must be found by the judgment's own words.
 */
export async function run(): Promise<void> {
  const data = resolve(process.env['REAL_DATA'] ?? '../shared/data');
  const acts = join(data, 'acts/central-acts.jsonl.gz');
  const files = FILES.map((file) => join(data, file));
  const missing = [...files, acts].find((file) => !existsSync(file));
  if (missing !== undefined) {
    console.log(`The real judgments are missing (${missing}). Set REAL_DATA to their folder.`);
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'headnote-bench-'));
  const store = await openDatabase({ dataDir: folder });
  const engine = await openLocalEngine({ dataDir: folder });
  try {
    const records = files.flatMap((file) => readLines<JudgmentRecord>(file));
    const catchwords = new Map<string, string>();
    for (const record of records) {
      const words = takeHeadnote(record);
      if (words !== undefined) catchwords.set(record.id, words);
    }
    const copy = join(folder, 'without-headnotes.jsonl');
    writeFileSync(copy, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
    await importFiles({ store, engine, format: 'judgments', files: [copy] });
    await importFiles({ store, engine, format: 'acts', files: [acts] });
    await compare({ store, engine, classes: [...judgmentClasses(records, catchwords), sectionClass(acts)] });
  } finally {
    await engine.close();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Comparison {
  readonly store: Store;
  readonly engine: SearchEngine;
  readonly classes: readonly GoldenClass[];
}

async function compare({ store, engine, classes }: Comparison): Promise<void> {
  const plain = await openPlainBm25(store);
  const other = await openOther(store);
  print(['class', 'queries', 'engine', 'first', 'first 10', 'nDCG@10', 'goal']);
  for (const { name, queries } of classes) {
    const kind = name === 'section of an act' ? 'act' : 'case';
    const ids = queries.flatMap(({ answers }) => [...answers].map((id) => documentId(kind, id)));
    // A judgment from several sources is found as the one that is shown.
    const shown = await readShownIds(store.db, [...new Set(ids)]);
    const known = queries.map(({ text, answers }) => ({
      text,
      answers: new Set([...answers].map((id) => documentId(kind, id)).map((id) => shown.get(id) ?? id)),
    }));
    const score = async (asked: SearchEngine) =>
      scoreQueries(known, async (text) => askEngine(asked, bodyOf(name, text), kind));
    const ours = await score(engine);
    print([name, String(queries.length), 'embedded', ...cellsOf(ours), verdictOf(GOALS[name], ours)]);
    if (other !== undefined) {
      const theirs = await score(other.engine);
      print(['', '', 'OpenSearch', ...cellsOf(theirs), verdictOf(GOALS[name], theirs)]);
    }
    print(['', '', 'plain BM25', ...cellsOf(await scoreQueries(known, async (text) => plain.ask(text, kind))), '']);
  }
  plain.close();
  await other?.close();
}

/** The same library in our OpenSearch engine, if `SEARCH_URL` names one. Its indices are deleted at the end. */
async function openOther(store: Store) {
  const url = process.env['SEARCH_URL'];
  if (url === undefined || url === '') return undefined;
  const prefix = `relevance-${process.pid}`;
  const engine = await openOpenSearch({
    url,
    prefix,
    readTexts: async (ids) => (await readForIndex(store, ids)).documents,
  });
  await drainIndexQueue(store, engine);
  return {
    engine,
    async close() {
      await engine.close();
      const answer = await fetch(`${url}/_cat/indices/${prefix}*?format=json`);
      for (const { index } of (await answer.json()) as { index: string }[])
        await fetch(`${url}/${index}`, { method: 'DELETE' });
    },
  };
}

function verdictOf(goal: (typeof GOALS)[GoldenClass['name']], reached: Relevance): string {
  const [figure, least] = goal;
  return `${figure} ${least}: ${reached[figure] >= least ? 'met' : 'missed'}`;
}

/** The request that the site sends for this text. Catchwords are searched for any of their words, as the way on does. */
function bodyOf(name: GoldenClass['name'], text: string): SearchBody {
  if (name === 'citation') return citationBody({ citation: text, parse: parseCitation, size: 10 });
  const { tree } = parseQuery(text);
  if (name === 'parties') return toSearchBody(tree, { highlight: false, facets: [] });
  const any = tree.type === 'and' ? ({ type: 'or', of: tree.of } as const) : tree;
  return toSearchBody(any, { kind: name === 'catchwords' ? 'cases' : 'acts', highlight: false, facets: [] });
}

async function askEngine(engine: SearchEngine, body: SearchBody, kind: 'case' | 'act'): Promise<readonly string[]> {
  const { request } = parseBody(body, { audience: 'member' });
  const { hits } = await engine.search({
    ...request,
    query: preferOwnName(request),
    kind,
    aggregations: [],
    histograms: [],
    highlight: [],
  });
  return hits.map(({ id }) => id);
}

const cellsOf = ({ first, page, ndcg }: Relevance): string[] => [first, page, ndcg].map((share) => share.toFixed(3));

function print(cells: readonly string[]): void {
  const widths = [18, 8, 11, 7, 9, 8, 20];
  console.log(cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' '));
}
