import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFiles } from '../packages/server/src/ingest/import-files.js';
import { openWorkerEngine } from '../packages/server/src/search/engines/sqlite/open-engine.js';
import { runSearch } from '../packages/server/src/search/run/run-search.js';
import { openDatabase, type Store } from '../packages/server/src/store/database.js';
import { readCorpus } from './search/corpus.js';
import { type Times, measure } from './search/measure.js';
import { openPlainFts5 } from './search/plain-fts5.js';
import { bodyOf } from './search/question-body.js';
import { type Question, makeQuestions } from './search/questions.js';
import { realJudgments } from './search/real-files.js';

/**
 * Imports the real judgments and runs a fixed mix of searches with our engine (the whole call: guard, thread, library)
 * and with plain FTS5, on the same texts in the same run.
 */
export async function run(): Promise<void> {
  const files = realJudgments();
  if (files === undefined) return;
  const folder = mkdtempSync(join(tmpdir(), 'headnote-bench-'));
  const store = await openDatabase({ dataDir: folder });
  try {
    await importAll(store, { folder, files });
    await compare(store, folder);
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function importAll(store: Store, options: { readonly folder: string; readonly files: readonly string[] }) {
  const engine = await openWorkerEngine({ dataDir: options.folder });
  const start = performance.now();
  const { report } = await importFiles({ store, engine, format: 'judgments', files: options.files });
  const seconds = (performance.now() - start) / 1000;
  await engine.close();
  const rate = Math.round(report.stored / seconds);
  console.log(`import: ${report.stored} judgments in ${seconds.toFixed(1)} s, ${rate} a second, index included\n`);
}

async function compare(store: Store, folder: string): Promise<void> {
  const corpus = await readCorpus(store);
  const peer = openPlainFts5(folder, corpus);
  const engine = await openWorkerEngine({ dataDir: folder });
  const askOurs = async (question: Question) =>
    (await runSearch({ engine, store, body: bodyOf(question), audience: 'member' })).hits.total.value;
  try {
    print(['class', 'ours p50', 'p95', 'plain FTS5 p50', 'p95', 'ratio p50', 'p95', 'same total']);
    for (const { name, questions } of makeQuestions(corpus)) {
      const ours = await measure(questions, askOurs);
      const plain = await measure(questions, (question) => peer.ask(question));
      print([name, ...columnsOf(ours, plain)]);
    }
    console.log(
      '\nTimes in ms, warm, 20 hits with one highlighted passage each. A ratio above 1 means that ours is faster.',
    );
  } finally {
    await engine.close();
    peer.close();
  }
}

function columnsOf(ours: Times, plain: Times): string[] {
  const same = ours.answers.filter((answer, index) => answer === plain.answers[index]).length;
  const ratio = (a: number, b: number) => `${(b / a).toFixed(1)}x`;
  return [
    ours.p50.toFixed(1),
    ours.p95.toFixed(1),
    plain.p50.toFixed(1),
    plain.p95.toFixed(1),
    ratio(ours.p50, plain.p50),
    ratio(ours.p95, plain.p95),
    `${same} of ${ours.answers.length}`,
  ];
}

function print(cells: readonly string[]): void {
  const widths = [22, 9, 7, 15, 7, 10, 7, 11];
  console.log(
    cells
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
      .join(' '),
  );
}
