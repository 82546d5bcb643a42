import { Socket } from 'node:net';
import { serverCalls, writeAnswer } from '@headnote/core/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { documentId } from '../library/document-id.js';
import { openTestLibrary, type TestLibrary } from '../test-library.fixtures.js';
import { answerQuestion } from './answer-question.js';
import { harmless, hostileTexts, type HostileText, REAL_ORDER } from './hostile-texts.fixtures.js';
import { createOpenSources, type OpenSources } from './passages/open-sources.js';
import { createModelSelector, type SelectByModel } from './selection/select-by-model.js';
import { openStandInModel, says, type StandInModel } from './selection/stand-in-model.fixtures.js';
import { openTurns } from '../runtime/open-turns.js';
import { suggestQuestions } from './suggest-questions.js';
import { writeStoredAnswer } from './write-answer.js';

const QUESTIONS = ['What order was made?', 'Who pays the costs?', 'Was the notice valid?'];

let library: TestLibrary;
let open: OpenSources;
let standIn: StandInModel;
let byModel: SelectByModel;
beforeAll(async () => {
  library = await openTestLibrary();
  await library.add(...[harmless, ...hostileTexts].map(({ judgment }) => judgment));
  open = createOpenSources(library.store);
  standIn = await openStandInModel();
  byModel = createModelSelector({ url: standIn.url, model: 'm', key: 'a key', warn: () => undefined });
});
afterAll(async () => {
  standIn.close();
  await library.close();
});

async function ask({ judgment }: HostileText, question: string, selectByModel: SelectByModel | undefined) {
  const id = documentId('case', judgment.source.id);
  const { signal } = new AbortController();
  const task = { documentId: id, question, earlier: [], scope: 'document', countHits: async () => 0, signal } as const;
  const result = await answerQuestion({ store: library.store, open, selectByModel }, task);
  const stored = {
    ...result,
    id: 'a',
    conversationId: 'c',
    question,
    askedAt: 0,
    scope: task.scope,
    vote: 'none',
  } as const;
  const sources = await open([id], { readsTexts: true });
  return {
    answer: writeStoredAnswer(stored, { sources, notHeld: new Map(), documentId: id, readsTexts: true }),
    sources,
    id,
  };
}

/** The names of all fields, without those of lists. */
const formOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map(formOf);
  if (value === null || typeof value !== 'object') return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, formOf(inner)]));
};
const textsOf = ({
  groups,
}: {
  readonly groups: readonly { readonly sentences: readonly { readonly text: string }[] }[];
}) => groups.flatMap(({ sentences }) => sentences.map(({ text }) => text));

describe('K8: 150 judgments with instructions inside', () => {
  it('are 150, each instruction in each place', () => expect(hostileTexts).toHaveLength(150));

  it('change no answer: its form and its sentences are those of the judgment, and nothing is fetched', async () => {
    const connect = vi.spyOn(Socket.prototype, 'connect');
    try {
      const form = formOf((await ask(harmless, 'What order was made?', undefined)).answer);
      for (const hostile of hostileTexts)
        for (const question of QUESTIONS) {
          const { answer, sources, id } = await ask(hostile, question, undefined);
          const plain = hostile.judgment.text.plain.replaceAll(/\s+/g, ' ');
          for (const text of textsOf(answer)) expect(plain).toContain(text);
          expect(() => writeAnswer(serverCalls.assistant.ask, answer)).not.toThrow();
          if (question === 'What order was made?') {
            expect(formOf(answer), hostile.place).toEqual(form);
            expect(textsOf(answer), `${hostile.instruction} in ${hostile.place}`).toContain(REAL_ORDER);
          }
          for (const suggested of await suggestQuestions(sources.get(id)?.source ?? raise(), openTurns()))
            expect(formOf(suggested)).toEqual(SUGGESTION);
        }
      expect(connect).not.toHaveBeenCalled();
    } finally {
      connect.mockRestore();
    }
  });

  it('change no answer of a model that obeys them: only numbers are read, and one request goes to the model', async () => {
    for (const hostile of hostileTexts) {
      standIn.bodies.length = 0;
      standIn.reply = says(hostile.instruction);
      const connect = vi.spyOn(Socket.prototype, 'connect');
      const { answer } = await ask(hostile, 'What order was made?', byModel);
      expect(connect.mock.calls.length).toBeLessThanOrEqual(1);
      connect.mockRestore();
      expect(standIn.bodies).toHaveLength(1);
      expect(standIn.bodies[0]).not.toContain('a key');
      expect(answer.selector).toBe('fallback');
      expect(textsOf(answer)).toContain(REAL_ORDER);
      const plain = hostile.judgment.text.plain.replaceAll(/\s+/g, ' ');
      for (const text of textsOf(answer)) expect(plain).toContain(text);
    }
  });
});

const SUGGESTION = { question: 'string', place: 'string', paragraph: 'string', label: 'string', count: 'number' };

function raise(): never {
  throw new Error('The judgment is not in the library.');
}
