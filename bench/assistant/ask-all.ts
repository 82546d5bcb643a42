import { readSource } from '../../packages/server/src/assistant/passages/read-source.js';
import type { Question } from '../../packages/server/src/assistant/question/question.js';
import { readQuestion } from '../../packages/server/src/assistant/question/read-question.js';
import { retrieve } from '../../packages/server/src/assistant/retrieval/retrieve.js';
import type { SelectByModel } from '../../packages/server/src/assistant/selection/select-by-model.js';
import { answering, selectByRules } from '../../packages/server/src/assistant/selection/select-by-rules.js';
import type { BenchQuestion } from './make-questions.js';
import type { BenchJudgment } from './read-judgments.js';

/** What was measured for one kind of question. */
export interface KindFigures {
  readonly kind: string;
  asked: number;
  answered: number;
  right: number;
  first: number;
}

/** What was measured. */
export interface Figures {
  readonly kinds: readonly KindFigures[];
  readonly unanswerable: number;
  readonly refusedRightly: number;
  readonly outside: number;
  /** Replies of no use. */
  readonly fallbacks: number;
  /** Answers of the rules of which the model says that they answer nothing; the rules' choice stays. */
  readonly modelRefused: number;
  readonly milliseconds: readonly number[];
}

/** Asks all questions and checks the answers; each text is read again for each question, as for the first one of a member. */
export async function askAll(
  judgments: readonly BenchJudgment[],
  questions: readonly BenchQuestion[],
  byModel: SelectByModel | undefined,
): Promise<Figures> {
  const kinds = new Map<string, KindFigures>();
  const milliseconds: number[] = [];
  let [unanswerable, refusedRightly, outside, fallbacks, modelRefused] = [0, 0, 0, 0, 0];
  for (const { kind, judgment, earlier, text, right } of questions) {
    const stored = judgments[judgment]?.stored;
    if (stored === undefined) continue;
    const begin = performance.now();
    const source = readSource(stored);
    let question: Question | undefined;
    for (const one of [...earlier, text]) question = readQuestion(one, new Map(), question);
    if (question === undefined) continue;
    const candidates = retrieve(question, { document: '', source });
    let chosen = selectByRules(question, candidates);
    milliseconds.push(performance.now() - begin);
    if (byModel && chosen.length > 0) {
      const offered = answering(question, candidates);
      const sentences = offered.map(({ passage }) => passage.text);
      const numbers = await byModel({ question: text, sentences, signal: new AbortController().signal });
      if (numbers === undefined) fallbacks += 1;
      else if (numbers.length === 0) modelRefused += 1;
      else chosen = numbers.flatMap((number) => offered[number] ?? []);
    }
    for (const { passage } of chosen)
      if (stored.plain.slice(passage.start, passage.end).replace(/\s+/g, ' ') !== passage.text) outside += 1;
    if (kind === 'unanswerable') {
      unanswerable += 1;
      if (chosen.length === 0) refusedRightly += 1;
      else if (process.env['ASSISTANT_SHOW'])
        console.log('NOT REFUSED', judgment, text, '=>', chosen[0]?.passage.text.slice(0, 160));
      continue;
    }
    const figures = kinds.get(kind) ?? { kind, asked: 0, answered: 0, right: 0, first: 0 };
    kinds.set(kind, figures);
    figures.asked += 1;
    if (chosen.length > 0) figures.answered += 1;
    const isRight = chosen.some(({ passage }) => right.has(passage.paragraph));
    if (isRight) figures.right += 1;
    else if (process.env['ASSISTANT_SHOW'])
      console.log('WRONG', kind, judgment, text, [...right].slice(0, 3), '=>', chosen[0]?.passage.text.slice(0, 160));
    if (right.has(chosen[0]?.passage.paragraph ?? -1)) figures.first += 1;
  }
  return { kinds: [...kinds.values()], unanswerable, refusedRightly, outside, fallbacks, modelRefused, milliseconds };
}
