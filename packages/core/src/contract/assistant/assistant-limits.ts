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
  /** PDFs of one member. */
  maxFiles: 50,
  /** Bytes of a PDF: the largest judgments with pictures. */
  maxFileBytes: 20_000_000,
  /** Pages of a PDF. */
  maxFilePages: 500,
  /** Days after which a PDF is deleted, with the conversations about it. */
  fileDays: 30,
  /** Questions of the budget that reading a PDF counts as. */
  fileQuestions: 10,
  /** Characters of a PDF's name, as it is kept. */
  maxFileName: 120,
} as const;
