// This service's part of the package entry `contract`.
export {
  readAnswerPart,
  type AnswerGroup,
  type AnswerRefusal,
  type AnswerSelector,
  type AnswerSentence,
  type AnswerVote,
  type AssistantAnswer,
  type AssistantDocument,
  type AssistantScope,
  type OpinionKind,
  type QuestionKind,
  type RefusalOffer,
  type SentenceRole,
} from './assistant-answer.js';
export {
  readPagesRead,
  type AssistantFile,
  type FileAnswer,
  type FilePagePiece,
  type PagesRead,
} from './assistant-file.js';
export { assistantLimits } from './assistant-limits.js';
export type { AssistantState, Conversation, ConversationEntry, SuggestedQuestion } from './conversation.js';
export { assistant, type DocumentQuestion, type FileQuestion, type Question } from './calls.js';
