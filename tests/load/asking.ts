// `npm run test:load:assistant`: members ask the assistant as often as their budget allows while others search, on the built
// server and the real judgments. Searches are measured in turns, without questions and with them. `-- 600 3` measures ten minutes
// of each, three times. Ends with 1 if a search takes more than 1.2 times as long, or a request failed.
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '../../bench/server/load.js';
import { type LoadServer, withLoadServer } from './load-server.js';
import { openReader } from './reader.js';

/** Members who ask. Each has 60 questions an hour, so together they ask three times in two seconds. */
const ASKERS = 90;
const BETWEEN_QUESTIONS_MS = 60_000;
/** Members who search, each again after a pause in which he reads. */
const SEARCHERS = 4;
const READING_MS = 400;
/** Part of a run: with and without questions take turns, so that what else the machine does meets both. */
const TURN_SECONDS = 15;
const MOST = 1.2;
const QUESTIONS = [
  'What order was made?',
  'What did the appellant contend?',
  'What was the question before the court?',
  'Who delivered the judgment?',
  'What is said of the notice?',
];

const [seconds = 60, runs = 1] = process.argv.slice(2).map(Number);
/** The short form imports a third of the judgments. */
const isShort = process.argv.length === 2;

async function measure({ base, corpus, members }: LoadServer): Promise<void> {
  const failures: string[] = [];
  const guarded = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      failures.push(String(error));
    }
  };
  const searchers = members.slice(ASKERS).map((client) => openReader({ client, corpus, base }));
  const askers = members.slice(0, ASKERS);
  let asked = 0;

  const ask = () => {
    const document = corpus[(asked * 7919) % corpus.length];
    const question = QUESTIONS[asked % QUESTIONS.length];
    const scope = asked % 4 === 0 ? ('cited' as const) : ('document' as const);
    const client = askers[asked % ASKERS];
    asked += 1;
    if (!document || question === undefined || !client) throw new Error('There is nothing to ask.');
    // A conversation for each question: none is kept, as a hundred are the most.
    return guarded(async () => {
      const { conversationId } = await client.assistant.ask({ documentId: document.id, question, scope });
      await client.assistant.deleteConversation({ id: conversationId });
    });
  };

  /** Measures the searches of one turn, in milliseconds. */
  async function turn(withQuestions: boolean, times: number[]): Promise<void> {
    const end = performance.now() + TURN_SECONDS * 1000;
    const pending: Promise<void>[] = [];
    const asking = async () => {
      while (withQuestions && performance.now() < end) {
        pending.push(ask());
        await wait(BETWEEN_QUESTIONS_MS / ASKERS);
      }
    };
    const searching = searchers.map(async ({ search }) => {
      while (performance.now() < end) {
        const started = performance.now();
        await guarded(search);
        times.push(performance.now() - started);
        await wait(READING_MS);
      }
    });
    await Promise.all([asking(), ...searching]);
    await Promise.all(pending);
  }

  // The first searches and questions load what later ones find loaded.
  await turn(true, []);
  for (let run = 1; run <= runs; run += 1) {
    const [without, during]: [number[], number[]] = [[], []];
    const before = asked;
    for (let done = 0; done < seconds; done += TURN_SECONDS) {
      await turn(false, without);
      await turn(true, during);
    }
    print(run, { without, during, asked: asked - before });
  }
  console.log(`${failures.length} errors`);
  for (const failure of new Set(failures)) console.log(`  ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
}

interface Run {
  readonly without: readonly number[];
  readonly during: readonly number[];
  readonly asked: number;
}

function print(run: number, { without, during, asked }: Run): void {
  console.log(`\nrun ${run}: ${without.length} searches without, ${during.length} during ${asked} questions`);
  console.log('| searches | without ms | while members ask ms | times |\n|---|---|---|---|');
  const figures = {
    mean: (times: readonly number[]) => times.reduce((sum, one) => sum + one, 0) / times.length,
    p50: (times: readonly number[]) => percentile([...times], 0.5),
    p95: (times: readonly number[]) => percentile([...times], 0.95),
  };
  for (const [name, of] of Object.entries(figures)) {
    const ratio = of(during) / of(without);
    console.log(`| ${name} | ${of(without).toFixed(0)} | ${of(during).toFixed(0)} | ${ratio.toFixed(2)} |`);
    if (name === 'mean' && ratio > MOST) process.exitCode = 1;
  }
}

await withLoadServer({ users: ASKERS + SEARCHERS, ...(isShort && { sets: ['sc-irled'] }) }, measure);
