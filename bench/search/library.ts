import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { DocumentRead } from '../../packages/server/src/citator/reading/read-document.js';
import { findSentenceEnds } from '../../packages/server/src/extraction/text/sentence-ends.js';
import type { NewCase, NewDocument } from '../../packages/server/src/extraction/new-document.js';
import { openBatch } from '../../packages/server/src/ingest/batch.js';
import { importFiles } from '../../packages/server/src/ingest/import-files.js';
import { openWorkerEngine } from '../../packages/server/src/search/engines/sqlite/open-engine.js';
import { openDatabase, type Store } from '../../packages/server/src/store/database.js';
import { readCorpus } from './corpus.js';
import { realQueries } from './real-queries.js';
import { readQueries, type ScaleQueries } from './scale-queries.js';

/** A library to search, without an index, and what is asked of it. */
export interface BenchLibrary {
  readonly store: Store;
  readonly queries: ScaleQueries;
  readonly judgments: number;
}

/** A judgment of `corpus.jsonl`. */
interface CorpusLine {
  readonly id: number;
  /** Digits: year, month, day. */
  readonly date: number;
  readonly courtId: number;
  readonly court: string;
  readonly appellant: string;
  readonly respondent: string;
  readonly citation: string;
  readonly judge: string;
  readonly advocates: string;
  readonly subject: string;
  readonly content: string;
}

/** Imports the real judgments, with citator, and makes queries from their words. */
export async function importReal(folder: string, files: readonly string[]): Promise<BenchLibrary> {
  const store = await openDatabase({ dataDir: folder });
  const engine = await openWorkerEngine({ dataDir: folder });
  const { report } = await importFiles({ store, engine, format: 'judgments', files });
  await engine.close();
  // Each engine is measured on an index of its own, from the same library.
  for (const suffix of ['', '-wal', '-shm']) rmSync(join(folder, `search.db${suffix}`), { force: true });
  return { store, queries: realQueries(await readCorpus(store)), judgments: report.stored };
}

/**
 * Re-combines real paragraphs into so many judgments and stores them without reading their citations, which takes a
 * third of the time of an import. The scripts in `tools` make the corpus and the queries; a corpus and a library that
 * are in the folder already are used again.
 */
export async function makeRecombined(folder: string, judgments: number, tools: string): Promise<BenchLibrary> {
  const data = join(folder, 'data');
  const corpus = join(data, 'corpus.jsonl');
  const script = (name: string, ...args: string[]) =>
    execFileSync('python3', [resolve(tools, name), ...args], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (!existsSync(corpus)) script('gen.py', String(judgments));
  if (!existsSync(join(data, 'queries.json'))) script('genq.py');
  const store = await openDatabase({ dataDir: folder });
  const { held } = await store.db
    .selectFrom('documents')
    .select(({ fn }) => fn.countAll<number>().as('held'))
    .executeTakeFirstOrThrow();
  if (held < judgments) await storeAll(store, corpus);
  // An import ends with both queues done; a server that had to do them first would answer more slowly meanwhile. No
  // citation was read, so there is none to resolve, and nothing here asks for completions.
  for (const queue of ['citator_queue', 'completion_queue'] as const) await store.db.deleteFrom(queue).execute();
  return { store, queries: withQuoted(readQueries(data)), judgments };
}

async function storeAll(store: Store, corpus: string): Promise<void> {
  const batch = openBatch(store, { read: async (documents) => documents.map(unread) });
  for await (const line of createInterface({ input: createReadStream(corpus) }))
    await batch.add(judgmentOf(JSON.parse(line) as CorpusLine));
  await batch.save();
}

/** Adds the phrases in quotes: their words as written. */
function withQuoted({ list, courts }: ScaleQueries): ScaleQueries {
  const phrases = list.filter(({ cls }) => cls === 'phrase2' || cls === 'phrase4');
  return {
    courts,
    list: [...list, ...phrases.map((query) => ({ ...query, cls: query.cls.replace('phrase', 'quoted') }))],
  };
}

const unread = (document: NewDocument): DocumentRead => ({
  document,
  rows: { places: [], provisions: [], waitingFor: [], listed: [], notices: [] },
  keys: { citations: [], dockets: [], actNames: [] },
});

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function judgmentOf(line: CorpusLine): NewCase {
  const paragraphs = line.content.split('\n');
  const plain = paragraphs.join('\n\n');
  const date = String(line.date);
  return {
    kind: 'case',
    source: { id: `bench:${line.id}`, name: 'Bench', isSample: false },
    text: {
      html: paragraphs.map((text, at) => `<p id="p${at + 1}">${escaped(text)}</p>`).join('\n'),
      plain,
      sentenceEnds: findSentenceEnds(plain),
      anchors: [],
    },
    derivedFields: [],
    appellant: line.appellant,
    respondent: line.respondent,
    courtReference: '',
    courtId: line.courtId + 1,
    courtName: line.court,
    decidedOn: `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`,
    bench: '',
    judges: line.judge.split(', '),
    advocates: line.advocates.split(', '),
    caseType: '',
    caseNumber: '',
    subject: line.subject,
    headnote: '',
    decision: '',
    otherCitations: line.citation.split('; '),
    actsCited: [],
    sourceCitator: '',
  };
}
