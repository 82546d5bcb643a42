import {
  assistantAnswer,
  assistantDocument,
  type AssistantAnswer,
  type AssistantDocument,
} from './assistant-answer.js';
import { group, get, post } from '../wire/make-call.js';
import { memberRead, memberWrite } from '../wire/marks.js';
import { items, outdata, sureText } from '../wire/readers.js';
import { forUser, type ForUser } from '../wire/for-user.js';

/** A question. */
export interface Question {
  /** As it was typed. */
  readonly question: string;
  /** Names the conversation that it goes on with. */
  readonly conversationId?: string;
}

const asked = { question: 'question', conversationId: 'conversationid' } as const;
const ask = () => ({ ...memberWrite, slow: true, answer: outdata(assistantAnswer) }) as const;

/** Questions about a judgment or a file. */
export const assistant = group('assistant', () => ({
  /** Asks about a PDF of the member's own. */
  askFile: post<AssistantAnswer, Question & { readonly file: Blob }>('/api/ec/postChatPdfWithFile', {
    ...ask(),
    sends: 'form-data',
    body: { file: 'file', ...asked },
  }),
  /** Asks about a judgment of the library. */
  ask: post<AssistantAnswer, Question & { readonly documentId: string }>('/api/ec/postChatWithSourceID', {
    ...ask(),
    body: { documentId: 'sourceid', ...asked },
  }),
  /** Whether the assistant knows a judgment. */
  exists: post<AssistantDocument, ForUser & { readonly documentId: string }>('/api/ec/CheckAIDocumentExist', {
    ...memberRead,
    answer: outdata(assistantDocument),
    query: { documentId: 'file_name', ...forUser },
  }),
  /** Questions that others ask about a judgment. */
  suggestions: get<readonly string[], { readonly documentId: string }>('/api/caselaw/getaisuggesions', {
    ...memberRead,
    answer: outdata(items(sureText)),
    query: { documentId: 'file_name' },
  }),
}));
