import {
  assistantAnswer,
  assistantDocument,
  type AssistantAnswer,
  type AssistantDocument,
} from './assistant-answer.js';
import { group, get, post } from '../wire/make-call.js';
import { memberRead, memberWrite } from '../wire/marks.js';
import { sureText } from '../wire/readers.js';
import { forUser, type ForUser } from '../wire/for-user.js';

/** A question. */
export interface Question {
  /** As typed. */
  readonly question: string;
  /** Id of the conversation that it continues. */
  readonly conversationId?: string;
}

const asked = { question: 'question', conversationId: 'conversationid' } as const;
const ask = () => ({ ...memberWrite, slow: true, outdata: assistantAnswer }) as const;

/** Questions to the assistant about a judgment or a file. */
export const assistant = group('assistant', () => ({
  /** Asks about a PDF that the member uploads. */
  askFile: post<AssistantAnswer, Question & { readonly file: Blob }>('/api/ec/postChatPdfWithFile', {
    ...ask(),
    sends: 'form-data',
    body: { file: 'file', ...asked },
  }),
  /** Asks about a judgment in the library. */
  ask: post<AssistantAnswer, Question & { readonly documentId: string }>('/api/ec/postChatWithSourceID', {
    ...ask(),
    body: { documentId: 'sourceid', ...asked },
  }),
  /** Says whether the assistant knows a judgment. */
  exists: post<AssistantDocument, ForUser & { readonly documentId: string }>('/api/ec/CheckAIDocumentExist', {
    ...memberRead,
    outdata: assistantDocument,
    query: { documentId: 'file_name', ...forUser },
  }),
  /** Lists questions that other members ask about a judgment. */
  suggestions: get<readonly string[], { readonly documentId: string }>('/api/caselaw/getaisuggesions', {
    ...memberRead,
    outdata: [sureText],
    query: { documentId: 'file_name' },
  }),
}));
