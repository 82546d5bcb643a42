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
export {
  createUploads,
  hasAllFiles,
  isUploading,
  type Uploads,
  type UploadsState,
  type UploadState,
} from './create-uploads.js';
export { placeInParagraph } from './place-in-paragraph.js';
export { quoteAnswer, quoteSentence, type CiteSentence } from './quote-answer.js';
export { createUploadSource, type BytesSent, type UploadDuring, type UploadSource } from './upload-source.js';
