import { readSource } from '../../packages/server/src/assistant/passages/read-source.js';
import type { Question } from '../../packages/server/src/assistant/question/question.js';
import { readQuestion } from '../../packages/server/src/assistant/question/read-question.js';
import { retrieve } from '../../packages/server/src/assistant/retrieval/retrieve.js';
import { selectByRules } from '../../packages/server/src/assistant/selection/select-by-rules.js';
import type { BenchJudgment } from './read-judgments.js';
import { isOfOneJudgment, type ReaderQuestion } from './reader-questions.js';

/** What became of the questions of readers. */
export interface ReaderFigures {
  /** Questions that the judgment answers. */
  readonly asked: number;
  readonly first: number;
  /** The right paragraph is in the answer, but another is before it. */
  readonly notFirst: number;
  readonly elsewhere: number;
  readonly refused: number;
  readonly unanswerable: number;
  readonly refusedRightly: number;
  readonly outside: number;
  /** The same questions, put to the other judgments, which do not answer them. */
  readonly strangers: number;
  readonly strangersRefused: number;
}

/** Puts the questions of readers to the rules. `judgments` by the id in their set. */
export function askReaders(
  judgments: ReadonlyMap<string, BenchJudgment>,
  questions: readonly ReaderQuestion[],
): ReaderFigures {
  const counts = { first: 0, notFirst: 0, elsewhere: 0, refused: 0 };
  let [asked, unanswerable, refusedRightly, outside] = [0, 0, 0, 0];
  for (const { id, earlier, text, right } of questions) {
    const { stored } = judgments.get(id) ?? {};
    if (stored === undefined) continue;
    let question: Question | undefined;
    for (const one of [earlier, text]) if (one !== '') question = readQuestion(one, new Map(), question);
    if (question === undefined) continue;
    const source = readSource(stored);
    const chosen = selectByRules(question, retrieve(question, { document: '', source })).map(({ passage }) => passage);
    for (const passage of chosen)
      if (stored.plain.slice(passage.start, passage.end).replace(/\s+/g, ' ') !== passage.text) outside += 1;
    const verdict = verdictOf(
      chosen.map(({ paragraph }) => paragraph),
      right,
    );
    if (right.length === 0) {
      unanswerable += 1;
      if (verdict === 'refused') refusedRightly += 1;
    } else {
      asked += 1;
      counts[verdict] += 1;
    }
    if (process.env['ASSISTANT_SHOW'])
      console.log(
        right.length === 0 ? `nothing: ${verdict}` : verdict,
        `| ${id} | ${earlier} | ${text} | ${question.kind} ${right.join(',')} => ${chosen.map((one) => one.paragraph).join(',')}`,
        `| ${chosen[0]?.text.slice(0, 140) ?? ''}`,
      );
  }
  let [strangers, strangersRefused] = [0, 0];
  const sources = [...judgments].map(([id, { stored }]) => ({ id, source: readSource(stored) }));
  for (const asking of questions.filter(isOfOneJudgment))
    for (const { id, source } of sources) {
      if (id === asking.id) continue;
      const question = readQuestion(asking.text, new Map());
      const [best] = selectByRules(question, retrieve(question, { document: '', source }));
      strangers += 1;
      if (best === undefined) strangersRefused += 1;
      else if (process.env['ASSISTANT_SHOW'])
        console.log('STRANGER', id, '|', asking.text, question.kind, '=>', best.passage.text.slice(0, 140));
    }
  return { strangers, strangersRefused, asked, ...counts, unanswerable, refusedRightly, outside };
}

function verdictOf(
  answer: readonly number[],
  right: readonly number[],
): 'first' | 'notFirst' | 'elsewhere' | 'refused' {
  const [first] = answer;
  if (first === undefined) return 'refused';
  if (right.includes(first)) return 'first';
  return answer.some((paragraph) => right.includes(paragraph)) ? 'notFirst' : 'elsewhere';
}
