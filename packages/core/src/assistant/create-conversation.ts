import type { AnswerVote, AssistantScope } from '../contract/assistant/assistant-answer.js';
import { assistantLimits } from '../contract/assistant/assistant-limits.js';
import { createStore, type Observable } from '../machines/create-store.js';
import { required } from '../validation/required.js';
import { addGroup } from './answer-groups.js';
import type { ConversationSource } from './conversation-source.js';
import {
  besideChosen,
  emptyConversation,
  isBusy,
  isFull,
  isUnderWay,
  turnOfAnswer,
  type ChosenSentence,
  type ConversationState,
  type Turn,
} from './conversation-state.js';

/** Options of `createConversation`. */
export interface ConversationOptions {
  /** Id of a judgment or an act. */
  readonly documentId: string;
  readonly source: ConversationSource;
  /** The time of a question, in milliseconds since 1970. */
  readonly now?: () => number;
}

/** A member's conversation about one document. It shows only what the server quoted. */
export interface Conversation extends Observable<ConversationState> {
  /** Reads what the document offers and the list of conversations, unless they are there. Failed reads are tried again. */
  readonly open: () => void;
  /** Asks. Returns false for a blank or too long question, while another one is under way, and in a full conversation. */
  readonly ask: (question: string) => boolean;
  /** Ends the question that is under way. What has arrived stays. */
  readonly stop: () => void;
  /** Asks a question again that failed or was stopped. */
  readonly retry: (key: number) => void;
  /** Chooses what the next questions are put to. */
  readonly setScope: (scope: AssistantScope) => void;
  readonly choose: (chosen: ChosenSentence | undefined) => void;
  /** Chooses the next or the previous sentence. Returns it, or undefined at the ends. */
  readonly step: (by: 1 | -1) => ChosenSentence | undefined;
  /** Votes, or takes the same vote back. */
  readonly vote: (key: number, vote: AnswerVote) => Promise<void>;
  /** Shows an old conversation. */
  readonly show: (id: string) => Promise<void>;
  /** Begins a new conversation. */
  readonly begin: () => void;
  /** Deletes a conversation, or without an id all of the member's. */
  readonly remove: (id?: string) => Promise<void>;
}

/** Creates the machine. Late answers of a stopped or replaced conversation change nothing. */
export function createConversation({ documentId, source, now = Date.now }: ConversationOptions): Conversation {
  let state = emptyConversation;
  let asking: AbortController | undefined;
  let reading: AbortController | undefined;
  let opening = new AbortController();
  let lastKey = 0;
  const store = createStore(state, {
    wake: () => store.set(state),
    sleep() {
      stop();
      reading?.abort();
      opening.abort();
    },
  });
  const change = (parts: Partial<ConversationState>): void => {
    state = { ...state, ...parts };
    store.set(state);
  };
  const changeTurn = (key: number, parts: Partial<Turn>): void =>
    change({ turns: state.turns.map((turn) => (turn.key === key ? { ...turn, ...parts } : turn)) });

  function ask(typed: string, scope = state.scope): boolean {
    const question = typed.trim();
    if (required(question) !== '' || question.length > assistantLimits.maxQuestion || isBusy(state) || isFull(state))
      return false;
    lastKey += 1;
    const key = lastKey;
    // A conversation that is still being read would replace the question.
    reading?.abort();
    const turn: Turn = {
      key,
      question,
      scope,
      askedAt: now(),
      phase: 'asking',
      groups: [],
      answer: undefined,
      error: undefined,
    };
    change({ turns: [...state.turns, turn], reading: { phase: 'none' } });
    void answer(turn);
    return true;
  }

  async function answer({ key, question, scope }: Turn): Promise<void> {
    asking = new AbortController();
    const { signal } = asking;
    const { conversationId } = state;
    let groups: Turn['groups'] = [];
    try {
      const whole = await source.ask(
        { documentId, question, scope, ...(conversationId !== '' && { conversationId }) },
        {
          signal,
          onPart(part) {
            if (signal.aborted) return;
            groups = addGroup(groups, part);
            changeTurn(key, { phase: 'streaming', groups });
          },
        },
      );
      if (signal.aborted) return;
      changeTurn(key, { phase: 'done', groups: whole.groups, answer: whole });
      change({ conversationId: whole.conversationId });
      if (whole.conversationId !== conversationId) void readList(opening.signal);
    } catch (error) {
      if (!signal.aborted) changeTurn(key, { phase: 'failed', error });
    }
  }

  function stop(): void {
    asking?.abort();
    asking = undefined;
    if (!isBusy(state)) return;
    change({ turns: state.turns.map((turn) => (isUnderWay(turn) ? { ...turn, phase: 'stopped' } : turn)) });
  }

  async function readOffer(signal: AbortSignal): Promise<void> {
    change({ offer: { phase: 'loading' } });
    try {
      const [can, suggestions] = await Promise.all([
        source.state({ documentId }, { signal, quiet: true }),
        source.suggestions({ documentId }, { signal, quiet: true }),
      ]);
      if (!signal.aborted) change({ offer: { phase: 'done', value: { state: can, suggestions } } });
    } catch (error) {
      change({ offer: signal.aborted ? { phase: 'none' } : { phase: 'failed', error } });
    }
  }

  async function readList(signal: AbortSignal): Promise<void> {
    const before = state.conversations;
    if (before.phase !== 'done') change({ conversations: { phase: 'loading' } });
    try {
      const value = await source.conversations({ documentId }, { signal, quiet: true });
      if (!signal.aborted) change({ conversations: { phase: 'done', value } });
    } catch (error) {
      // A list that was read once stays.
      if (before.phase !== 'done') change({ conversations: signal.aborted ? before : { phase: 'failed', error } });
    }
  }

  function begin(): void {
    stop();
    reading?.abort();
    change({ conversationId: '', turns: [], chosen: undefined, reading: { phase: 'none' }, failure: undefined });
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    dispose: store.dispose,
    open() {
      if (opening.signal.aborted) opening = new AbortController();
      const { offer, conversations } = state;
      if (isMissing(offer)) void readOffer(opening.signal);
      if (isMissing(conversations)) void readList(opening.signal);
    },
    ask: (question) => ask(question),
    stop,
    retry(key) {
      const turn = state.turns.find((one) => one.key === key);
      if (!turn || turn.answer || isBusy(state)) return;
      change({ turns: state.turns.filter((one) => one !== turn), chosen: undefined });
      ask(turn.question, turn.scope);
    },
    setScope: (scope) => change({ scope }),
    choose: (chosen) => change({ chosen }),
    step(by) {
      const next = besideChosen(state, by);
      if (next) change({ chosen: next });
      return next;
    },
    async vote(key, wanted) {
      const before = state.turns.find((turn) => turn.key === key)?.answer;
      if (!before) return;
      const vote = before.vote === wanted ? 'none' : wanted;
      changeTurn(key, { answer: { ...before, vote } });
      change({ failure: undefined });
      try {
        await source.vote({ answerId: before.id, vote });
      } catch (failure) {
        changeTurn(key, { answer: before });
        change({ failure });
      }
    },
    async show(id) {
      begin();
      reading = new AbortController();
      const { signal } = reading;
      change({ reading: { phase: 'loading' } });
      try {
        const { scope, answers } = await source.conversation({ id }, { signal });
        if (signal.aborted) return;
        const turns = answers.map((one) => turnOfAnswer(one, (lastKey += 1)));
        change({ scope, conversationId: id, turns, reading: { phase: 'none' } });
      } catch (error) {
        if (!signal.aborted) change({ reading: { phase: 'failed', error } });
      }
    },
    begin,
    async remove(id) {
      change({ failure: undefined });
      try {
        await (id === undefined ? source.deleteConversations(undefined) : source.deleteConversation({ id }));
      } catch (failure) {
        change({ failure });
        return;
      }
      if (id === undefined || id === state.conversationId) begin();
      const list = state.conversations.phase === 'done' ? state.conversations.value : [];
      change({ conversations: { phase: 'done', value: id === undefined ? [] : list.filter((one) => one.id !== id) } });
    },
  };
}

const isMissing = ({ phase }: { readonly phase: string }): boolean => phase === 'none' || phase === 'failed';
