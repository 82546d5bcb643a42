import type { AnswerGroup, AnswerSentence, AssistantAnswer } from '../contract/assistant/assistant-answer.js';

/** A sentence of an answer. */
export const sentence = (change: Partial<AnswerSentence> = {}): AnswerSentence => ({
  id: '4.1',
  paragraph: 'para-4',
  label: '4',
  page: '',
  pageOfFile: 0,
  text: 'The lease was renewed.',
  start: 3,
  end: 25,
  role: 'reasons',
  side: '',
  notHeld: [],
  ...change,
});

/** Sentences of one opinion. */
export const group = (change: Partial<AnswerGroup> = {}): AnswerGroup => ({
  documentId: 'c1',
  title: 'A v. B',
  citation: '2024 INSC 1',
  houseCitation: '2024 HN 1',
  opinion: 1,
  author: 'Rao',
  kind: 'majority',
  later: null,
  statusText: '',
  sentences: [sentence()],
  ...change,
});

/** A whole answer. */
export const answer = (change: Partial<AssistantAnswer> = {}): AssistantAnswer => ({
  id: 'a1',
  conversationId: 'k1',
  question: 'Was the lease renewed?',
  askedAt: '2026-05-04T10:44:00.000Z',
  scope: 'document',
  selector: 'rules',
  later: null,
  groups: [group()],
  refusal: null,
  hidden: 0,
  vote: 'none',
  ...change,
});
