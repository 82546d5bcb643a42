import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createModelSelector } from '../packages/server/src/assistant/selection/select-by-model.js';
import { askAll, type Figures } from './assistant/ask-all.js';
import { makeQuestions } from './assistant/make-questions.js';
import { askReaders, type ReaderFigures } from './assistant/ask-readers.js';
import { readJudgments, readJudgmentsById } from './assistant/read-judgments.js';
import { readerQuestions } from './assistant/reader-questions.js';

/** Judgments that the questions are made from, and the seed that picks them; the other half of the set is not looked at. */
const JUDGMENTS = 40;
const FILE = 'judgments/sc-irled.jsonl.gz';
/** The sets of the judgments that readers' questions are put to. */
const READERS_FILES = [FILE, 'judgments/sc-aila.jsonl.gz', 'judgments/hc-tribunal-recent.jsonl.gz'];

/**
 * Asks the assistant questions that are made by rule from the real judgments, so that a program can check the answers. With the
 * address of a model in LLM_TEST_URL it asks again with that model as selector. `ASSISTANT_HALF=test` uses the half that no rule was
 * written on, `ASSISTANT_EVERY=10` every tenth question, for a slow model, `ASSISTANT_READERS=only` leaves the made questions out.
 */
export async function run(): Promise<void> {
  const folder = resolve(process.env['REAL_DATA'] ?? '../shared/data');
  const file = join(folder, FILE);
  if (!existsSync(file)) {
    console.log(`The real judgments are missing (${file}). Set REAL_DATA to their folder.`);
    return;
  }
  const half = process.env['ASSISTANT_HALF'] === 'test' ? 'test' : 'development';
  const asked = readerQuestions.filter((question) => question.half === (half === 'test' ? 'held-out' : 'development'));
  const ids = new Set(asked.map(({ id }) => id));
  const files = READERS_FILES.map((name) => join(folder, name));
  printReaders(askReaders(readJudgmentsById(files, ids), asked));
  if (process.env['ASSISTANT_READERS'] === 'only') return;
  const judgments = readJudgments(file, half, JUDGMENTS);
  const every = Number(process.env['ASSISTANT_EVERY'] ?? 1);
  const questions = makeQuestions(judgments).filter((_question, index) => index % every === 0);
  console.log(`${judgments.length} judgments (${half} half), ${questions.length} questions`);
  print('rules', await askAll(judgments, questions, undefined));
  const url = process.env['LLM_TEST_URL'];
  if (url === undefined) {
    console.log('model: skipped, LLM_TEST_URL is not set');
    return;
  }
  const warn = ({ cause }: { readonly cause: string }) => console.log(`the model fails: ${cause}`);
  const byModel = createModelSelector({ url, model: 'test', key: undefined, timeoutMs: 600_000, warn });
  print('model', await askAll(judgments, questions, byModel));
}

const share = (part: number, whole: number): string =>
  `${whole === 0 ? '-' : ((100 * part) / whole).toFixed(1)} % (${part} of ${whole})`;

function printReaders(figures: ReaderFigures): void {
  const { asked, first, notFirst, elsewhere, refused, unanswerable, refusedRightly, outside } = figures;
  const { strangers, strangersRefused } = figures;
  console.log(`\nquestions of readers, in their own words: ${asked}`);
  console.log(
    `  right and first: ${first}, right but not first: ${notFirst}, only other paragraphs: ${elsewhere}, wrongly refused: ${refused}`,
  );
  console.log(
    `  refused where nothing answers: ${share(refusedRightly, unanswerable)}; sentences outside the source: ${outside}`,
  );
  console.log(`  refused by the other judgments: ${share(strangersRefused, strangers)}`);
}

function print(name: string, figures: Figures): void {
  const { kinds, unanswerable, refusedRightly, outside, fallbacks, modelRefused, milliseconds } = figures;
  const sum = (key: 'asked' | 'answered' | 'right' | 'first') => kinds.reduce((total, kind) => total + kind[key], 0);
  const asked = sum('asked');
  console.log(`\n${name}`);
  for (const { kind, ...one } of kinds)
    console.log(
      `  ${kind.padEnd(12)} right ${share(one.right, one.asked)}, first ${share(one.first, one.asked)}, refused ${share(one.asked - one.answered, one.asked)}`,
    );
  console.log(`  answered: ${share(sum('answered'), asked)}`);
  console.log(`  right paragraph in the answer: ${share(sum('right'), asked)}; must: 85 %`);
  console.log(`  right paragraph first: ${share(sum('first'), asked)}`);
  console.log(`  wrongly refused: ${share(asked - sum('answered'), asked)}; must: at most 15 %`);
  console.log(`  refused where nothing answers: ${share(refusedRightly, unanswerable)}; must: 95 %`);
  console.log(`  sentences outside the source: ${outside}; must: 0`);
  console.log(`  fallbacks: ${fallbacks}; must: 0; the model found no answer: ${modelRefused}`);
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(0);
  console.log(`  ms to the first sentence: median ${at(0.5)}, slowest of a hundred ${at(0.99)}`);
}
