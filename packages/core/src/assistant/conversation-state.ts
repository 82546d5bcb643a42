import type { AnswerGroup, AssistantAnswer, AssistantScope } from '../contract/assistant/assistant-answer.js';
import { assistantLimits } from '../contract/assistant/assistant-limits.js';
import type { AssistantState, ConversationEntry, SuggestedQuestion } from '../contract/assistant/conversation.js';
import { groupKey, sentencesOf, type QuotedSentence } from './answer-groups.js';

/** A question and what became of it. */
export interface Turn {
  /** Number of the turn on this page, from 1. */
  readonly key: number;
  readonly question: string;
  readonly scope: AssistantScope;
  /** Milliseconds since 1970. */
  readonly askedAt: number;
  /**
   * `asking`: nothing has arrived. `streaming`: sentences arrive. `done`: see `answer`. `stopped`: by the member. `failed`: see
   * `error`.
   */
  readonly phase: 'asking' | 'streaming' | 'done' | 'stopped' | 'failed';
  /** What has arrived. */
  readonly groups: readonly AnswerGroup[];
  /** The whole answer, at its end. */
  readonly answer: AssistantAnswer | undefined;
  /** Why it failed. */
  readonly error: unknown;
}

/** What is read when the panel opens. */
export interface Offer {
  readonly state: AssistantState;
  readonly suggestions: readonly SuggestedQuestion[];
}

/** Something that is read and may fail. */
export type Loaded<T> =
  | { readonly phase: 'none' | 'loading' }
  | { readonly phase: 'failed'; readonly error: unknown }
  | { readonly phase: 'done'; readonly value: T };

/** A sentence of an answer. */
export interface ChosenSentence extends QuotedSentence {
  /** Key of its turn. */
  readonly turn: number;
}

/** What the panel shows. */
export interface ConversationState {
  readonly scope: AssistantScope;
  /** Empty before the first answer. */
  readonly conversationId: string;
  readonly turns: readonly Turn[];
  /** The sentence that the reader is at. */
  readonly chosen: ChosenSentence | undefined;
  readonly offer: Loaded<Offer>;
  /** The member's conversations about the document. */
  readonly conversations: Loaded<readonly ConversationEntry[]>;
  /** Set while an old conversation is read, and after that failed. */
  readonly reading: Loaded<never>;
  /** Why the last vote or deletion failed; undefined after one that did not. */
  readonly failure: unknown;
}

export const emptyConversation: ConversationState = {
  scope: 'document',
  conversationId: '',
  turns: [],
  chosen: undefined,
  offer: { phase: 'none' },
  conversations: { phase: 'none' },
  reading: { phase: 'none' },
  failure: undefined,
};

/** True while the answer to a question is under way. */
export const isUnderWay = ({ phase }: Pick<Turn, 'phase'>): boolean => phase === 'asking' || phase === 'streaming';

/** True while any question is under way. Only one is, so that answers stay in the order of the questions. */
export const isBusy = ({ turns }: Pick<ConversationState, 'turns'>): boolean => turns.some(isUnderWay);

/** True if no more questions fit into this conversation. */
export const isFull = ({ turns }: Pick<ConversationState, 'turns'>): boolean =>
  turns.filter(({ answer }) => answer).length >= assistantLimits.maxQuestions;

/** The sentences that the arrow keys walk through: those of all answers, and the nearest one of a refusal. */
export function allSentences(turns: readonly Turn[]): readonly ChosenSentence[] {
  return turns.flatMap(({ key, groups, answer }) => {
    const nearest = answer?.refusal?.nearest;
    return sentencesOf(nearest ? [...groups, nearest] : groups).map((quoted) => ({ ...quoted, turn: key }));
  });
}

/** True if both are the same sentence of the same answer. */
export function isSameSentence(one: ChosenSentence, other: ChosenSentence | undefined): boolean {
  if (!other) return false;
  return (
    one.turn === other.turn && one.sentence.id === other.sentence.id && groupKey(one.group) === groupKey(other.group)
  );
}

/** The sentence after or before the chosen one; the first one if none is chosen; undefined at the ends. */
export function besideChosen(
  { turns, chosen }: Pick<ConversationState, 'turns' | 'chosen'>,
  by: 1 | -1,
): ChosenSentence | undefined {
  const all = allSentences(turns);
  if (!chosen) return all[0];
  return all[all.findIndex((one) => isSameSentence(one, chosen)) + by];
}

/** A stored answer as a turn. */
export function turnOfAnswer(answer: AssistantAnswer, key: number): Turn {
  const { question, scope, groups } = answer;
  return {
    key,
    question,
    scope,
    askedAt: Date.parse(answer.askedAt ?? ''),
    phase: 'done',
    groups,
    answer,
    error: undefined,
  };
}
