import type { ExamplesOf } from '../example.fixtures.js';
import { envelope, pdf } from '../example-parts.fixtures.js';

const place = {
  id: '4.1',
  paragraph: 'para-4',
  label: '4',
  text: 'The lease was renewed.',
  start: 3,
  end: 25,
  role: 'reasons',
  side: '',
} as const;
const sentence = {
  wire: { ...place, page: '12', page_of_file: 2, not_held: ['AIR 1958 SC 532'] },
  value: { ...place, page: '12', pageOfFile: 2, notHeld: ['AIR 1958 SC 532'] },
} as const;
const head = { title: 'A v. B', citation: '2024 HN 1', opinion: 1, author: 'Rao', kind: 'sole', later: null } as const;

const group = {
  wire: {
    file_name: 'c0000000000a1',
    ...head,
    lscitation: '2024 HN 1',
    status_text: '',
    sentences: [sentence.wire],
  },
  value: {
    documentId: 'c0000000000a1',
    ...head,
    houseCitation: '2024 HN 1',
    statusText: '',
    sentences: [sentence.value],
  },
} as const;

const shared = { id: 'a1', question: 'What was decided?', scope: 'document', selector: 'rules', later: null } as const;
const refusal = { words: ['costs'], searched: 12, offers: [{ kind: 'search', query: 'costs', count: 3 }] } as const;

const answer = {
  wire: {
    ...shared,
    conversationid: 'k1',
    asked_at: '2026-05-04T10:44:00.000Z',
    groups: [group.wire],
    refusal: { looked_for: 'order', ...refusal, nearest: group.wire },
    hidden: 0,
    vote: 'none',
  },
  value: {
    ...shared,
    conversationId: 'k1',
    askedAt: '2026-05-04T10:44:00.000Z',
    groups: [group.value],
    refusal: { lookedFor: 'order', ...refusal, nearest: group.value },
    hidden: 0,
    vote: 'none',
  },
} as const;

const assistantAnswer = { answer: envelope({ outdata: answer.wire }), value: answer.value } as const;
const kept = { name: 'Notice.pdf', pages: 12 } as const;
const file = {
  wire: {
    ...kept,
    file_name: 'u1',
    scanned_pages: 2,
    uploaded_at: '2026-05-04T10:44:00.000Z',
    kept_until: '2026-06-03T10:44:00.000Z',
  },
  value: {
    ...kept,
    id: 'u1',
    scannedPages: 2,
    uploadedAt: '2026-05-04T10:44:00.000Z',
    keptUntil: '2026-06-03T10:44:00.000Z',
  },
} as const;
const done = { answer: envelope({}), value: { message: 'Done.' } } as const;

/** An example of every call of this service. */
export const assistantExamples: ExamplesOf<'assistant'> = {
  askFile: {
    visitorSees: 'no text',
    input: { file: pdf, question: 'What was decided?', conversationId: 'k1' },
    answer: envelope({ outdata: { file: file.wire, answer: answer.wire } }),
    value: { file: file.value, answer: answer.value },
  },
  ask: {
    visitorSees: 'no text',
    input: { documentId: 'c0000000000a1', question: 'What was decided?', conversationId: 'k1', scope: 'document' },
    ...assistantAnswer,
  },
  exists: {
    visitorSees: 'no text',
    input: { userId: '7', documentId: 'c0000000000a1' },
    answer: envelope({ outdata: { exists: true } }),
    value: { exists: true },
  },
  suggestions: {
    visitorSees: 'no text',
    input: { documentId: 'c0000000000a1' },
    answer: envelope({
      outdata: [{ question: 'What order was made?', place: 'order', paragraph: 'p9', label: '9', count: 0 }],
    }),
    value: [{ question: 'What order was made?', place: 'order', paragraph: 'p9', label: '9', count: 0 }],
  },
  files: { visitorSees: 'no text', input: undefined, answer: envelope({ outdata: [file.wire] }), value: [file.value] },
  filePage: {
    visitorSees: 'no text',
    input: { id: 'u1', page: 2 },
    answer: envelope({ outdata: [{ number: 4, start: 0, text: '4. The lease was renewed.' }] }),
    value: [{ number: 4, start: 0, text: '4. The lease was renewed.' }],
  },
  deleteFile: { visitorSees: 'no text', input: { id: 'u1' }, ...done },
  state: {
    visitorSees: 'no text',
    input: { documentId: 'c0000000000a1' },
    answer: envelope({
      outdata: { sent_to: 'api.example.com', can_ask: true, cited: 64, left_this_hour: 60, left_today: 300 },
    }),
    value: { sentTo: 'api.example.com', canAsk: true, cited: 64, leftThisHour: 60, leftToday: 300 },
  },
  conversations: {
    visitorSees: 'no text',
    input: { documentId: 'c0000000000a1' },
    answer: envelope({
      outdata: [
        {
          id: 'k1',
          file_name: 'c0000000000a1',
          scope: 'document',
          title: 'A v. B',
          question: 'What was decided?',
          questions: 1,
          asked_at: '2026-05-04T10:44:00.000Z',
        },
      ],
    }),
    value: [
      {
        id: 'k1',
        documentId: 'c0000000000a1',
        scope: 'document',
        title: 'A v. B',
        question: 'What was decided?',
        questions: 1,
        askedAt: '2026-05-04T10:44:00.000Z',
      },
    ],
  },
  conversation: {
    visitorSees: 'no text',
    input: { id: 'k1' },
    answer: envelope({
      outdata: { id: 'k1', file_name: 'c0000000000a1', scope: 'document', answers: [answer.wire] },
    }),
    value: { id: 'k1', documentId: 'c0000000000a1', scope: 'document', answers: [answer.value] },
  },
  deleteConversation: { visitorSees: 'no text', input: { id: 'k1' }, ...done },
  deleteConversations: { visitorSees: 'no text', input: undefined, ...done },
  vote: { visitorSees: 'no text', input: { answerId: 'a1', vote: 'useful' }, ...done },
};
