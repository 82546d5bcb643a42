/** Bounds of the assistant. */
export const assistantLimits = {
  /** Characters of a question: longer than any question, shorter than a page to search for. */
  maxQuestion: 500,
  /** Sentences of one answer: what a reader checks in a minute. */
  maxSentences: 6,
  /** Conversations of one member. */
  maxConversations: 100,
  /** Questions of one conversation. */
  maxQuestions: 50,
  /** Cited judgments that one question reads. */
  maxCited: 64,
  /** Suggested questions of one document. */
  maxSuggestions: 8,
} as const;
