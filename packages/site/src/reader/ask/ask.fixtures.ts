import { assistantLimits, type AnswerGroup, type AnswerSentence } from '@headnote/core/contract';
import { pathOf } from '../../citator/citator-wire.fixtures.js';
import { fakeLibrary } from '../../fixtures/fake-library.fixtures.js';

/** A judgment with two opinions, whose sentences the answers quote. */
export const askedText =
  '<p id="p1"><span id="opinion-1">RAO, J.</span></p>' +
  '<p id="p2"><span id="para-1">1.</span> The tenant was heard after notice. A notice that is sent by post is served when it arrives.</p>' +
  '<p id="p3"><span id="para-2">2.</span> The lease was renewed by conduct. The appeal is allowed, and the suit is dismissed with costs.</p>' +
  '<p id="p4"><span id="opinion-2">SEN, J. (dissenting)</span></p>' +
  '<p id="p5"><span id="opinion-2-para-1">1.</span> I regret that I cannot agree. No conduct of the landlord renewed the lease.</p>';

/** A library with this judgment. */
export const askedLibrary = fakeLibrary({ content: askedText });

type Wire = Readonly<Record<string, unknown>>;

const sentence = (id: string, paragraph: string, label: string, words: string): AnswerSentence => ({
  id,
  paragraph,
  label,
  page: '',
  pageOfFile: 0,
  text: words,
  start: 0,
  end: words.length,
  role: 'reasons',
  side: '',
  notHeld: [],
});

const wireGroup = ({ documentId, houseCitation, statusText, sentences, ...rest }: AnswerGroup): Wire => ({
  ...rest,
  sentences: sentences.map(({ notHeld, pageOfFile, ...one }) => ({
    ...one,
    not_held: notHeld,
    page_of_file: pageOfFile,
  })),
  file_name: documentId,
  lscitation: houseCitation,
  status_text: statusText,
});

const open = {
  documentId: 'c0123456789ab',
  title: 'Asha Traders v. State of Goa',
  citation: '2024 INSC 1',
  houseCitation: '2024 HN 12',
  later: null,
  statusText: '',
} as const;

const majority: AnswerGroup = {
  ...open,
  opinion: 1,
  author: 'Rao J',
  kind: 'majority',
  sentences: [
    sentence('3.1', 'para-2', '2', 'The lease was renewed by conduct.'),
    {
      ...sentence('2.2', 'para-1', '1', 'A notice that is sent by post is served when it arrives.'),
      notHeld: ['AIR 1958 SC 532'],
    },
  ],
};
const dissent: AnswerGroup = {
  ...open,
  opinion: 2,
  author: 'Sen J',
  kind: 'dissenting',
  sentences: [sentence('5.2', 'opinion-2-para-1', '1', 'No conduct of the landlord renewed the lease.')],
};
const cited: AnswerGroup = {
  documentId: 'c0000000000c2',
  title: 'Deccan Salt Works v. Collector of Revenue',
  citation: '1991 SMP 3',
  houseCitation: '1991 HN 3',
  opinion: 1,
  author: 'Iyer J',
  kind: 'sole',
  later: {
    treatment: 'overruled',
    id: 'c0000000000c9',
    title: 'Gopal Salt v. Union of India',
    citation: '(2004) 2 SMP 71',
    courtName: 'Supreme Court of India',
    decidedOn: '2004-03-02',
    benchStrength: 3,
    sentence: '',
    paragraph: '',
  },
  statusText: '',
  sentences: [sentence('8.1', 'para-8', '8', 'Silence for a year renews no lease.')],
};

const answer = {
  id: 'a1',
  conversationid: 'k1',
  question: 'Was the lease renewed?',
  asked_at: '2026-05-04T10:44:00.000Z',
  scope: 'document',
  selector: 'rules',
  later: null,
  groups: [wireGroup(majority), wireGroup(dissent)],
  refusal: null,
  hidden: 0,
  vote: 'none',
};

/** A PDF of the member, of whose pages some are scans. */
const notice = {
  file_name: 'u0000000000f1',
  name: 'Notice to the tenant.pdf',
  pages: 14,
  scanned_pages: 2,
  uploaded_at: '2026-05-04T10:44:00.000Z',
  kept_until: '2026-06-03T10:44:00.000Z',
};
const plaint = { ...notice, file_name: 'u0000000000f2', name: 'Plaint.pdf', pages: 1, scanned_pages: 0 };

const inFile = (id: string, page: string, words: string): AnswerSentence => ({
  ...sentence(id, '', '', words),
  page,
  pageOfFile: Number(page),
});

/** Answers of the assistant, as a server sends them. */
export const answers = {
  twoOpinions: answer,
  withoutModel: { ...answer, selector: 'fallback', hidden: 1 },
  act: {
    ...answer,
    id: 'a4',
    groups: [
      wireGroup({
        documentId: 'a0123456789ab',
        title: 'The Sample Act, 1930',
        citation: '',
        houseCitation: '1930 HNA 3',
        opinion: 0,
        author: '',
        kind: 'none',
        later: null,
        statusText: '',
        sentences: [sentence('2.2', 's2', '2', 'In this Act a word means what it says.')],
      }),
    ],
  },
  file: {
    ...answer,
    id: 'a5',
    groups: [
      wireGroup({
        documentId: notice.file_name,
        title: notice.name,
        citation: '',
        houseCitation: '',
        opinion: 0,
        author: '',
        kind: 'none',
        later: null,
        statusText: '',
        sentences: [
          inFile('3.1', '3', 'You are called upon to vacate the premises within thirty days.'),
          { ...inFile('9.2', '12', 'The rent for May has not been paid.'), start: 13, end: 48 },
        ],
      }),
    ],
  },
  cited: { ...answer, id: 'a3', scope: 'cited', groups: [wireGroup(cited)] },
  refusal: {
    ...answer,
    id: 'a2',
    question: 'What damages did the tenant receive?',
    groups: [],
    refusal: {
      looked_for: 'order',
      words: ['damages'],
      searched: 1388,
      nearest: wireGroup({ ...majority, sentences: majority.sentences.slice(1) }),
      offers: [
        { kind: 'cited', query: '', count: 64 },
        { kind: 'search', query: 'damages /p tenant', count: 38 },
      ],
    },
  },
} as const;

/** The words of a page of the notice; two of its pages are scans. */
const noticePage = (page: number) =>
  page === 13
    ? []
    : [
        { number: 8, start: 0, text: `This is page ${page} of the notice.` },
        { number: 9, start: 0, text: 'Take notice. The rent for May has not been paid. Nor has that for June.' },
      ];

/** What a member may ask. */
export const offered = { sent_to: '', can_ask: true, cited: 64, left_this_hour: 60, left_today: 300 };

const suggested = [
  {
    question: 'Whether the lease was renewed by conduct?',
    place: 'paragraph',
    paragraph: 'para-2',
    label: '2',
    count: 0,
  },
  { question: 'How were the opinions divided?', place: 'opinions', paragraph: '', label: '', count: 2 },
  { question: 'What order was made?', place: 'order', paragraph: '', label: '', count: 0 },
];

const stored = [
  {
    id: 'k7',
    file_name: 'c0123456789ab',
    scope: 'document',
    title: 'Asha Traders v. State of Goa',
    question: 'When is a notice served?',
    questions: 2,
    asked_at: '2026-05-03T09:00:00.000Z',
  },
];

const answering = (outdata: unknown): Promise<Response> =>
  Promise.resolve(Response.json({ flag: true, message: '', outdata, outdatalist: null }));

/** Sends the sentences of an answer as they would arrive, and never its end. */
export const streaming = (): Promise<Response> => {
  const first = event('sentence', wireGroup({ ...majority, sentences: majority.sentences.slice(0, 1) }));
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(first)) });
  return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
};

const event = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Sends the pages of a PDF as they are read, and then its end; without an end, none comes. */
const reading = (pages: number, end?: Wire): Response => {
  const events = Array.from({ length: pages }, (_, at) => event('page', { page: at + 1, pages: notice.pages }));
  const whole = { flag: true, message: '', outdata: end, outdatalist: null };
  const text = [...events, ...(end ? [event('end', whole)] : [])].join('');
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      if (end) controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
};

/** What becomes of an upload. */
export const uploads = {
  sending: () => new Promise<Response>(() => {}),
  reading: () => Promise.resolve(reading(5)),
  done: () => Promise.resolve(reading(notice.pages, { file: notice, answer: null })),
  refused: () => {
    const message = 'This file is not a PDF. Save it as a PDF and upload that.';
    return Promise.resolve(Response.json({ flag: false, message, outdata: null, outdatalist: null }));
  },
};

/** As many PDFs as are kept. */
export const manyFiles = Array.from({ length: assistantLimits.maxFiles }, (_, at) => ({
  ...notice,
  file_name: `u${at}`,
  name: `Annexure ${at + 1}.pdf`,
}));

/** Refuses a question as a spent budget does. */
export const spent = (): Promise<Response> => {
  const message = '60 questions in an hour. Ask again after 11:20.';
  const body = { flag: false, message, outdata: null, outdatalist: null };
  return Promise.resolve(Response.json(body, { status: 429, headers: { 'retry-after': '60' } }));
};

/** A library with an assistant that answers in turn. */
export function askingLibrary({
  ask = [answers.twoOpinions],
  state = offered,
  library = askedLibrary,
  files = [notice, plaint],
  upload = uploads.done,
}: {
  readonly ask?: readonly (Wire | (() => Promise<Response>))[];
  readonly state?: Wire;
  readonly library?: typeof fetch;
  readonly files?: readonly Wire[];
  readonly upload?: () => Promise<Response>;
} = {}): typeof fetch {
  let asked = 0;
  return async (input, init) => {
    const path = pathOf(input);
    if (path === '/api/ec/postChatWithSourceID') {
      const next = ask[Math.min(asked, ask.length - 1)] ?? answers.twoOpinions;
      asked += 1;
      if (typeof next === 'function') return next();
      const { question = '' } = (await (input as Request).clone().json()) as { readonly question?: string };
      return answering({ ...next, question });
    }
    if (path === '/api/caselaw/getaisuggesions') return answering(suggested);
    if (path === '/api/assistant/state') return answering(state);
    if (path === '/api/assistant/files') return answering(files);
    if (path === '/api/ec/postChatPdfWithFile') return upload();
    if (path === '/api/assistant/filepage') {
      const asked = new URL(
        typeof input === 'string' ? input : input instanceof URL ? input : input.url,
        location.href,
      );
      return answering(noticePage(Number(asked.searchParams.get('page'))));
    }
    if (path === '/api/assistant/conversations') return answering(stored);
    if (path === '/api/assistant/conversation')
      return answering({ id: 'k7', file_name: 'c0123456789ab', scope: 'document', answers: [answers.twoOpinions] });
    if (path.startsWith('/api/assistant/')) return answering(null);
    return library(input, init);
  };
}
