import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { addCompletions, collectCompletions } from '../packages/server/src/library/completions/count-completions.js';
import { findCompletions } from '../packages/server/src/library/completions/find-completions.js';
import type { NamedDocument } from '../packages/server/src/library/completions/names-of.js';
import { openDatabase, type Store } from '../packages/server/src/store/database.js';
import { runTransaction } from '../packages/server/src/store/run-transaction.js';
import { measure } from './search/measure.js';

/** Judgments whose names are in the lists. */
const JUDGMENTS = 100_000;
const BATCH = 200;
/** Names of each field that are typed, each to five lengths. */
const TYPED = 40;

const FIELDS = ['party', 'respondent', 'advocate', 'judge', 'caseNumber'] as const;

interface Row {
  readonly pet: string;
  readonly res: string;
  readonly pet_adv: string;
  readonly bench: string;
  readonly case_no: string;
}

/**
 * Completes names at 100,000 judgments: the names of the registry's list of the Supreme Court, re-combined with a fixed
 * seed. Prints the times of each field for beginnings of one name and of two of its words.
 */
export async function run(): Promise<void> {
  const file = join(resolve(process.env['REAL_DATA'] ?? '../shared/data'), 'judgments/sci-metadata.jsonl.gz');
  if (!existsSync(file)) {
    console.log(`The registry's list is missing (${file}). Set REAL_DATA to the folder of the real data.`);
    return;
  }
  const rows = readFileLines(file);
  const folder = mkdtempSync(join(tmpdir(), 'headnote-bench-'));
  const store = await openDatabase({ dataDir: folder });
  try {
    const start = performance.now();
    await fill(store, rows);
    console.log(`names of ${JUDGMENTS} judgments in ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
    for (const field of FIELDS) await time(store, field);
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function readFileLines(file: string): readonly Row[] {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');
  return lines.map((line) => (JSON.parse(line) as { record: Row }).record);
}

async function fill(store: Store, rows: readonly Row[]): Promise<void> {
  const random = seeded(19);
  const some = () => rows[Math.floor(random() * rows.length)];
  for (let from = 0; from < JUDGMENTS; from += BATCH) {
    const documents = Array.from({ length: BATCH }, (_, index): NamedDocument & { readonly id: string } => ({
      id: `bench${from + index}`,
      kind: 'case',
      title: '',
      appellant: some()?.pet ?? '',
      respondent: some()?.res ?? '',
      court_name: 'Supreme Court of India',
      judges: JSON.stringify((some()?.bench ?? '').split(',')),
      advocates: JSON.stringify([some()?.pet_adv ?? '']),
      case_type: '',
      case_number: some()?.case_no ?? '',
      subject: '',
      decision: '',
      acts_html: '',
    }));
    const { names, words } = collectCompletions(documents, new Map());
    await runTransaction(store.db, (transaction) => addCompletions(transaction, { names, words, uses: [] }));
  }
}

async function time(store: Store, field: (typeof FIELDS)[number]): Promise<void> {
  const names = await store.db
    .selectFrom('completion_names')
    .select('shown')
    .where('field', '=', field)
    .orderBy('id')
    .execute();
  const random = seeded(7);
  const typed = Array.from({ length: TYPED }, () => names[Math.floor(random() * names.length)]?.shown ?? '').flatMap(
    (shown) => {
      const words = shown.split(/\s+/);
      const two = `${words.at(-1)?.slice(0, 3)} ${words[0]?.slice(0, 3)}`;
      return [2, 3, 5, 8].map((length) => shown.slice(0, length)).concat(two);
    },
  );
  const times = await measure(typed, async (text) => (await findCompletions(store, field, text)).length);
  console.log(`${field}: ${names.length} names, p50 ${times.p50.toFixed(1)} ms, p95 ${times.p95.toFixed(1)} ms`);
}

/** Numbers from 0 to 1 that are the same in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
