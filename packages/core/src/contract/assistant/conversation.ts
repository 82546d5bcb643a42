import { assistantAnswer, assistantScopes, type AssistantAnswer } from './assistant-answer.js';
import { join } from '../wire/join.js';
import type { Fields, ValueOf } from '../wire/kind.js';
import { count, flag, moment, sureText, text } from '../wire/readers.js';

/** Where the answer to a suggested question is; `paragraph` has its number as label. */
export const suggestionPlaces = ['paragraph', 'order', 'opinions'] as const;

export const suggestedQuestion = {
  /** The question, to be asked as it is. */
  question: sureText,
  /** Where its answer is. */
  place: suggestionPlaces,
  /** Anchor of the paragraph or section; empty if there is no single one. */
  paragraph: text,
  /** Number of the paragraph or section to show; empty if there is no single one. */
  label: text,
  /** For `opinions`: how many; otherwise 0. */
  count,
} as const;

/** A question that the document answers. */
export interface SuggestedQuestion extends ValueOf<typeof suggestedQuestion> {}

export const assistantState = {
  /** Host that a question and its candidate sentences are sent to; empty if nothing leaves this server. */
  sentTo: ['sent_to', text],
  /** True if the member may ask: his subscription runs. */
  canAsk: ['can_ask', flag],
  /** Judgments of the library that the document cites, at most 64. */
  cited: count,
  /** Questions that are left in this hour. */
  leftThisHour: ['left_this_hour', count],
  /** Questions that are left today. */
  leftToday: ['left_today', count],
} as const;

/** What a member can ask about a document now. */
export interface AssistantState extends ValueOf<typeof assistantState> {}

const head = {
  /** Its own id. */
  id: sureText,
  /** Id of the document. */
  documentId: ['file_name', sureText],
  /** What the first question was put to. */
  scope: assistantScopes,
} as const;

export const conversationEntry = /* @__PURE__ */ join(head, {
  /** Title of the document; empty if the library no longer has it. */
  title: text,
  /** The first question. */
  question: text,
  /** How many questions it has. */
  questions: count,
  /** ISO date and time of the last question. */
  askedAt: ['asked_at', moment],
});

/** A conversation in the list. */
export interface ConversationEntry extends ValueOf<typeof conversationEntry> {}

export const conversation = /* @__PURE__ */ join(head, {
  /** Oldest first. */
  answers: [assistantAnswer as Fields<AssistantAnswer>],
});

/** A conversation with its answers as the member may read them now. */
export interface Conversation extends ValueOf<typeof conversation> {}
