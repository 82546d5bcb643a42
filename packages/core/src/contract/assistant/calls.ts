import {
  assistantAnswer,
  assistantDocument,
  type AnswerVote,
  type AssistantAnswer,
  type AssistantDocument,
  type AssistantScope,
} from './assistant-answer.js';
import {
  assistantFile,
  filePagePiece,
  fileAnswer,
  type AssistantFile,
  type FilePagePiece,
  type FileAnswer,
} from './assistant-file.js';
import {
  assistantState,
  conversation,
  conversationEntry,
  suggestedQuestion,
  type AssistantState,
  type Conversation,
  type ConversationEntry,
  type SuggestedQuestion,
} from './conversation.js';
import { group, get, post } from '../wire/make-call.js';
import { memberRead, memberWrite } from '../wire/marks.js';
import { outcome, type Outcome } from '../wire/outcome.js';
import { forUser, type ForUser } from '../wire/for-user.js';

/** A question. */
export interface Question {
  /** As typed. */
  readonly question: string;
  /** Id of the conversation that it continues. */
  readonly conversationId?: string;
}

/** A PDF to upload. */
export interface FileQuestion extends Partial<Question> {
  /** The PDF. The name of a `File` is shown to the member. */
  readonly file: Blob;
}

/** A question about a document. */
export interface DocumentQuestion extends Question {
  /** Id of a judgment, an act, or a PDF that the member uploaded. */
  readonly documentId: string;
  /** What the question is put to; the document by default. */
  readonly scope?: AssistantScope;
}

const asked = { question: 'question', conversationId: 'conversationid' } as const;

/** Questions to the assistant about a judgment, an act or a file. Answers consist of the document's own sentences. */
export const assistant = group('assistant', () => ({
  /**
   * Uploads a PDF, and answers a question about it if there is one; more questions go through `ask`. A file that the member already
   * uploaded is not read again. With the option `onEvent` the answer is streamed: a `page` event for each page that is read, a
   * `sentence` event for each sentence, then the whole answer. Stopping the call stops the server's work.
   */
  askFile: post<FileAnswer, FileQuestion>('/api/ec/postChatPdfWithFile', {
    ...memberWrite,
    slow: true,
    outdata: fileAnswer,
    sends: 'form-data',
    body: { file: 'file', ...asked },
  }),
  /**
   * Asks about a judgment, an act, or a PDF that the member uploaded. With the option `onEvent` the answer is streamed: a `sentence`
   * event for each sentence, then the whole answer. Stopping the call stops the server's work.
   */
  ask: post<AssistantAnswer, DocumentQuestion>('/api/ec/postChatWithSourceID', {
    ...memberWrite,
    slow: true,
    outdata: assistantAnswer,
    body: { documentId: 'sourceid', ...asked, scope: 'scope' },
  }),
  /** Says whether the assistant knows a judgment, an act, or a PDF of the member. */
  exists: post<AssistantDocument, ForUser & { readonly documentId: string }>('/api/ec/CheckAIDocumentExist', {
    ...memberRead,
    outdata: assistantDocument,
    query: { documentId: 'file_name', ...forUser },
  }),
  /** Lists questions that a document answers, made from its text. */
  suggestions: get<readonly SuggestedQuestion[], { readonly documentId: string }>('/api/caselaw/getaisuggesions', {
    ...memberRead,
    outdata: [suggestedQuestion],
    query: { documentId: 'file_name' },
  }),
  /** Lists the member's PDFs, the newest first. */
  files: get<readonly AssistantFile[]>('/api/assistant/files', {
    ...memberRead,
    ours: true,
    outdata: [assistantFile],
  }),
  /**
   * Reads the words of a page of a PDF, counted from 1; a paragraph that begins before it or ends behind it is there too. Empty for a
   * scan. The library keeps the words, not the file.
   */
  filePage: get<readonly FilePagePiece[], { readonly id: string; readonly page: number }>('/api/assistant/filepage', {
    ...memberRead,
    ours: true,
    outdata: [filePagePiece],
    query: { id: 'file_name', page: 'page' },
  }),
  /** Deletes a PDF and the conversations about it. */
  deleteFile: post<Outcome, { readonly id: string }>('/api/assistant/deletefile', {
    ...memberWrite,
    ours: true,
    whole: outcome,
    body: { id: 'file_name' },
  }),
  /** Says what the member can ask about a document, how often, and where a question is sent. */
  state: get<AssistantState, { readonly documentId: string }>('/api/assistant/state', {
    ...memberRead,
    ours: true,
    outdata: assistantState,
    query: { documentId: 'file_name' },
  }),
  /** Lists the member's conversations, the newest first; those about one document if it is named. */
  conversations: get<readonly ConversationEntry[], { readonly documentId?: string } | undefined>(
    '/api/assistant/conversations',
    { ...memberRead, ours: true, outdata: [conversationEntry], query: { documentId: 'file_name' } },
  ),
  /** Reads a conversation. Its sentences are those of the stored text now, so a mask or a removal applies to old ones. */
  conversation: get<Conversation, { readonly id: string }>('/api/assistant/conversation', {
    ...memberRead,
    ours: true,
    outdata: conversation,
    query: { id: 'id' },
  }),
  /** Deletes a conversation with its answers and votes. */
  deleteConversation: post<Outcome, { readonly id: string }>('/api/assistant/deleteconversation', {
    ...memberWrite,
    ours: true,
    whole: outcome,
    body: { id: 'id' },
  }),
  /** Deletes all conversations of the member with their answers and votes. */
  deleteConversations: post<Outcome>('/api/assistant/deleteconversations', {
    ...memberWrite,
    ours: true,
    whole: outcome,
  }),
  /** Stores what the member thinks of an answer, in place of an earlier vote. */
  vote: post<Outcome, { readonly answerId: string; readonly vote: AnswerVote }>('/api/assistant/vote', {
    ...memberWrite,
    ours: true,
    whole: outcome,
    body: { answerId: 'answerid', vote: 'vote' },
  }),
}));
