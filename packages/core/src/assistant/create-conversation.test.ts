import { describe, expect, it, vi } from 'vitest';
import type { AssistantAnswer } from '../contract/assistant/assistant-answer.js';
import { BusyError, NetworkError } from '../errors/index.js';
import { answer, group, sentence } from './answers.fixtures.js';
import type { ConversationSource } from './conversation-source.js';
import { createConversation } from './create-conversation.js';

type During = Parameters<ConversationSource['ask']>[1];

/** An assistant whose answers the test sends. */
function open() {
  const asked: { question: Parameters<ConversationSource['ask']>[0]; during: During }[] = [];
  const settle: { resolve: (answer: AssistantAnswer) => void; reject: (error: unknown) => void }[] = [];
  const source = {
    ask: (question, during) =>
      new Promise<AssistantAnswer>((resolve, reject) => {
        asked.push({ question, during });
        settle.push({ resolve, reject });
      }),
    state: vi.fn(() => Promise.resolve({ sentTo: '', canAsk: true, cited: 64, leftThisHour: 60, leftToday: 300 })),
    suggestions: vi.fn(() => Promise.resolve([])),
    conversations: vi.fn(() =>
      Promise.resolve([
        {
          id: 'k1',
          documentId: 'c1',
          scope: 'document' as const,
          title: '',
          question: 'Was it?',
          questions: 1,
          askedAt: '',
        },
      ]),
    ),
    conversation: vi.fn(() =>
      Promise.resolve({
        id: 'k9',
        documentId: 'c1',
        scope: 'cited' as const,
        answers: [answer(), answer({ id: 'a2', question: 'And the costs?' })],
      }),
    ),
    deleteConversation: vi.fn(() => Promise.resolve({ message: '' })),
    deleteConversations: vi.fn(() => Promise.resolve({ message: '' })),
    vote: vi.fn(() => Promise.resolve({ message: '' })),
  } satisfies ConversationSource;
  const machine = createConversation({ documentId: 'c1', source, now: () => 1000 });
  machine.subscribe(() => undefined);
  return {
    machine,
    source,
    asked,
    state: machine.getSnapshot,
    turn: () => machine.getSnapshot().turns.at(-1),
    resolve: async (value: AssistantAnswer, at = settle.length - 1) => {
      settle[at]?.resolve(value);
      await Promise.resolve();
    },
    reject: async (error: unknown) => {
      settle.at(-1)?.reject(error);
      await Promise.resolve();
    },
  };
}

const dissent = group({
  opinion: 2,
  author: 'Khanna',
  sentences: [sentence({ id: '9.1', paragraph: 'para-9', label: '9' })],
});

describe('a question', () => {
  it('shows sentences as they arrive, each in its opinion, then the whole answer', async () => {
    const { machine, asked, turn, state, resolve } = open();
    expect(machine.ask('  Was the lease renewed? ')).toBe(true);
    expect(turn()).toMatchObject({ question: 'Was the lease renewed?', phase: 'asking', askedAt: 1000 });
    asked[0]?.during.onPart(group());
    asked[0]?.during.onPart(dissent);
    asked[0]?.during.onPart(group({ sentences: [sentence({ id: '4.2' })] }));
    expect(turn()?.phase).toBe('streaming');
    expect(turn()?.groups.map(({ sentences }) => sentences.map(({ id }) => id))).toEqual([['4.1', '4.2'], ['9.1']]);
    await resolve(answer({ groups: [dissent] }));
    expect(turn()).toMatchObject({ phase: 'done', groups: [dissent] });
    expect(state().conversationId).toBe('k1');
  });

  it('continues its conversation, and asks what is chosen', async () => {
    const { machine, asked, resolve } = open();
    machine.ask('One?');
    await resolve(answer());
    machine.setScope('cited');
    machine.ask('And the dissent?');
    expect(asked.map(({ question }) => question)).toEqual([
      { documentId: 'c1', question: 'One?', scope: 'document' },
      { documentId: 'c1', question: 'And the dissent?', scope: 'cited', conversationId: 'k1' },
    ]);
  });

  it('is not asked if it is blank or too long', () => {
    const { machine, asked } = open();
    expect(machine.ask('   ')).toBe(false);
    expect(machine.ask('\u200B \u2060')).toBe(false);
    expect(machine.ask('x'.repeat(501))).toBe(false);
    expect(asked).toHaveLength(0);
  });

  it('waits for the one under way', () => {
    const { machine, asked } = open();
    machine.ask('One?');
    expect(machine.ask('Two?')).toBe(false);
    expect(asked).toHaveLength(1);
  });

  it('ends on the server when it is stopped, keeps what arrived, and can be asked again', async () => {
    const { machine, asked, turn, state, resolve } = open();
    machine.ask('One?');
    asked[0]?.during.onPart(group());
    machine.stop();
    expect(asked[0]?.during.signal?.aborted).toBe(true);
    expect(turn()).toMatchObject({ phase: 'stopped', groups: [group()] });
    asked[0]?.during.onPart(dissent);
    await resolve(answer());
    expect(turn()).toMatchObject({ phase: 'stopped', groups: [group()] });
    machine.retry(turn()!.key);
    expect(state().turns).toMatchObject([{ question: 'One?', phase: 'asking', groups: [] }]);
  });

  it('keeps its words and the reason if it fails', async () => {
    const { machine, turn, reject } = open();
    machine.ask('One?');
    const error = new BusyError('60 questions an hour. Ask again at 11:20.');
    await reject(error);
    expect(turn()).toMatchObject({ question: 'One?', phase: 'failed', error });
  });

  it('is not asked in a full conversation until a new one begins', async () => {
    const { machine, source, state } = open();
    source.conversation.mockResolvedValue({
      id: 'k9',
      documentId: 'c1',
      scope: 'document' as never,
      answers: Array.from({ length: 50 }, (_, index) => answer({ id: `a${index}` })),
    });
    await machine.show('k9');
    expect(machine.ask('One more?')).toBe(false);
    machine.begin();
    expect(machine.ask('One more?')).toBe(true);
    expect(state().turns).toHaveLength(1);
  });
});

describe('the chosen sentence', () => {
  it('is walked to by step, over all answers and the nearest sentence of a refusal', async () => {
    const { machine, resolve } = open();
    machine.ask('One?');
    await resolve(answer({ groups: [group(), dissent] }));
    machine.ask('Damages?');
    const nearest = group({ sentences: [sentence({ id: '7.1', label: '7' })] });
    const refusal = { lookedFor: 'words', words: ['damages'], searched: 12, nearest, offers: [] } as const;
    await resolve(answer({ id: 'a2', groups: [], refusal }));
    const labels = [1, 1, 1, 1, -1].map((by) => machine.step(by as 1 | -1)?.sentence.label);
    expect(labels).toEqual(['4', '9', '7', undefined, '9']);
  });
});

describe('a vote', () => {
  it('shows at once, is taken back by the same vote, and goes back if the server does not take it', async () => {
    const { machine, source, turn, state, resolve } = open();
    machine.ask('One?');
    await resolve(answer());
    await machine.vote(1, 'useful');
    expect(turn()?.answer?.vote).toBe('useful');
    await machine.vote(1, 'useful');
    expect(source.vote.mock.calls).toEqual([[{ answerId: 'a1', vote: 'useful' }], [{ answerId: 'a1', vote: 'none' }]]);
    const failure = new NetworkError('No connection');
    source.vote.mockRejectedValue(failure);
    await machine.vote(1, 'not-useful');
    expect(turn()?.answer?.vote).toBe('none');
    expect(state().failure).toBe(failure);
  });
});

describe('conversations', () => {
  it('are read once when the panel opens, and again after a failure', async () => {
    const { machine, source, state } = open();
    source.state.mockRejectedValueOnce(new NetworkError('No connection'));
    machine.open();
    machine.open();
    await vi.waitFor(() => expect(state().offer.phase).toBe('failed'));
    expect(source.conversations).toHaveBeenCalledOnce();
    machine.open();
    await vi.waitFor(() => expect(state().offer).toMatchObject({ phase: 'done', value: { state: { cited: 64 } } }));
    expect(source.conversations).toHaveBeenCalledOnce();
  });

  it('are shown with their answers, and continued', async () => {
    const { machine, asked, state } = open();
    await machine.show('k9');
    expect(state()).toMatchObject({ scope: 'cited', conversationId: 'k9' });
    expect(state().turns.map(({ question, phase }) => [question, phase])).toEqual([
      ['Was the lease renewed?', 'done'],
      ['And the costs?', 'done'],
    ]);
    machine.ask('Why?');
    expect(asked[0]?.question).toMatchObject({ conversationId: 'k9', scope: 'cited' });
  });

  it('do not replace a question that is asked while they are read', async () => {
    const { machine, state } = open();
    const shown = machine.show('k9');
    machine.ask('New?');
    await shown;
    expect(state().turns.map(({ question }) => question)).toEqual(['New?']);
  });

  it('leave the list and the panel when they are deleted, one or all; a refused deletion changes nothing', async () => {
    const { machine, source, state, resolve } = open();
    machine.open();
    machine.ask('One?');
    await resolve(answer());
    await vi.waitFor(() => expect(state().conversations).toMatchObject({ value: [{ id: 'k1' }] }));
    source.deleteConversation.mockRejectedValueOnce(new NetworkError('No connection'));
    await machine.remove('k1');
    expect(state()).toMatchObject({ conversationId: 'k1', turns: [{}], conversations: { value: [{ id: 'k1' }] } });
    await machine.remove('k1');
    expect(state()).toMatchObject({ conversationId: '', turns: [], conversations: { value: [] }, failure: undefined });
    await machine.remove();
    expect(source.deleteConversations).toHaveBeenCalledOnce();
  });

  it('end with the panel: requests stop, and it can be opened again', () => {
    const { machine, asked, state } = open();
    machine.ask('One?');
    machine.dispose();
    expect(asked[0]?.during.signal?.aborted).toBe(true);
    machine.subscribe(() => undefined);
    expect(state().turns[0]?.phase).toBe('stopped');
    expect(machine.ask('Two?')).toBe(true);
  });
});
