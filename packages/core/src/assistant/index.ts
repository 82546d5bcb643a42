export { countAnswer, groupKey, type AnswerCounts, type QuotedSentence } from './answer-groups.js';
export { createConversationSource, type ConversationSource } from './conversation-source.js';
export {
  allSentences,
  besideChosen,
  isBusy,
  isFull,
  isSameSentence,
  isUnderWay,
  type ChosenSentence,
  type ConversationState,
  type Loaded,
  type Offer,
  type Turn,
} from './conversation-state.js';
export { createConversation, type Conversation, type ConversationOptions } from './create-conversation.js';
export { placeInParagraph } from './place-in-paragraph.js';
export { quoteAnswer, quoteSentence, type CiteSentence } from './quote-answer.js';
